/** What a table keeps of tunnels: the cards that one turns up. */
import { RevealState } from "./reveal.svelte";

export default (): RevealState => new RevealState();
