import { createContext, use, useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from "react";
import { setRequestLanguage, storeLanguage, type Language } from "./language.ts";
import { getPathLanguage, replaceAddressLanguage } from "./languagePaths.ts";
import { loadInitialMessages, loadMessages, watchMessages, type Messages } from "./messages.ts";
import { IntlProvider } from "./IntlProvider.tsx";

/** A language with its messages. */
export type LoadedLanguage = { language: Language; messages: Messages };

type SetLanguage = (language: Language) => Promise<void>;

const SetLanguageContext = createContext<SetLanguage>(() => Promise.resolve());

/**
 * Returns the function that changes the language of the portal. Its promise resolves when the page has that language, or cannot
 * have it.
 */
export const useSetLanguage = (): SetLanguage => use(SetLanguageContext);

/**
 * Provides the current language. A change is a transition: the page keeps the old language until the messages and the
 * responses of the page are loaded in the new one, so that languages never mix and no skeleton appears. The address follows.
 */
export function LanguageProvider({
  initial,
  onLoadError,
  children,
}: {
  initial: LoadedLanguage;
  /** The messages of a language could not be loaded, so the page keeps its language. */
  onLoadError: (error: unknown) => void;
  children: ReactNode;
}): ReactNode {
  const [loaded, setLoaded] = useState(initial);
  const [, startTransition] = useTransition();
  const requestedLanguage = useRef(initial.language);
  const shownLanguage = useRef(initial.language);
  const onShown = useRef<(() => void)[]>([]);

  useEffect(() => {
    document.documentElement.lang = loaded.language;
    setRequestLanguage(loaded.language);
    // The first page keeps its address: a path without a language shows the stored one.
    if (shownLanguage.current !== loaded.language) replaceAddressLanguage(loaded.language);
    shownLanguage.current = loaded.language;
    for (const resolve of onShown.current.splice(0)) resolve();
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

  const setLanguage: SetLanguage = async (language) => {
    // What is requested may not be shown yet, and another language may be shown before it.
    if (language === requestedLanguage.current && language === shownLanguage.current) return;
    requestedLanguage.current = language;
    storeLanguage(language);
    try {
      // All messages, so that no provider below suspends. This provider itself needs only the initial ones.
      const [messages] = await Promise.all([loadInitialMessages(language), loadMessages(language)]);
      // The visitor may have chosen another language meanwhile.
      if (requestedLanguage.current !== language) return;
      await new Promise<void>((resolve) => {
        onShown.current.push(resolve);
        startTransition(() => setLoaded({ language, messages }));
      });
    } catch (error) {
      if (requestedLanguage.current !== language) return;
      requestedLanguage.current = shownLanguage.current;
      storeLanguage(shownLanguage.current);
      onLoadError(error);
    }
  };
  // Back and Forward may lead to an address of another language.
  const onHistoryTraversal = useEffectEvent(() => {
    const language = getPathLanguage(location.pathname);
    if (language !== undefined) void setLanguage(language);
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
