/** Ferries: the board and the rules show them. */
import type { ClientMechanic } from "../types";

const ferries: ClientMechanic = {};

export default ferries;
