/** The path and query of a request. Equal paths have one spelling. */
export type RequestTarget = { pathname: string; search: string };

/** A segment that a server behind this one could decode again, or read as a separator. `/` stays `%2F` in a segment. */
// oxlint-disable-next-line no-control-regex -- Control characters are what it refuses.
const ambiguousSegment = /%[0-9a-f]{2}|[\\\u0000-\u001f\u007f]/i;

/**
 * Parses the target of a request, such as `/api//posts/./public?lang=en`. Decodes each segment of the path once, drops
 * empty segments and `.`, and encodes the result again, so that every rule compares one spelling. Returns `undefined` for
 * a path with `..`, with an invalid or a double encoding, and for a target that is not a path.
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith("/") || target.includes("#")) return undefined;
  const [path = "", ...query] = target.split("?");
  const segments: string[] = [];
  const encodedSegments = path.split("/").slice(1);
  for (const encoded of encodedSegments) {
    const segment = decodeSegment(encoded);
    if (segment === undefined || segment === ".." || ambiguousSegment.test(segment)) return undefined;
    if (segment !== "" && segment !== ".") segments.push(encodeURIComponent(segment));
  }
  const isFolder = segments.length > 0 && /^(?:\.|%2e)?$/i.test(encodedSegments.at(-1) ?? "");
  return {
    pathname: `/${segments.join("/")}${isFolder ? "/" : ""}`,
    search: query.length === 0 ? "" : `?${query.join("?")}`,
  };
}

function decodeSegment(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
