import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import { languageCodes } from "../../src/generated/languages.ts";
import type { Language } from "../store/localizedText.ts";
import { stubMessage } from "./stubMessage.ts";

/**
 * Renders the frame of a stub page: a banner, the language links and a notice. `notice` is a message id; `address` is
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
