import { getCurrentPath } from "../../i18n/languagePaths.ts";

/**
 * Removes the elements of the head that describe the page of the document, such as its canonical address, as soon as the
 * address shows another page or language: browsers share the canonical address. Returns a function that ends this.
 */
export function keepHeadCurrent(): () => void {
  const firstPath = getCurrentPath();
  const firstLanguage = document.documentElement.lang;
  const eventTypes = ["pushState", "replaceState", "popstate"] as const;
  const onChange = (): void => {
    if (getCurrentPath() === firstPath && document.documentElement.lang === firstLanguage) return;
    for (const element of document.head.querySelectorAll(
      "link[rel=canonical], link[hreflang], meta[name=description], meta[property], script[type='application/ld+json']",
    ))
      element.remove();
    stop();
  };
  const stop = (): void => {
    for (const type of eventTypes) removeEventListener(type, onChange);
  };
  for (const type of eventTypes) addEventListener(type, onChange);
  return stop;
}
