import type { ReactNode } from "react";
import type { Language } from "../../i18n/language.ts";

type NameInTextProps = {
  text: string;
  /** A part of the text. */
  name: string;
  /** The language of the name, when it is not that of the page. */
  lang: Language | undefined;
};

/** Renders a text of the portal with a name that the backend may have only in another language, marked for screen readers. */
export function NameInText({ text, name, lang }: NameInTextProps): ReactNode {
  const start = text.indexOf(name);
  if (lang === undefined || start === -1) return text;
  return (
    <>
      {text.slice(0, start)}
      <bdi lang={lang}>{name}</bdi>
      {text.slice(start + name.length)}
    </>
  );
}
