import { findEverywhere } from "../world/searching.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** Finding anything on the portal. */
export const search = {
  searchPortal: ({ lang, query }) => ok(onePage(findEverywhere(query.word, lang), query)),
} satisfies Behaviour;
