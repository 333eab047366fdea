import { loopbackNames } from "../../deploy/loopbackNames.ts";
import { parseLanguage, type Language } from "../store/localizedText.ts";

/** The URL parameters of the identity stub page. */
export type IdentityPageRequest = {
  lang: Language;
  /** True for a single sign-out. */
  isSignOut: boolean;
  /** The return URL; absent when it is not allowed. */
  redirectUrl?: URL;
  /** The `state` parameter that the portal expects back. */
  state: string;
};

/** Parses the URL of the identity stub page. The return URL must have the same origin or be on localhost. */
export function parseIdentityRequest(url: URL): IdentityPageRequest {
  const query = url.searchParams;
  const [lang, redirect] = [query.get("lang"), URL.parse(query.get("redirect") ?? "")];
  const isAllowed =
    redirect !== null &&
    /^https?:$/.test(redirect.protocol) &&
    (redirect.origin === url.origin || loopbackNames.includes(redirect.hostname));
  return {
    lang: parseLanguage(lang),
    isSignOut: query.has("leave"),
    state: query.get("state") ?? "",
    ...(isAllowed && { redirectUrl: redirect }),
  };
}

/** Returns the return URL with the result, such as `code` or `error`, and the portal's `state`. */
export function buildReturnUrl(
  { redirectUrl, state }: IdentityPageRequest,
  outcome: Readonly<Record<string, string>>,
): string {
  if (redirectUrl === undefined) throw new Error("There is no address to return to.");
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries({ ...outcome, ...(state !== "" && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}
