/** Letters that people type in place of each other when a keyboard lacks the right ones. */
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

/** A text in small plain letters, `Şikayət` as `sikayet`. It is as long as the text, so a place in one is a place in the other. */
export function foldDiacritics(text: string): string {
  const fold = (letter: string): string => {
    const small = letterFolds[letter] ?? letter.toLowerCase();
    const plain = letterFolds[small] ?? small;
    return plain.length === letter.length ? plain : letter;
  };
  return Array.from(text, fold).join("");
}

/** The words of a text, in plain letters. */
export const foldWords = (text: string): string[] => foldDiacritics(text).match(/[\p{L}\p{N}]+/gu) ?? [];
