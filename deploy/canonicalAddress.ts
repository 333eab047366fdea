import { prefixedLanguages } from "../src/i18n/languagePaths.ts";

const languagePattern = new RegExp(`^/(?:${prefixedLanguages.join("|")})(?=/|$)`, "i");

/**
 * Returns the address to which a server redirects a request for a page in another spelling, with its query: `/faq` for `//faq`
 * and `/faq/index.html`, `/ru/faq` for `/RU/faq`; `undefined` for any other address. The portal knows one spelling of each
 * path. The map `$canonical_address` of `nginx/requestMaps.ts` says the same to nginx.
 */
export function getCanonicalAddress(url: string): string | undefined {
  const [path = "", ...query] = url.split("?");
  // Never one that a browser could read as the address of another host.
  if (!/^\/[\w./-]*$/.test(path)) return undefined;
  const canonicalPath =
    path
      .replaceAll(/\/{2,}/g, "/")
      .replace(/\/index\.html$/, "")
      .replace(languagePattern, (prefix) => prefix.toLowerCase()) || "/";
  return canonicalPath === path ? undefined : [canonicalPath, ...query].join("?");
}
