/** The longest path: only rules and scores speak of it. */
import type { ClientMechanic } from "../types";

const longestPath: ClientMechanic = {};

export default longestPath;
