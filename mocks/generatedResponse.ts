import { getResponse, type RequestHandler } from "msw";
import { findOperation } from "../src/api/findOperation.ts";
import { firstShapes, type Shape } from "../src/generated/operations.js";
import { otherShapes } from "../src/generated/otherShapes.js";
import { defaultPerPage } from "../src/generated/perPage.ts";
import { faker, setFakeData, type FakeDataOptions } from "./fakeData.ts";
import * as generated from "./generated/index.msw.ts";
import { computeHash } from "./computeHash.ts";
import { dayMs } from "./store/calendar.ts";
import { getRequestLanguage } from "./parseRequest.ts";
import { reconcileFields } from "./reconcileFields.ts";
import { isRecord } from "../src/config/isRecord.ts";

const shapes = { ...firstShapes, ...otherShapes };

/** The seed of generated responses, unless `npm run dev -- --seed` gives another. */
const defaultFakeSeed = 1;

/** The totals of generated lists: now and then a list is empty, some have a single page, some have several. */
const listTotals = [7, 1, 12, 0, 47, 10, 103, 3] as const;

/** The handlers of all operations; created with the first request, because that takes longer than an answer. */
let handlers: RequestHandler[] | undefined;

/** The generated factories share one faker, so responses are generated one after another. */
let lastResponse: Promise<unknown> = Promise.resolve();

/**
 * Returns a response that is generated from the contract alone, in the language of the request. The same request gets
 * the same response, with the same seed on the same day; the same page of a list in another order has other entries.
 */
export function getGeneratedResponse(
  request: Request,
  { seed = defaultFakeSeed, now = Date.now() }: { seed?: number | undefined; now?: number } = {},
): Promise<Response | undefined> {
  const response = lastResponse.then(() => generateResponse(request, { seed, now: now - (now % dayMs) }));
  lastResponse = response.catch(() => undefined);
  return response;
}

async function generateResponse(
  request: Request,
  { seed, now }: Pick<FakeDataOptions, "seed" | "now">,
): Promise<Response | undefined> {
  const lang = getRequestLanguage(request);
  const url = new URL(request.url);
  const query = url.searchParams;
  query.delete("lang");
  const [page, perPage] = [parsePositive(query.get("page"), 1), parsePositive(query.get("perPage"), defaultPerPage)];
  query.sort();
  const pageKey = `${seed} ${request.method} ${url.pathname} ${query.toString()}`;
  query.delete("page");
  query.delete("perPage");
  const listKey = `${seed} ${request.method} ${url.pathname} ${query.toString()}`;

  setFakeData({ lang, seed: computeHash(listKey), now });
  const total = faker.helpers.arrayElement(listTotals);
  const itemCount = Math.max(0, Math.min(perPage, total - (page - 1) * perPage));
  setFakeData({ lang, seed: computeHash(pageKey), now, itemCount });
  handlers ??= Object.values(generated).flatMap((createHandlers) => createHandlers());
  const response = await getResponse(handlers, request);
  if (response?.headers.get("content-type")?.includes("json") !== true) return response;
  const shape = findOperation(request.method, url.pathname.replace(/^\/api/, ""))?.[3] ?? "any";
  const body = reconcileFields(omitOptionalFields(shape, await response.json()));
  const headers = { "cache-control": "no-store", "content-language": lang, "x-content-type-options": "nosniff" };
  if (!isRecord(body)) return Response.json(body, { headers });
  const filters = Object.fromEntries(query);
  return Response.json(
    Array.isArray(body["items"])
      ? {
          ...body,
          ...("page" in body && { page, perPage, total }),
          items: body["items"].map((item: unknown) => applyFilters(item, filters)),
        }
      : body,
    { headers },
  );
}

const parsePositive = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : fallback;
};

/** Returns an entry of a filtered list: its properties with the name of a filter have the value of that filter. */
const applyFilters = (item: unknown, filters: Readonly<Record<string, string>>): unknown =>
  isRecord(item)
    ? Object.fromEntries(
        Object.entries(item).map(([name, value]) => [
          name,
          typeof value === "string" ? (filters[name] ?? value) : value,
        ]),
      )
    : item;

/** One of this many optional fields is absent. */
const absentFieldInterval = 8;

/** Returns a value without some of the fields that its shape declares optional. */
function omitOptionalFields(shape: Shape, value: unknown): unknown {
  if (typeof shape === "string") {
    const namedShape = shape.startsWith("#") ? shapes[shape.slice(1)] : undefined;
    return namedShape === undefined ? value : omitOptionalFields(namedShape, value);
  }
  if (isCompositeShape(shape)) {
    const [kind, entryShape = "any"] = shape;
    return kind === "list" && Array.isArray(value)
      ? value.map((entry) => omitOptionalFields(entryShape, entry))
      : value;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const isOptional = !Object.hasOwn(shape, name);
      if (isOptional && faker.number.int({ min: 1, max: absentFieldInterval }) === 1) return [];
      return [[name, omitOptionalFields(shape[isOptional ? `${name}?` : name] ?? "any", member)]];
    }),
  );
}

const isCompositeShape = (shape: Exclude<Shape, string>): shape is Extract<Shape, readonly unknown[]> =>
  Array.isArray(shape);
