/** Connected building: the board shows what is open; only rules and lesson speak of it. */
import type { ClientMechanic } from "../types";

const connectedBuilding: ClientMechanic = { joined: true };

export default connectedBuilding;
