import { isRecord } from "../../../../src/config/isRecord.ts";
import { languages, type Language } from "../../contract/language.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import { listItemSchema, readListPage, type Item } from "../lists/listPages.ts";
import { normalise } from "../writes/sameState.ts";
import { defineCheck, toPath } from "./checkHelpers.ts";

/** How many posts are read in full, in each language. */
const maxRead = 20;

type PostInFull = Item & { content: string; related: readonly Item[] };

/** Reads the first posts of the list in full. */
async function readPosts(context: VerifyContext, items: readonly Item[], lang: Language): Promise<PostInFull[]> {
  const posts: PostInFull[] = [];
  for (const item of items.slice(0, maxRead))
    posts.push(await fetchBody<PostInFull>(context, "readPost", { path: toPath(item), lang }));
  return posts;
}

/** Checks that related posts can be read, and have all that the list says of them. */
const relatedCheck = defineCheck("relates a post to others that can be read, as they are listed", async (context) => {
  const list = getOperation(context, "listPosts");
  const names = Object.keys(listItemSchema(context.document, list)?.properties ?? {});
  for (const lang of languages) {
    const { items, total } = await readListPage(context, list, largestPage, lang);
    for (const { id, related } of await readPosts(context, items, lang))
      for (const post of related) {
        const listed = items.find((item) => String(item["id"]) === String(post["id"]));
        assertContract(
          listed !== undefined || total > items.length,
          `post ${String(post["id"])}, to which ${String(id)} leads, in the list: the posts of all sections are listed together`,
          items.map((item) => item["id"]),
        );
        const expected = listed ?? (await fetchBody<Item>(context, "readPost", { path: toPath(post), lang }));
        const other = names.find(
          (name) => JSON.stringify(normalise(expected[name], name)) !== JSON.stringify(normalise(post[name], name)),
        );
        assertContract(
          other === undefined,
          `the ${other} of post ${String(post["id"])} itself among the posts related to ${String(id)}`,
          post,
        );
      }
  }
});

/** How many posts have to have a full text to judge its markup. */
const minPosts = 3;

const hasBlocks = (html: string): boolean => /<(?:p|h[1-6]|ul|ol)\b/i.test(html);

/** Checks that the full text of posts is HTML with paragraphs, headings and lists, in each language. */
const contentCheck = defineCheck(
  "returns the full text of posts with paragraphs, headings or lists",
  async (context) => {
    const list = getOperation(context, "listPosts");
    const withBlocks = new Set<string>();
    for (const lang of languages) {
      const { items } = await readListPage(context, list, largestPage, lang);
      const posts = (await readPosts(context, items, lang)).filter((post) => post.content !== "");
      const plain = posts.find(({ content }) => !hasBlocks(content));
      assertContract(
        posts.length < minPosts || posts.some(({ content }) => hasBlocks(content)),
        `paragraphs, headings or lists in the content of a post in ${lang}`,
        plain?.content,
      );
      const stripped = posts.find(({ id, content }) => withBlocks.has(String(id)) && !hasBlocks(content));
      assertContract(
        stripped === undefined,
        `the paragraphs, headings or lists of post ${String(stripped?.["id"])} in ${lang} too`,
        stripped?.content,
      );
      for (const { id, content } of posts) if (hasBlocks(content)) withBlocks.add(String(id));
    }
  },
);

/** How many pictures are loaded, and the time for each of them. */
const maxPictures = 10;
const timeoutMs = 30_000;

/** Returns the URLs of the pictures of a post and of those related to it, below the address of the API. */
function listPictures(context: VerifyContext, post: PostInFull): readonly string[] {
  const base = new URL(`${context.client.baseUrl.replace(/\/$/, "")}/`);
  return [post, ...post.related].flatMap(({ image }) => {
    const { url } = isRecord(image) ? image : {};
    const address = typeof url === "string" ? new URL(url, base) : undefined;
    // The portal has pictures of its own, and another server may have others.
    return address?.href.startsWith(base.href) === true ? [address.href] : [];
  });
}

/** Checks that the pictures of posts exist. */
const pictureCheck = defineCheck("names only pictures that exist", async (context) => {
  const { items } = await readListPage(context, getOperation(context, "listPosts"), largestPage);
  const posts = await readPosts(context, items, "az");
  const urls = [...items.map((item) => ({ related: [], content: "", ...item })), ...posts].flatMap((post) =>
    listPictures(context, post),
  );
  for (const url of [...new Set(urls)].slice(0, maxPictures)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const type = response.headers.get("content-type") ?? "";
    await response.body?.cancel();
    assertContract(
      response.status === 200 && type.startsWith("image/"),
      `an image, since ${url} is the URL of the image of a post`,
      `status ${response.status} with the type ${type}`,
      `curl -i ${url}`,
    );
  }
});

/** Checks of a post in full. */
export const postChecks: readonly ContractCheck[] = [relatedCheck, contentCheck, pictureCheck];
