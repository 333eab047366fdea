import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import { createIdentityCode } from "../store/verificationCodes.ts";
import { personas, type PersonaId } from "../store/personas.ts";
import { StubPageLayout } from "./StubPageLayout.ts";
import { buildReturnUrl, type IdentityPageRequest } from "./parseIdentityRequest.ts";
import { stubMessage } from "./stubMessage.ts";

type Translate = (id: string) => string;

const identityPersonas = (Object.keys(personas) as PersonaId[]).filter((id) => personas[id].signIn.by === "identity");

/**
 * The stand-in for the state identity service: whom to sign in as, or that one has been signed out. Written without JSX, so
 * that Node draws it as it is. `nonce` makes this visit's codes its own; `address` is the page's own address.
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
  const say: Translate = (id) => stubMessage(request.lang, id);
  const [title, body] =
    request.redirectUrl === undefined
      ? [say("refused.title"), renderInvalidRequest(say)]
      : request.isSignOut
        ? [say("left.title"), renderSignedOut(say, request)]
        : [say("title"), renderPersonaLinks(say, request, nonce)];
  return h(StubPageLayout, { lang: request.lang, title, noticeId: "notice", pageUrl, children: body });
}

function renderPersonaLinks(say: Translate, request: IdentityPageRequest, nonce: string): ReactNode {
  const link = (id: PersonaId): ReactElement =>
    h(
      "li",
      { key: id },
      h("a", { href: buildReturnUrl(request, { code: createIdentityCode(id, nonce) }), lang: "az" }, personas[id].name),
      h("span", null, say(id)),
    );
  return h(
    Fragment,
    null,
    h("h2", null, say("choose")),
    h("ul", { className: "people" }, identityPersonas.map(link)),
    h("h2", null, say("otherwise")),
    h(
      "ul",
      { className: "ways" },
      h("li", null, h("a", { href: buildReturnUrl(request, { error: "access_denied" }) }, say("cancel"))),
      h("li", null, h("a", { href: buildReturnUrl(request, { code: "wrong" }) }, say("wrongCode"))),
    ),
  );
}

function renderSignedOut(say: Translate, { redirectUrl }: IdentityPageRequest): ReactNode {
  const back = redirectUrl?.href ?? "";
  return h(
    Fragment,
    null,
    h("meta", { httpEquiv: "refresh", content: `0;url=${back}` }),
    h("p", null, say("left.text")),
    h("p", null, h("a", { className: "button", href: back }, say("continue"))),
  );
}

const renderInvalidRequest = (say: Translate): ReactNode => h("p", null, say("refused.text"));
