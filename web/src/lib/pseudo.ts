/** A language for tests, made of English: letters get accents and texts get longer, so that what is
 * not translated shows, and what has too little room. `branchline.locales.pseudo` makes the same. */
export const PSEUDO = "en-XA";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçđéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";
const LONGER = /[aeintouyAEINTOUY]/;

export function pseudo(text: string): string {
  let made = "";
  for (const letter of text) {
    const at = PLAIN.indexOf(letter);
    const accented = at < 0 ? letter : ACCENTED[at]!;
    made += LONGER.test(letter) ? accented + accented.toLowerCase() : accented;
  }
  return made;
}
