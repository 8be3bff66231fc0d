// Says messages as the browser does, for tests/test_word_parity.py. Reads from its input a language,
// its words, and messages with their arguments; writes what they say, with the errors there were.
import { Language } from "../web/src/lib/fluent.ts";

let input = "";
for await (const part of process.stdin) input += part;
const { name, words, asked } = JSON.parse(input);
const language = new Language(name);
language.add(words);
const said = asked.map(([id, args]) => {
  const errors = [];
  const text = language.say(id, args, "", errors);
  return [text, errors.map(String)];
});
process.stdout.write(JSON.stringify(said));
