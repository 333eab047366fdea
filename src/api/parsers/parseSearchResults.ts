import { firstField, firstText, readCount, readId, readList, readText, withoutUnread } from "./fields.ts";
import { isRecord } from "../../config/isRecord.ts";
import { languages } from "../../generated/languages.ts";
import { requestWith } from "../request.ts";

/**
 * Returns the page in a response of `GET /search/public`: a list, or a list in an envelope, with or without its total. The
 * fields of the envelope may have the names of Spring (`content`, `totalElements`, `size`) or others.
 */
export function parseSearchResults(body: unknown): unknown {
  const entries = readList(body);
  if (entries === undefined) return undefined;
  const envelope = isRecord(body) ? body : {};
  const inner = firstField(envelope, "data", "result", "payload", "body");
  const paging = { ...envelope, ...(isRecord(inner) && inner) };
  return withoutUnread({
    page: readCount(paging["page"]),
    perPage: readCount(firstField(paging, "perPage", "pageSize", "size", "limit")),
    total: readCount(firstField(paging, "total", "totalElements", "totalCount", "totalItems", "count")),
    items: entries.map(readResult),
  });
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
