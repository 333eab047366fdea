import { use, type ReactNode } from "react";
import { loadMessages } from "./messages.ts";
import { useLanguage, IntlProvider } from "./IntlProvider.tsx";

/** Hands all words of the present language to what is below, which waits until they are there. */
export function AllMessagesProvider({ children }: { children: ReactNode }): ReactNode {
  const language = useLanguage();
  const messages = use(loadMessages(language));
  return (
    <IntlProvider language={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}
