/** Where other devices find this server, so that links to send work there. */
import type { NetworkFacts } from "../protocol";
import { changeNetwork, getNetwork } from "./api";
import { hostTokens } from "./memory";

const OWN_NAMES = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether the page was opened by a name that every machine uses for itself. */
const opensHere = OWN_NAMES.test(location.hostname);

class Network {
  facts = $state.raw<NetworkFacts | null>(null);
  trouble = $state("");
  busy = $state(false);

  /** What links begin with that work on other devices; null if there are none, or not known yet. */
  elsewhere = $derived(opensHere ? (this.facts?.address ?? null) : location.origin);
  /** Whether this page may open the server to the local network, or close it. */
  mayChange = $derived(Boolean(this.facts?.can_open) && hostTokens().length > 0);
  /** Whether it is known where links lead: none are handed out before. */
  known = $derived(!opensHere || this.facts !== null);
  /** Whether there is anything to tell: other devices come by another address, or not at all. */
  differs = $derived(opensHere && this.facts !== null);

  async load(): Promise<void> {
    if (!opensHere) return;
    try {
      this.facts = await getNetwork();
    } catch {
      this.facts = {}; // better too little than a link that leads nowhere
    }
  }

  /** Open the server to the local network or close it, as the host of this room or of another. */
  async change(room: string, open: boolean): Promise<void> {
    const tokens = hostTokens();
    const [host, token] = tokens.find(([each]) => each === room) ?? tokens.at(-1) ?? ["", ""];
    this.busy = true;
    this.trouble = "";
    try {
      this.facts = await changeNetwork({ room: host, token, open });
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.busy = false;
  }
}

export const network = new Network();
