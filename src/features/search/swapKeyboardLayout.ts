/** The keys of a keyboard, in the same order in each layout. The Azerbaijani and the English keyboard are Latin. */
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбю";
const englishKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const azerbaijaniKeys = "qüertyuiopöğasdfghjklıəzxcvbnmçş";

/** Returns what was meant when the Russian layout was on instead of a Latin one, or the reverse: `rehc` is `курс`. */
export function swapKeyboardLayout(text: string): string[] {
  const lowerCased = text.toLowerCase();
  const swap = (from: string, to: string): string =>
    Array.from(lowerCased, (letter) => to[from.indexOf(letter)] ?? letter).join("");
  const meant = /\p{Script=Cyrillic}/u.test(lowerCased)
    ? [swap(russianKeys, azerbaijaniKeys), swap(russianKeys, englishKeys)]
    : [swap(englishKeys, russianKeys), swap(azerbaijaniKeys, russianKeys)];
  return [...new Set(meant)].filter((other) => other !== lowerCased);
}
