import { formatNumber } from "./format.ts";
import { useLanguage, useT } from "./IntlProvider.tsx";

/** Returns a function that formats a file size in bytes: `277 KB`, `9,2 MB`. */
export function useFormatFileSize(): (bytes: number) => string {
  const t = useT();
  const lang = useLanguage();
  return (bytes) => {
    if (bytes < 1000) return t("size.bytes", { size: bytes });
    if (bytes < 1_000_000) return t("size.kilobytes", { size: formatNumber(lang, Math.round(bytes / 1000)) });
    return t("size.megabytes", { size: formatNumber(lang, bytes / 1_000_000, 1) });
  };
}
