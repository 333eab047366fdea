import { searchContent } from "../store/searchIndex.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** Finding anything on the portal. */
export const searchHandlers = {
  searchPortal: ({ lang, query }) => ok(paginate(searchContent(query.word, lang), query)),
} satisfies Behaviour;
