import type { components } from "../../src/generated/contract.d.ts";
import { posts as entries, type PostEntry } from "../sampleData/posts.ts";
import { fallbackMark, say, type Language } from "../store/localizedText.ts";
import type { World } from "../store/mockStore.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

const hour = 60 * 60_000;

/** Ten in the morning in Baku, four hours ahead of UTC, so many days before the world began. */
function publishedAt(world: World, { daysAgo }: PostEntry): string {
  const today = Math.floor((world.state.startedAt + 4 * hour) / (24 * hour)) * 24 * hour;
  return new Date(today - daysAgo * 24 * hour + 6 * hour).toISOString();
}

const shownInList = (world: World, entry: PostEntry, lang: Language): components["schemas"]["Post"] => ({
  id: entry.id,
  place: entry.place,
  title: say(entry.title, lang),
  summary: say(entry.summary, lang),
  publishedAt: publishedAt(world, entry),
  ...(entry.documentId !== undefined && { documentId: entry.documentId }),
  ...(entry.picture && { image: { url: `/api/pictures/${entry.picture.motif}.svg`, alt: say(entry.picture.alt, lang) } }),
  ...fallbackMark(entry.title, lang),
});

/** News, advice, price reviews, the information fund and the bulletin. */
export const posts = {
  listPosts: ({ world, lang, query }) => {
    const wanted = entries.filter(({ place }) => query.place === undefined || place === query.place);
    return ok(onePage(wanted.map((entry) => shownInList(world, entry, lang)), query));
  },

  readPost: ({ world, lang, path: { id } }) => {
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) return { status: 404 };
    const related = entries.filter((one) => entry.related?.includes(one.id));
    return ok({ ...shownInList(world, entry, lang), content: say(entry.content, lang), related: related.map((one) => shownInList(world, one, lang)) });
  },
} satisfies Behaviour;
