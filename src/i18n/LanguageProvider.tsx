import { createContext, use, useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from "react";
import { setRequestLanguage, storeLanguage, type Language } from "./language.ts";
import { getPathLanguage, replaceAddressLanguage } from "./languagePaths.ts";
import { loadInitialMessages, loadMessages, watchMessages, type Messages } from "./messages.ts";
import { IntlProvider } from "./IntlProvider.tsx";

/** A language with its messages. */
export type LoadedLanguage = { language: Language; messages: Messages };

const SetLanguageContext = createContext<(language: Language) => void>(() => undefined);

/** Returns the function that changes the language of the portal. */
export const useSetLanguage = (): ((language: Language) => void) => use(SetLanguageContext);

/**
 * Provides the current language. A change is a transition: the page keeps the old language until the messages and the
 * responses of the page are loaded in the new one, so that languages never mix and no skeleton appears. The address follows.
 */
export function LanguageProvider({ initial, children }: { initial: LoadedLanguage; children: ReactNode }): ReactNode {
  const [loaded, setLoaded] = useState(initial);
  const [, startTransition] = useTransition();
  const requestedLanguage = useRef(initial.language);
  const shownLanguage = useRef(initial.language);

  useEffect(() => {
    document.documentElement.lang = loaded.language;
    setRequestLanguage(loaded.language);
    // The first page keeps its address: a path without a language shows the stored one.
    if (shownLanguage.current !== loaded.language) replaceAddressLanguage(loaded.language);
    shownLanguage.current = loaded.language;
  }, [loaded]);

  useEffect(() => {
    if (!import.meta.hot) return undefined;
    const { language } = loaded;
    return watchMessages(() => {
      Promise.all([loadInitialMessages(language), loadMessages(language)]).then(
        // A new object, so that all texts render again: the change may be in messages that are loaded later.
        ([messages]) => setLoaded({ language, messages: { ...messages } }),
        (error: unknown) => console.error(error),
      );
    });
  }, [loaded]);

  const setLanguage = (language: Language): void => {
    if (language === requestedLanguage.current) return;
    requestedLanguage.current = language;
    storeLanguage(language);
    // All messages, so that no provider below suspends. This provider itself needs only the initial ones.
    Promise.all([loadInitialMessages(language), loadMessages(language)]).then(
      ([messages]) => {
        // The visitor may have chosen another language meanwhile.
        if (requestedLanguage.current === language) startTransition(() => setLoaded({ language, messages }));
      },
      () => {
        requestedLanguage.current = loaded.language;
        storeLanguage(loaded.language);
      },
    );
  };
  // Back and Forward may lead to an address of another language.
  const onHistoryTraversal = useEffectEvent(() => {
    const language = getPathLanguage(location.pathname);
    if (language !== undefined) setLanguage(language);
  });
  useEffect(() => {
    const listener = (): void => onHistoryTraversal();
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, []);
  return (
    <SetLanguageContext value={setLanguage}>
      <IntlProvider language={loaded.language} messages={loaded.messages}>
        {children}
      </IntlProvider>
    </SetLanguageContext>
  );
}
