import type { FaultDefinition, FaultRequest, FaultResponse, RequestHandler, UpstreamBackend } from "../fault.ts";
import { answer, getEntries, parseJson, withJson, withQuery, type JsonObject } from "./seeds.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";

/** The page that a list request asks for. */
export const getPaging = ({ url }: FaultRequest): { page: number; perPage: number } => ({
  page: Number(url.searchParams.get("page") ?? 1),
  perPage: Number(url.searchParams.get("perPage") ?? 10),
});

/** Returns all entries of a list, from every page, with the last response. */
export async function readAllEntries(
  request: FaultRequest,
  { send }: UpstreamBackend,
): Promise<{ response: FaultResponse; entries: JsonObject[] }> {
  const entries: JsonObject[] = [];
  for (let page = 1; ; page += 1) {
    const response = await send(withQuery(request, { page: String(page), perPage: "100" }));
    const found = getEntries(parseJson(response.body));
    if (response.status !== 200) return { response, entries };
    entries.push(...found);
    const body = parseJson(response.body);
    const total = isRecord(body) ? Number(body["total"]) : found.length;
    if (found.length === 0 || entries.length >= total) return { response, entries };
  }
}

/** Returns one page of entries in the form of another response of the same list. */
export function createPage(
  template: FaultResponse,
  request: FaultRequest,
  entries: readonly JsonObject[],
  total: number = entries.length,
): FaultResponse {
  const { page, perPage } = getPaging(request);
  const body = parseJson(template.body);
  const items = entries.slice((page - 1) * perPage, page * perPage);
  return withJson(template, isRecord(body) ? { ...body, page, perPage, total, items } : items);
}

/** Arranges all entries of a list before they are divided into pages. */
export const arrangeEntries = (
  operationId: string,
  arrange: (
    entries: JsonObject[],
    request: FaultRequest,
    backend: UpstreamBackend,
  ) => readonly JsonObject[] | Promise<readonly JsonObject[]>,
): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => {
    const valid = await backend.send(request);
    if (valid.status !== 200) return valid;
    const { response, entries } = await readAllEntries(request, backend);
    return createPage(response, request, await arrange(entries, request, backend));
  });

/** Changes one page of a list; `change` gets the body with `items`, `page`, `perPage` and `total`. */
export const changePage = (
  operationId: string,
  change: (
    body: JsonObject & { items: JsonObject[]; page: number; perPage: number; total: number },
    request: FaultRequest,
    backend: UpstreamBackend,
  ) => unknown,
): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => {
    const response = await backend.send(request);
    const body = parseJson(response.body);
    if (response.status !== 200 || !isRecord(body) || !Array.isArray(body["items"])) return response;
    const page = {
      ...body,
      items: getEntries(body),
      page: Number(body["page"]),
      perPage: Number(body["perPage"]),
      total: Number(body["total"]),
    };
    await change(page, request, backend);
    return withJson(response, page);
  });

/** Returns the texts at a field of each entry, for observations of lists. */
export const observeField =
  (
    operationId: string,
    field: string,
    query: Readonly<Record<string, string | number>> = {},
    path?: string,
  ): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const result = await call(operationId, { as: "citizen", query, ...(path !== undefined && { path }) });
    const body = result.at();
    return [result.status, result.at("total"), result.at("perPage"), getEntries(body).map((entry) => entry[field])];
  };
