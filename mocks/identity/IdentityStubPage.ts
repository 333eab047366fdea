import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import { createIdentityCode } from "../store/verificationCodes.ts";
import { personas, type PersonaId } from "../store/personas.ts";
import { StubPageLayout } from "./StubPageLayout.ts";
import { buildReturnUrl, type IdentityPageRequest } from "./parseIdentityRequest.ts";
import { stubMessage } from "./stubMessage.ts";

type Translate = (id: string) => string;

const identityPersonas = (Object.keys(personas) as PersonaId[]).filter((id) => personas[id].signIn.by === "identity");

/**
 * Renders the stub of the state identity service: the choice of a persona, or the confirmation of a sign-out. Uses no
 * JSX, so that Node can run it without a compiler. `nonce` makes the codes unique; `pageUrl` is its URL.
 */
export function IdentityStubPage({
  request,
  nonce,
  pageUrl,
}: {
  request: IdentityPageRequest;
  nonce: string;
  pageUrl: URL;
}): ReactElement {
  const t: Translate = (id) => stubMessage(request.lang, id);
  const [title, body] =
    request.redirectUrl === undefined
      ? [t("invalidRequest.title"), renderInvalidRequest(t)]
      : request.isSignOut
        ? [t("signedOut.title"), renderSignedOut(t, request)]
        : [t("title"), renderPersonaLinks(t, request, nonce)];
  return h(StubPageLayout, { lang: request.lang, title, noticeId: "notice", pageUrl, children: body });
}

function renderPersonaLinks(t: Translate, request: IdentityPageRequest, nonce: string): ReactNode {
  const link = (id: PersonaId): ReactElement =>
    h(
      "li",
      { key: id },
      h("a", { href: buildReturnUrl(request, { code: createIdentityCode(id, nonce) }), lang: "az" }, personas[id].name),
      h("span", null, t(id)),
    );
  return h(
    Fragment,
    null,
    h("h2", null, t("personas")),
    h("ul", { className: "persona-list" }, identityPersonas.map(link)),
    h("h2", null, t("otherResults")),
    h(
      "ul",
      { className: "result-list" },
      h("li", null, h("a", { href: buildReturnUrl(request, { error: "access_denied" }) }, t("cancel"))),
      h("li", null, h("a", { href: buildReturnUrl(request, { code: "wrong" }) }, t("wrongCode"))),
    ),
  );
}

function renderSignedOut(t: Translate, { redirectUrl }: IdentityPageRequest): ReactNode {
  const returnUrl = redirectUrl?.href ?? "";
  return h(
    Fragment,
    null,
    h("meta", { httpEquiv: "refresh", content: `0;url=${returnUrl}` }),
    h("p", null, t("signedOut.text")),
    h("p", null, h("a", { className: "button", href: returnUrl }, t("continue"))),
  );
}

const renderInvalidRequest = (t: Translate): ReactNode => h("p", null, t("invalidRequest.text"));
