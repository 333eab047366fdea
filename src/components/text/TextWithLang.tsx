import type { ReactNode } from "react";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useMessageLookup } from "../../i18n/IntlProvider.tsx";
import { LanguageTag } from "./LanguageTag.tsx";

/**
 * Renders a text that the backend may have only in another language. `lang` is absent when it is in the requested language.
 * A text in another language carries `lang` for screen readers and a LanguageTag.
 */
export function TextWithLang({ lang, children }: { lang: Language | undefined; children: ReactNode }): ReactNode {
  const { find } = useMessageLookup();
  const current = useLanguage();
  return (
    <>
      <bdi lang={lang}>{children}</bdi>
      {lang !== undefined && lang !== current && (
        <>
          {" "}
          <LanguageTag>{find(`language.in.${lang}`) ?? lang}</LanguageTag>
        </>
      )}
    </>
  );
}
