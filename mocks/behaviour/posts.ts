import type { Post } from "../../src/generated/contract.d.ts";
import { posts as entries, type PostEntry } from "../sampleData/posts.ts";
import { addDays, toIsoDate, toTimestamp } from "../store/calendar.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { isSameId } from "../../src/config/isSameId.ts";

/** Returns 10:00 in Baku, `daysAgo` days before the mock store was created. */
const getPublishedAt = (store: MockStore, { daysAgo }: PostEntry): string =>
  new Date(toTimestamp(addDays(toIsoDate(store.state.startedAt), -daysAgo), "10:00")).toISOString();

const toPost = (store: MockStore, entry: PostEntry, lang: Language): Post => ({
  id: entry.id,
  place: entry.place,
  title: translate(entry.title, lang),
  summary: translate(entry.summary, lang),
  publishedAt: getPublishedAt(store, entry),
  ...(entry.documentId !== undefined && { documentId: entry.documentId }),
  ...(entry.picture && {
    image: { url: `/api/pictures/${entry.picture.motif}.svg`, alt: translate(entry.picture.alt, lang) },
  }),
  ...getFallbackLang(entry.title, lang),
});

/** Handlers of posts: news, advice, price reviews, the information fund and the bulletin. */
export const postHandlers = {
  listPosts: ({ store, lang, query }) => {
    const matches = entries.filter(({ place }) => query.place === undefined || place === query.place);
    return ok(
      paginate(
        matches.map((entry) => toPost(store, entry, lang)),
        query,
      ),
    );
  },

  readPost: ({ store, lang, pathParams: { id } }) => {
    const entry = entries.find((entry) => isSameId(entry.id, id));
    if (entry === undefined) return { status: 404 };
    const related = entries.filter((candidate) => entry.related?.includes(candidate.id));
    return ok({
      ...toPost(store, entry, lang),
      content: translate(entry.content, lang),
      related: related.map((item) => toPost(store, item, lang)),
    });
  },
} satisfies Behaviour;
