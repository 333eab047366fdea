import "./FileFrame.css";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";

/** `label` names the pages of a document, which the keyboard can scroll; `lang` is its language. */
type FileFrameProps = { label?: string | undefined; lang?: Language | undefined; children: ReactNode };

/** Renders the frame around an image, a video or the pages of a document. */
export function FileFrame({ label, lang, children }: FileFrameProps) {
  const language = useLanguage();
  if (label === undefined) return <div className="file-frame">{children}</div>;
  return (
    <div className="file-frame" {...{ role: "region", "aria-label": label, lang, tabIndex: 0 }}>
      {/* Only the name is in the language of the document. */}
      <div lang={language} style={{ display: "contents" }}>
        {children}
      </div>
    </div>
  );
}
