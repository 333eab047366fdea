import { useT } from "../../i18n/IntlProvider.tsx";

/** Returns a function that formats a MIME type for visitors: "PDF", "Picture (JPEG)". */
export function useFormatFileType(): (mimeType: string) => string {
  const t = useT();
  return (mimeType) => {
    const [kind = "", format = ""] = mimeType.split("/");
    const name = (format.split(/[+;]/)[0] ?? "").toUpperCase();
    if (mimeType === "application/pdf") return "PDF";
    return kind === "image" || kind === "video" ? t(`document.kind.${kind}`, { name }) : t("document.kind.file");
  };
}
