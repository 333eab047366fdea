/** Letters that users type for each other when a keyboard lacks the right ones. */
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

/** Returns the normalised words of a text: `İçəri` and `iceri` are equal. */
export const splitNormalizedWords = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a text in lower case without diacritics. Both `İ` and `I` become `i`. */
export const normalizeText = (text: string): string =>
  [...text]
    .map((character) => {
      const lowerCase = character
        .toLowerCase()
        .normalize("NFC")
        .replace(/\u0307/g, "");
      return letterReplacements[lowerCase] ?? lowerCase.normalize("NFD").replace(/\p{M}/gu, "");
    })
    .join("")
    .normalize("NFC");
