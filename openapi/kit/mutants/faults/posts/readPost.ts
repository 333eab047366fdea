import { dayMs } from "../../../../../mocks/store/calendar.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { answersError } from "../../shared/errors.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { arrangeEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listObjects } from "../../shared/publicContent.ts";
import { entries, without } from "../../shared/schemas.ts";
import {
  changeEntries,
  changeErrors,
  changeObject,
  getEntries,
  getLang,
  parseJson,
  toJson,
  withQuery,
} from "../../shared/seeds.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `readPost`. */
export const readPostFaults: readonly SeededFault[] = [
  ...defineFaults("lists", {
    "posts-of-two-months": {
      operationId: "readPost",
      description: "Lists the posts of the last two months only, when no section is asked for.",
      breaks: "contract",
      createHandler: arrangeEntries("listPosts", (entries, { url }, { store }) => {
        const first = new Date(store.now() - 60 * dayMs).toISOString();
        return url.searchParams.has("place")
          ? entries
          : entries.filter(({ publishedAt }) => String(publishedAt) >= first);
      }),
      observe: observeResponse("listPosts", { query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("values", {
    "picture-of-a-picture": {
      operationId: "readPost",
      description: "Repeats the ending of the name in the URL of each picture.",
      breaks: "contract",
      createHandler: changeEntries(["readPost", "listPosts"], ({ image, related }) => {
        for (const picture of [image, ...(Array.isArray(related) ? related.map((post) => Object(post).image) : [])])
          if (isRecord(picture)) picture["url"] = String(picture["url"]).replace(/\.svg$/, ".svg.svg");
      }),
      observe: observeResponse("readPost", { path: 304 }),
    },
    "related-to-itself": breach(
      "readPost",
      "Returns the post itself as the first of its related ones, as it is the most similar.",
      changeObject(["readPost"], (post) => {
        const { content: _content, related, ...own } = post;
        post["related"] = [own, ...listObjects(related)].slice(0, 10);
      }),
      observeAsCitizen("readPost", { path: "301" }),
    ),
    "related-to-withdrawn": breach(
      "readPost",
      "Leaves withdrawn posts among the related ones.",
      changeObject(["readPost"], (post) => {
        const [first] = listObjects(post["related"]);
        if (first !== undefined) post["related"] = [...listObjects(post["related"]), { ...first, id: "290" }];
      }),
      observeAsCitizen("readPost", { path: "301" }),
    ),
    "post-published-now": {
      operationId: "readPost",
      description: "Returns another time of publication than the list does.",
      breaks: "contract",
      createHandler: changeObject(["readPost"], (body) => {
        body["publishedAt"] = "2026-01-01T00:00:00+04:00";
      }),
      observe: async ({ call }) => {
        const id = String((await call("listPosts")).at("items.0.id"));
        return (await call("readPost", { path: id })).at("publishedAt");
      },
    },
  }),
  ...defineFaults("statuses", {
    "unknown-post-empty": answersError(
      "readPost",
      "Returns 200 with an empty object for an unknown post.",
      404,
      (response) => ({ ...response, status: 200, body: toJson({}) }),
      { path: "no-such-post" },
    ),
    "unknown-post-redirects": {
      operationId: "readPost",
      description: "Redirects from an unknown post to the list of posts.",
      breaks: "contract",
      createHandler: changeErrors(["readPost"], ({ status }) =>
        status === 404
          ? { status: 302, headers: new Headers({ location: "/api/posts/public" }), body: new Uint8Array() }
          : undefined,
      ),
      observe: observeResponse("readPost", { path: "77001" }),
    },
  }),
  ...defineFaults("languages", {
    "related-pictures": {
      operationId: "readPost",
      description: "Describes the pictures of related posts in Azerbaijani in every language.",
      breaks: "contract",
      createHandler: changeObject(["readPost"], async (post, request, { send }) => {
        if (getLang(request) === "az") return;
        const headers = new Headers(request.headers);
        headers.delete("if-none-match");
        const original = parseJson((await send({ ...withQuery(request, { lang: "az" }), headers })).body);
        const texts = getEntries(isRecord(original) ? original["related"] : []);
        for (const [index, related] of getEntries(post["related"]).entries()) {
          const picture = texts[index]?.["image"];
          if (isRecord(related["image"]) && isRecord(picture)) related["image"]["alt"] = picture["alt"];
        }
      }),
      observe: async ({ call }) => (await call("readPost", { path: "301", query: { lang: "en" } })).at("related"),
    },
    "related-in-azerbaijani": {
      operationId: "readPost",
      description: "Returns the related posts in Azerbaijani.",
      breaks: "contract",
      createHandler: changeObject(["readPost"], async (body, request, { send }) => {
        const other = parseJson((await send(withQuery(request, { lang: "az" }))).body);
        if (isRecord(other)) body["related"] = other["related"];
      }),
      observe: async ({ call }) => {
        const seen = [];
        for (const { id } of getEntries((await call("listPosts")).at()))
          seen.push((await call("readPost", { path: String(id), query: { lang: "en" } })).at("related"));
        return seen;
      },
    },
  }),
  ...defineFaults("transport", {
    "missing-post-is-kept": breach(
      "readPost",
      "Lets caches keep the error for an unknown post for five minutes.",
      changeErrors(["readPost"], (response) => withHeaderOf(response, "cache-control", "public, max-age=300")),
      observeAsCitizen("readPost", { path: "299" }),
    ),
  }),
  ...defineFaults("schemas", {
    "post-without-content": entries("readPost", "Returns a post without its content.", without("content")),
  }),
];
