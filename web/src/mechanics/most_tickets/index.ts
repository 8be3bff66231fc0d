/** Most tickets: only rules and scores speak of them. */
import type { ClientMechanic } from "../types";

const mostTickets: ClientMechanic = {};

export default mostTickets;
