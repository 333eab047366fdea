import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import { languageCodes } from "../../src/generated/languages.ts";
import type { Language } from "../store/localizedText.ts";
import { stubMessage } from "./stubMessage.ts";

/**
 * Renders the layout of a stub page: a banner, the language links and a notice. `noticeId` is a message id; `pageUrl` is
 * the URL of the page.
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
    h("title", null, `${title} — ${stubMessage(lang, "banner")}`),
    h("header", { className: "banner" }, h("strong", null, stubMessage(lang, "banner")), languageLinks(lang, pageUrl)),
    h("main", null, h("h1", null, title), h("p", { className: "notice" }, stubMessage(lang, noticeId)), children),
  );
}

function languageLinks(current: Language, pageUrl: URL): ReactElement {
  const renderLink = (lang: Language): ReactElement => {
    const url = new URL(pageUrl);
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
  return h("nav", { "aria-label": stubMessage(current, "languages") }, h("ul", null, languageCodes.map(renderLink)));
}
