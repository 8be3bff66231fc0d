/** Tunnels: what they turn up is shown card by card, and then answered. */
import type { ClientMechanic } from "../types";
import Overlay from "./Overlay.svelte";
import type { RevealState } from "./reveal.svelte";

const tunnels: ClientMechanic<RevealState> = {
  overlay: Overlay,
  sounds: { "tunnel-revealed": "steam" },
};

export default tunnels;
