/** The language that is spoken now: whatever is said by it is said anew when it changes. */
import { Language } from "./fluent.ts";

class Spoken {
  language = $state.raw(new Language("en"));
}

export const spoken = new Spoken();
