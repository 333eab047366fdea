import { useWords } from "../../i18n/Words.tsx";

/** Says what kind of file something is: "PDF", "Picture (JPEG)". */
export function useFileType(): (mimeType: string) => string {
  const say = useWords();
  return (mimeType) => {
    const [kind = "", format = ""] = mimeType.split("/");
    const name = (format.split(/[+;]/)[0] ?? "").toUpperCase();
    if (mimeType === "application/pdf") return "PDF";
    return kind === "image" || kind === "video" ? say(`document.kind.${kind}`, { name }) : say("document.kind.file");
  };
}
