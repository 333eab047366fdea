import { computeHash } from "../../../../mocks/computeHash.ts";
import type { FaultRequest, RequestHandler, UpstreamBackend } from "../fault.ts";
import { withHeaderOf, withoutHeader } from "./headers.ts";
import { answer, readBody, changeRequest, getLang, type JsonObject, withJson, withQuery } from "./seeds.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";

/** Returns the objects in a list of a response. */
export const listObjects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Returns entries by their titles, in the alphabet of the requested language. */
export const sortByTitle = (entries: readonly JsonObject[], request: FaultRequest): readonly JsonObject[] =>
  entries.toSorted((a, b) => String(a["title"]).localeCompare(String(b["title"]), getLang(request)));

/** Takes a day in the future for today. */
export const takeLatestForFuture = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const date = request.url.searchParams.get("date") ?? "";
    const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && String(new Date(date).toJSON()).startsWith(date);
    return isDay && Date.parse(date) > Date.now() ? withQuery(request, { date: undefined }) : request;
  });

/** Changes public content of an operation, which keeps an entity tag of what it then contains. */
export const changePublicContent = (
  operationId: string,
  change: (
    body: Record<string, unknown>,
    request: FaultRequest,
    backend: UpstreamBackend,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>,
): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => {
    const unconditional = withoutHeader(request, "if-none-match");
    const response = await backend.send(unconditional);
    if (response.status !== 200) return response;
    const body = await change(readBody(response), unconditional, backend);
    const etag = `W/"${computeHash(JSON.stringify(body)).toString(16)}"`;
    if (request.headers.get("if-none-match") !== etag) return withHeaderOf(withJson(response, body), "etag", etag);
    const kept = ["cache-control", "vary"].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] satisfies [string, string]];
    });
    return { status: 304, headers: new Headers([...kept, ["etag", etag]]), body: new Uint8Array() };
  });
