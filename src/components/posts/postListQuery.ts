import type { PostPlace } from "../../generated/contract.d.ts";
import { getListPostsSuspenseQueryOptions } from "../../generated/queries/posts/index.ts";
import type { Language } from "../../i18n/language.ts";
import { getFirstPageParams } from "../list/getFirstPageParams.ts";

/** Returns the query for a page of the posts of a placement; by default the first one. */
export const postListQuery = (placement: PostPlace, lang: Language, page = 1) =>
  getListPostsSuspenseQueryOptions({ place: placement, ...getFirstPageParams(lang), page });
