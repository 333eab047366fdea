import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import type { Language } from "../store/localizedText.ts";
import { stubMessage } from "./stubMessage.ts";

const languages: readonly Language[] = ["az", "ru", "en"];

/**
 * What every stand-in page has around it: a band that says what it is, the languages, and a notice. `notice` is the id of
 * its words; `address` is the page's own address.
 */
export function StubPageLayout({
  lang,
  title,
  noticeId,
  pageUrl,
  children,
}: {
  lang: Language;
  title: string;
  noticeId: string;
  pageUrl: URL;
  children: ReactNode;
}): ReactElement {
  return h(
    Fragment,
    null,
    h("title", null, `${title} — ${stubMessage(lang, "mark")}`),
    h("header", { className: "band" }, h("strong", null, stubMessage(lang, "mark")), languageLinks(lang, pageUrl)),
    h(
      "main",
      null,
      h("h1", null, title),
      h("p", { className: "notification-card" }, stubMessage(lang, noticeId)),
      children,
    ),
  );
}

function languageLinks(current: Language, address: URL): ReactElement {
  const link = (lang: Language): ReactElement => {
    const url = new URL(address);
    url.searchParams.set("lang", lang);
    return h(
      "li",
      { key: lang },
      h(
        "a",
        {
          href: `${url.pathname}${url.search}`,
          hrefLang: lang,
          lang,
          "aria-current": lang === current ? "true" : undefined,
        },
        stubMessage(lang, "language"),
      ),
    );
  };
  return h("nav", { "aria-label": stubMessage(current, "languages") }, h("ul", null, languages.map(link)));
}
