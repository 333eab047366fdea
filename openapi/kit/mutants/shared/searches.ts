import type { FaultDefinition, RequestHandler } from "../fault.ts";
import { arrangeEntries, createPage, observeField, readAllEntries } from "./lists.ts";
import { answer, changeRequest, createResponse, getLang, type JsonObject, withQuery } from "./seeds.ts";

/** Also finds by the texts of another language, whichever is asked for. */
export const searchToo = (operationId: string, other: string): (() => RequestHandler) =>
  answer([operationId], async (request, backend) => {
    const response = await backend.send(request);
    if (response.status !== 200 || !request.url.searchParams.has("word")) return response;
    const ids = new Set<unknown>();
    for (const lang of [getLang(request), other])
      for (const { id } of (await readAllEntries(withQuery(request, { lang }), backend)).entries) ids.add(id);
    const all = await readAllEntries(withQuery(request, { word: undefined }), backend);
    return createPage(
      response,
      request,
      all.entries.filter(({ id }) => ids.has(id)),
    );
  });

/** Returns the search text of a URL. */
export const getWord = (url: URL): string => url.searchParams.get("word") ?? "";

/** Keeps only the results that `isFound` accepts for the search text. */
export const finds = (
  operationId: string,
  description: string,
  isFound: (entry: JsonObject, word: string) => boolean,
  observe: FaultDefinition["observe"],
  breaks: FaultDefinition["breaks"] = "contract",
): FaultDefinition => ({
  operationId,
  description,
  breaks,
  createHandler: arrangeEntries(operationId, (entries, { url }) =>
    getWord(url) === "" ? entries : entries.filter((entry) => isFound(entry, getWord(url))),
  ),
  ...(observe && { observe }),
});

/** Returns the texts of an entry as one text. */
export const joinTexts = (entry: JsonObject): string =>
  Object.values(entry)
    .filter((value) => typeof value === "string")
    .join(" ");

/** Fails for search texts with some character. */
export const failsForWords = (
  operationId: string,
  description: string,
  pattern: RegExp,
  example: string,
  path?: string,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: answer([operationId], async (request, { send }) =>
    pattern.test(getWord(request.url))
      ? createResponse(500, { message: "Axtarış zamanı xəta baş verdi", code: "UNKNOWN" })
      : send(request),
  ),
  observe: observeField(operationId, "id", { word: example }, path),
});

/** Returns a change of a search text, where there is one. */
export const changeWord = (operationId: string, change: (word: string) => string) =>
  changeRequest(operationId, (request) => {
    const word = request.url.searchParams.get("word");
    return word === null ? request : withQuery(request, { word: change(word) });
  });
