import { searchContent } from "../store/searchIndex.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** Handlers of the full-text search. */
export const searchHandlers = {
  searchPortal: ({ lang, query }) => ok(paginate(searchContent(query.word, lang), query)),
} satisfies Behaviour;
