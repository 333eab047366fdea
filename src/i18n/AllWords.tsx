import { use, type ReactNode } from "react";
import { loadMessages } from "./messages.ts";
import { useLanguage, Words } from "./Words.tsx";

/** Hands all words of the present language to what is below, which waits until they are there. */
export function AllWords({ children }: { children: ReactNode }): ReactNode {
  const language = useLanguage();
  const messages = use(loadMessages(language));
  return (
    <Words language={language} messages={messages}>
      {children}
    </Words>
  );
}
