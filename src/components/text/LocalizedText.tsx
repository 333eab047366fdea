import type { ReactNode } from "react";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { LanguageTag } from "./LanguageTag.tsx";

/**
 * The name of an entry, in whatever language it exists: `lang` is absent when that is the one asked for. A name in another
 * language is read out in that one, and says which it is.
 */
export function LocalizedText({ lang, children }: { lang: Language | undefined; children: ReactNode }): ReactNode {
  const t = useT();
  const current = useLanguage();
  return (
    <>
      <span lang={lang}>{children}</span>
      {lang !== undefined && lang !== current && (
        <>
          {" "}
          <LanguageTag>{t(`language.in.${lang}`)}</LanguageTag>
        </>
      )}
    </>
  );
}
