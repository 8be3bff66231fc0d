/** The words of the map studio, and of rules, which its forms name. */
import { need } from "./words";

await Promise.all([need("studio"), need("reading")]);
