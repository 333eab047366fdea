/** Endings of Azerbaijani words, written without diacritics. They follow each other: `sened-ler-im-iz-den`. */
const azerbaijaniEnding =
  /(?<=^.{3,})(?:l[ae]r|[iu]?[mn][iu]z|l[iu][qkgy]|l[iu]|s[iu]z|c[iu]|n[iu]n|nd[ae]n|nd[ae]|d[ae]n|d[iu]r|d[ae]|s[iu]|s[iu]n|n[iu]|[iu]m|[iu]n|y[ae]|n[ae]|ma[qg]|me[ky]|m[ae]|[ae]c[ae][kqg]|m[iu]r|y?[iu]r|[iu]b|m[iu]|d[iu]m|d[iu]|m[iu]s|[ae]m|[iuae])$/;

/**
 * Words that only look as if they had an ending: `çəki` (weight) is no form of `çek` (receipt), `rüsum` (fee) none of
 * `rus` (Russian), and something `keyfiyyətsiz` (of bad quality) has no `keyfiyyət`.
 */
const wordsWithoutEnding: ReadonlySet<string> = new Set(["ceki", "rusum", "olcme", "keyfiyyetsiz"]);

/** Endings of Russian words. A word has one of them, before a reflexive `ся`. */
const russianEnding =
  /(?<=^.{3,})(?:иями|ями|ами|иях|иям|ием|ией|[оеая]го|[ое]му|[ыи]ми|[яаыи]х|[ое]в|[еиыо]й|[ая]я|[оеыи]е|[ую]ю|[оеая]м|и[яюи]|[аяуе]ете?|ите|[еи]шь|[аяу]ют|[аяеи]ть|[аяеиыу]л[аио]?|ью|[аяоеыиуюьй])$/;

/** Endings of English words. */
const englishEnding = /(?<=^.{3,})(?:ings?|ied|ies|ed|es|(?<=.{4})ly|s|e|y)$/;

/**
 * Returns the stems of a word without diacritics in lower case. A word in Latin letters can be Azerbaijani or English and
 * has a stem for each, unless they are equal.
 */
export function stemWord(word: string): string[] {
  if (/\p{Script=Cyrillic}/u.test(word)) return [stemRussian(word)];
  if (/\p{N}/u.test(word)) return [word];
  return [...new Set([stemAzerbaijani(word), stemEnglish(word)])];
}

// The forms of a word differ in a double consonant at the end of the stem: `просрочен` and `просроченный`.
const stemRussian = (word: string): string =>
  word
    .replace(/(?<=^.{3,})с[яь]$/, "")
    .replace(russianEnding, "")
    .replace(/нн$/, "н");

// `swapped` is a form of `swap`.
const stemEnglish = (word: string): string =>
  word.replace(/(?<=^.+)([bdgmnprt])\1(?:ed|ing)$/, "$1").replace(englishEnding, "");

function stemAzerbaijani(word: string): string {
  if (wordsWithoutEnding.has(word)) return word;
  const stem = word.replace(azerbaijaniEnding, "");
  // A final k or q becomes y or ğ before a vowel: `çörək`, `çörəyi`.
  return stem === word ? word.replace(/(?<=^.{3,})y$/, "k").replace(/(?<=^.{3,})g$/, "q") : stemAzerbaijani(stem);
}
