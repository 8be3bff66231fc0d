/** The words of sharing and of opening files, which come with what shows them. */
import { need } from "./words";

await need("share");
