import { createElement as h, Fragment, type ReactElement } from "react";
import { paths } from "../../src/config/paths.ts";
import { StubPageLayout } from "../identity/StubPageLayout.ts";
import { stubMessage } from "../identity/stubMessage.ts";
import type { ExternalPageRequest } from "./parseExternalRequest.ts";

/**
 * Renders the stub page for another site, such as a social network. Uses no JSX, so that Node can run it without a
 * compiler. `pageUrl` is its URL.
 */
export function ExternalStubPage({
  request: { lang, siteName },
  pageUrl,
}: {
  request: ExternalPageRequest;
  pageUrl: URL;
}): ReactElement {
  const t = (id: string): string => stubMessage(lang, `external.${id}`);
  return h(StubPageLayout, {
    lang,
    title: siteName ?? t("unknown"),
    noticeId: "external.notice",
    pageUrl,
    children: h(
      Fragment,
      null,
      siteName !== undefined && h("p", null, t("text")),
      h("p", null, h("a", { className: "button", href: paths.home }, stubMessage(lang, "payment.back"))),
    ),
  });
}
