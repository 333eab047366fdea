import { isRecord } from "../../config/isRecord.ts";
import { firstField, readCount } from "./fields.ts";

/** Which page of a list a response has, and how many entries all pages have, as far as the server says it. */
type ReceivedPaging = Readonly<Record<"page" | "perPage" | "total", number | undefined>>;

/** Returns the paging in the envelope of a list. Its fields may have the names of Spring (`totalElements`, `size`) or others. */
export function readPaging(body: unknown): ReceivedPaging {
  const envelope = isRecord(body) ? body : {};
  const inner = firstField(envelope, "data", "result", "payload", "body");
  const paging = { ...envelope, ...(isRecord(inner) && inner) };
  return {
    page: readCount(paging["page"]),
    perPage: readCount(firstField(paging, "perPage", "pageSize", "size", "limit")),
    total: readCount(firstField(paging, "total", "totalElements", "totalCount", "totalItems", "count")),
  };
}
