import { JSDOM } from "jsdom";

const atom = "http://www.w3.org/2005/Atom";
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** The elements that RFC 4287 allows once in a feed or an entry. */
const singleElements: Readonly<Record<string, readonly string[]>> = {
  feed: ["generator", "icon", "logo", "id", "rights", "subtitle", "title", "updated"],
  entry: ["content", "id", "published", "rights", "source", "summary", "title", "updated"],
};
const repeatableElements = ["author", "category", "contributor", "link", "entry"];
const textElements = ["title", "subtitle", "summary", "rights"];

/** Returns what breaks RFC 4287 in a feed: well-formed XML, required and repeated elements, ids, times and links. */
export function findAtomProblems(xml: string): string[] {
  const { DOMParser } = new JSDOM("").window as unknown as { DOMParser: typeof globalThis.DOMParser };
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const feed = document.documentElement;
  const parseError = document.querySelector("parsererror");
  if (parseError !== null) return [parseError.textContent];
  if (feed.localName !== "feed" || feed.namespaceURI !== atom) return ["The root is no feed of Atom."];
  const entries = getChildren(feed, "entry");
  const ids = entries.map((entry) => getChildren(entry, "id")[0]?.textContent);
  return [
    ...[feed, ...entries].flatMap(findElementProblems),
    ...(new Set(ids).size < ids.length ? ["Two entries have the same id."] : []),
    ...(getChildren(feed, "author").length === 0 && entries.some((entry) => getChildren(entry, "author").length === 0)
      ? ["An entry has no author."]
      : []),
  ];
}

const getChildren = (element: Element, name: string): Element[] =>
  [...element.children].filter(({ localName, namespaceURI }) => localName === name && namespaceURI === atom);

function findElementProblems(element: Element): string[] {
  const owner = `${element.localName} ${getChildren(element, "id")[0]?.textContent ?? ""}`;
  const problems: string[] = [];
  const expectThat = (holds: boolean, text: string): void => void (holds || problems.push(`${owner}: ${text}`));
  const allowedOnce = singleElements[element.localName] ?? [];
  for (const child of element.children) {
    const { localName, textContent } = child;
    expectThat([...allowedOnce, ...repeatableElements].includes(localName), `${localName} is not allowed`);
    if (textElements.includes(localName)) expectThat(child.children.length === 0, `${localName} has elements`);
    if (localName === "id") expectThat(URL.canParse(textContent), "the id is no absolute IRI");
    if (["updated", "published"].includes(localName))
      expectThat(timestamp.test(textContent) && !Number.isNaN(Date.parse(textContent)), `${localName} is no time`);
    if (localName === "author") expectThat(getChildren(child, "name").length === 1, "the author has no name");
    if (localName === "link") expectThat(URL.canParse(child.getAttribute("href") ?? ""), "a link has no URL");
  }
  for (const name of ["id", "title", "updated"]) expectThat(getChildren(element, name).length === 1, `not one ${name}`);
  for (const name of allowedOnce) expectThat(getChildren(element, name).length <= 1, `${name} is repeated`);
  const alternates = getChildren(element, "link").filter(
    (link) => (link.getAttribute("rel") ?? "alternate") === "alternate",
  );
  expectThat(
    getChildren(element, "content").length > 0 || element.localName === "feed" || alternates.length > 0,
    "neither content nor a link",
  );
  const kinds = alternates.map((link) => `${link.getAttribute("type") ?? ""} ${link.getAttribute("hreflang") ?? ""}`);
  expectThat(new Set(kinds).size === kinds.length, "two alternates of one type and language");
  if (element.localName === "feed")
    expectThat(
      getChildren(element, "link").filter((link) => link.getAttribute("rel") === "self").length === 1,
      "not one link to itself",
    );
  return problems;
}
