import { formatNumber } from "./format.ts";
import { useLanguage, useWords } from "./Words.tsx";

/** Says how large a file is, in the unit that suits it: `277 KB`, `9,2 MB`. */
export function useSize(): (bytes: number) => string {
  const say = useWords();
  const lang = useLanguage();
  return (bytes) => {
    if (bytes < 1000) return say("size.bytes", { size: bytes });
    if (bytes < 1_000_000) return say("size.kilobytes", { size: formatNumber(lang, Math.round(bytes / 1000)) });
    return say("size.megabytes", { size: formatNumber(lang, bytes / 1_000_000, 1) });
  };
}
