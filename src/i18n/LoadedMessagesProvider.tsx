import { use, type ReactNode } from "react";
import { getLoadedMessages, loadMessages } from "./messages.ts";
import { useLanguage, IntlProvider } from "./IntlProvider.tsx";

/**
 * Provides the loaded messages of the current language to its children. `withQueryClient`, `withAllMessages` and
 * `LanguageProvider` load them before: it suspends only when another tab has changed the stored language meanwhile.
 */
export function LoadedMessagesProvider({ children }: { children: ReactNode }): ReactNode {
  const language = useLanguage();
  const messages = getLoadedMessages(language) ?? use(loadMessages(language));
  return (
    <IntlProvider language={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}
