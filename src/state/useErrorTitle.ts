import { useEffect } from "react";
import { useT } from "../i18n/IntlProvider.tsx";

/**
 * Prefixes the document title while a form or a filter shows errors: screen readers read the title first. The prefix stays when the
 * title changes, for example with the language.
 */
export function useErrorTitle(hasErrors: boolean): void {
  const t = useT();
  const prefix = `${t("form.errorTitle")} `;
  useEffect(() => {
    if (!hasErrors) return undefined;
    const addPrefix = (): void => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    addPrefix();
    const observer = new MutationObserver(addPrefix);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
