import { createElement as h, Fragment, type ReactElement, type ReactNode } from "react";
import { identityCode } from "../store/verificationCodes.ts";
import { personas, type PersonaId } from "../store/personas.ts";
import { Frame } from "./StubPageLayout.ts";
import { wayBack, type IdentityRequest } from "./parseIdentityRequest.ts";
import { word } from "./stubMessage.ts";

type Say = (id: string) => string;

const identityPersonas = (Object.keys(personas) as PersonaId[]).filter((id) => personas[id].signIn.by === "identity");

/**
 * The stand-in for the state identity service: whom to sign in as, or that one has been signed out. Written without JSX, so
 * that Node draws it as it is. `nonce` makes this visit's codes its own; `address` is the page's own address.
 */
export function IdentityPage({ request, nonce, address }: { request: IdentityRequest; nonce: string; address: URL }): ReactElement {
  const say: Say = (id) => word(request.lang, id);
  const [title, body] = request.redirect === undefined ? [say("refused.title"), refused(say)] : request.leaving ? [say("left.title"), left(say, request)] : [say("title"), people(say, request, nonce)];
  return h(Frame, { lang: request.lang, title, notice: "notice", address, children: body });
}

function people(say: Say, request: IdentityRequest, nonce: string): ReactNode {
  const link = (id: PersonaId): ReactElement =>
    h(
      "li",
      { key: id },
      h("a", { href: wayBack(request, { code: identityCode(id, nonce) }), lang: "az" }, personas[id].name),
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
      h("li", null, h("a", { href: wayBack(request, { error: "access_denied" }) }, say("cancel"))),
      h("li", null, h("a", { href: wayBack(request, { code: "wrong" }) }, say("wrongCode"))),
    ),
  );
}

function left(say: Say, { redirect }: IdentityRequest): ReactNode {
  const back = redirect?.href ?? "";
  return h(Fragment, null, h("meta", { httpEquiv: "refresh", content: `0;url=${back}` }), h("p", null, say("left.text")), h("p", null, h("a", { className: "button", href: back }, say("continue"))));
}

const refused = (say: Say): ReactNode => h("p", null, say("refused.text"));
