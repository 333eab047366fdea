import { useEffect } from "react";
import { useLocation } from "wouter";
import { useLanguage } from "../i18n/IntlProvider.tsx";
import { withLanguage, withoutLanguage } from "../i18n/languagePaths.ts";
import { useQueryString } from "../state/useQueryString.ts";

/**
 * Removes what the head says about the page of the document, such as its canonical address, once another page or language is
 * shown, or one with a query, such as the filters of a list: browsers share the canonical address.
 */
export function useHeadOfDocument(): void {
  const [path] = useLocation();
  const language = useLanguage();
  const query = useQueryString();
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (canonical === null) return;
    const { pathname } = new URL(canonical.href);
    const isLanguageShown = withLanguage(pathname, language) === pathname;
    // A page with the content of another one has the canonical address of that one.
    const isPathShown = [withoutLanguage(pathname), document.documentElement.dataset["page"]].includes(path);
    if (isLanguageShown && isPathShown && query === "") return;
    for (const element of document.querySelectorAll("link[rel=canonical], link[hreflang], meta[property]"))
      element.remove();
  }, [path, language, query]);
}
