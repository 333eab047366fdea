/** Letters that are typed in place of others when a keyboard lacks them. */
const letterFolds: Readonly<Record<string, string>> = {
  ə: "e",
  ı: "i",
  İ: "i",
  ş: "s",
  ç: "c",
  ğ: "g",
  ö: "o",
  ü: "u",
  ё: "е",
};

/**
 * Returns a text in lower case without diacritics, `Şikayət` as `sikayet`. Its length equals that of the text, so
 * indices are valid in both.
 */
export function foldDiacritics(text: string): string {
  const foldLetter = (letter: string): string => {
    const lowerCased = letterFolds[letter] ?? letter.toLowerCase();
    const folded = letterFolds[lowerCased] ?? lowerCased;
    return folded.length === letter.length ? folded : letter;
  };
  return Array.from(text, foldLetter).join("");
}

/** Returns the words of a text in lower case without diacritics. */
export const foldWords = (text: string): string[] => foldDiacritics(text).match(/[\p{L}\p{N}]+/gu) ?? [];
