/** The words of rules and lessons, which come with the pages that show them. */
import { learn } from "./words";

const english = import.meta.glob<string>(
  ["../../../src/branchline/locales/en/{rules,mechanics/*}.ftl"],
  { query: "?reading", import: "default", eager: true },
);
learn({ en: Object.values(english).join("\n") });
