import type { Language } from "../store/localizedText.ts";

/** What the stand-in page was opened for, as its address says it. */
export type IdentityPageRequest = {
  lang: Language;
  /** True for the single sign-out. */
  isSignOut: boolean;
  /** Where the visitor goes back to; absent when the address may not be used. */
  redirectUrl?: URL;
  /** What the portal wants to see again on return. */
  state: string;
};

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Reads the page's address. The way back is a whole address of its own origin or of this machine, never a stranger's. */
export function parseIdentityRequest(url: URL): IdentityPageRequest {
  const query = url.searchParams;
  const [lang, redirect] = [query.get("lang"), URL.parse(query.get("redirect") ?? "")];
  const isOurs =
    redirect !== null &&
    /^https?:$/.test(redirect.protocol) &&
    (redirect.origin === url.origin || loopbackHosts.has(redirect.hostname));
  return {
    lang: lang === "ru" || lang === "en" ? lang : "az",
    isSignOut: query.has("leave"),
    state: query.get("state") ?? "",
    ...(isOurs && { redirectUrl: redirect }),
  };
}

/** The way back with its answer, such as `code` or `error`, and the state that the portal sent along. */
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
