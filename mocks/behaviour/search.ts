import { findEverywhere } from "../store/searchIndex.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** Finding anything on the portal. */
export const search = {
  searchPortal: ({ lang, query }) => ok(onePage(findEverywhere(query.word, lang), query)),
} satisfies Behaviour;
