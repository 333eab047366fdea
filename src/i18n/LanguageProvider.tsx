import { createContext, use, useEffect, useRef, useState, useTransition, type ReactNode } from "react";
import { setRequestLanguage, storeLanguage, type Language } from "./language.ts";
import { loadInitialMessages, loadMessages, type Messages } from "./messages.ts";
import { IntlProvider } from "./IntlProvider.tsx";

/** A language with its words, ready to be shown. */
export type LoadedLanguage = { language: Language; messages: Messages };

const SetLanguageContext = createContext<(language: Language) => void>(() => undefined);

/** Changes the language of the portal. */
export const useSetLanguage = (): ((language: Language) => void) => use(SetLanguageContext);

/**
 * Holds the current language. A change keeps the old words on the screen until the new ones and everything that the page
 * reads from the server in the new language are there, so that the two never mix and nothing jumps.
 */
export function LanguageProvider({ initial, children }: { initial: LoadedLanguage; children: ReactNode }): ReactNode {
  const [spoken, setSpoken] = useState(initial);
  const [, change] = useTransition();
  const wanted = useRef(initial.language);

  useEffect(() => {
    document.documentElement.lang = spoken.language;
    setRequestLanguage(spoken.language);
  }, [spoken]);

  const choose = (language: Language): void => {
    if (language === wanted.current) return;
    wanted.current = language;
    storeLanguage(language);
    // All words, so that nothing below has to wait for the rest of them; the frame itself is drawn with the first.
    Promise.all([loadInitialMessages(language), loadMessages(language)]).then(
      ([messages]) => {
        // Whoever pressed another language meanwhile gets only the last one.
        if (wanted.current === language) change(() => setSpoken({ language, messages }));
      },
      () => {
        wanted.current = spoken.language;
        storeLanguage(spoken.language);
      },
    );
  };
  return (
    <SetLanguageContext value={choose}>
      <IntlProvider language={spoken.language} messages={spoken.messages}>
        {children}
      </IntlProvider>
    </SetLanguageContext>
  );
}
