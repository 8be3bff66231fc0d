/** The words of rules and lessons, which come with the pages that show them. */
import { need } from "./words";

await need("reading");
