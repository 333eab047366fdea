import { firstText, readId, readList, readText, withoutUnread } from "./fields.ts";
import { readPaging } from "./readPaging.ts";
import { isRecord } from "../../config/isRecord.ts";
import { languages } from "../../generated/languages.ts";
import { requestWith } from "../request.ts";

/**
 * Returns the page in a response of `GET /search/public`: a list, or a list in an envelope, with or without its total.
 */
export function parseSearchResults(body: unknown): unknown {
  const entries = readList(body);
  if (entries === undefined) return undefined;
  return withoutUnread({ ...readPaging(body), items: entries.map(readResult) });
}

/** Returns a result. One without a title has the beginning of its content as title. */
function readResult(result: unknown): unknown {
  if (!isRecord(result)) return result;
  const content = firstText(result, "content", "description", "text");
  return withoutUnread({
    id: readId(result["id"]),
    title: firstText(result, "title", "name") ?? content?.replace(/^(.{80}).+$/su, "$1…"),
    content: content ?? "",
    searchPlace: firstText(result, "searchPlace", "place", "type") ?? "",
    // Another language than those of the portal says nothing to it.
    lang: languages.find(({ code }) => code === readText(result["lang"])?.toLowerCase())?.code,
  });
}

/** The `request` of the generated hooks of this operation. */
export const requestSearchResults = requestWith(parseSearchResults);
