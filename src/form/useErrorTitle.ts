import { useEffect } from "react";
import { useWords } from "../i18n/Words.tsx";

/** While a form shows errors, the title of the page says so first: a screen reader reads it before anything else. */
export function useErrorTitle(hasErrors: boolean): void {
  const say = useWords();
  const prefix = say("form.errorTitle");
  useEffect(() => {
    if (!hasErrors) return undefined;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = document.title.startsWith(prefix) ? title : document.title;
    };
  }, [hasErrors, prefix]);
}
