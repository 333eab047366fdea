import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { IntlProvider } from "../../src/i18n/IntlProvider.tsx";
import { languages, parseLanguage, type Language } from "../../src/i18n/language.ts";
import { loadMessages, type Messages } from "../../src/i18n/messages.ts";

/** Renders content, and a button for each language that changes the language of the content: `button[lang=ru]`. */
export function LanguageButtons({ children }: { children: ReactNode }): ReactNode {
  const { locale, messages } = useIntl();
  const [shown, setShown] = useState({ language: parseLanguage(locale), messages: messages as Messages });
  const change = async (language: Language): Promise<void> =>
    setShown({ language, messages: await loadMessages(language) });
  return (
    <IntlProvider {...shown}>
      {children}
      {languages.map(({ code }) => (
        <button key={code} lang={code} onClick={() => void change(code)}>
          {code}
        </button>
      ))}
    </IntlProvider>
  );
}
