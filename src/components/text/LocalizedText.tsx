import type { ReactNode } from "react";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { LanguageTag } from "./LanguageTag.tsx";

/**
 * The name of an entry, in whatever language it exists: `lang` is absent when that is the one asked for. A name in another
 * language is read out in that one, and says which it is.
 */
export function InLanguage({ lang, children }: { lang: Language | undefined; children: ReactNode }): ReactNode {
  const say = useWords();
  const current = useLanguage();
  return (
    <>
      <span lang={lang}>{children}</span>
      {lang !== undefined && lang !== current && (
        <>
          {" "}
          <LanguageTag>{say(`language.in.${lang}`)}</LanguageTag>
        </>
      )}
    </>
  );
}
