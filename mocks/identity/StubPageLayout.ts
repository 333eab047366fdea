import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import type { Language } from "../store/localizedText.ts";
import { word } from "./stubMessage.ts";

const languages: readonly Language[] = ["az", "ru", "en"];

/**
 * What every stand-in page has around it: a band that says what it is, the languages, and a notice. `notice` is the id of
 * its words; `address` is the page's own address.
 */
export function Frame({ lang, title, notice, address, children }: { lang: Language; title: string; notice: string; address: URL; children: ReactNode }): ReactElement {
  return h(
    Fragment,
    null,
    h("title", null, `${title} — ${word(lang, "mark")}`),
    h("header", { className: "band" }, h("strong", null, word(lang, "mark")), languageLinks(lang, address)),
    h("main", null, h("h1", null, title), h("p", { className: "notice" }, word(lang, notice)), children),
  );
}

function languageLinks(current: Language, address: URL): ReactElement {
  const link = (lang: Language): ReactElement => {
    const url = new URL(address);
    url.searchParams.set("lang", lang);
    return h("li", { key: lang }, h("a", { href: `${url.pathname}${url.search}`, hrefLang: lang, lang, "aria-current": lang === current ? "true" : undefined }, word(lang, "language")));
  };
  return h("nav", { "aria-label": word(current, "languages") }, h("ul", null, languages.map(link)));
}
