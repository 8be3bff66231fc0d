/** Points to begin with: only rules and scores speak of them. */
import type { ClientMechanic } from "../types";

const start: ClientMechanic = {};

export default start;
