/** Letters that people type in place of each other, when a keyboard lacks the right ones. */
const letterReplacements: Readonly<Record<string, string>> = {
  ə: "e",
  ı: "i",
  ş: "s",
  ç: "c",
  ğ: "g",
  ö: "o",
  ü: "u",
  ё: "е",
  ß: "ss",
};

/** The words of a text, small and with plain letters: `İçəri` and `iceri` are the same word. */
export const splitNormalizedWords = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text in small plain letters. `İ` and `I` both become `i`: nobody searches for the dot. */
export const normalizeText = (text: string): string =>
  [...text]
    .map((letter) => {
      const small = letter
        .toLowerCase()
        .normalize("NFC")
        .replace(/\u0307/g, "");
      return letterReplacements[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
    })
    .join("")
    .normalize("NFC");
