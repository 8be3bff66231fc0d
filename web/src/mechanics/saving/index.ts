/** Saving: only the rules speak of it. */
import type { ClientMechanic } from "../types";

const saving: ClientMechanic = {};

export default saving;
