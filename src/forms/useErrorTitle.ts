import { useEffect } from "react";
import { useT } from "../i18n/IntlProvider.tsx";

/**
 * While a form shows errors, the title of the page says so first: a screen reader reads it before anything else. Whoever
 * else changes the title meanwhile, as a change of language does, changes what follows that word.
 */
export function useErrorTitle(hasErrors: boolean): void {
  const t = useT();
  const prefix = `${t("form.errorTitle")} `;
  useEffect(() => {
    if (!hasErrors) return undefined;
    const mark = (): void => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasErrors, prefix]);
}
