import { defineFaults, type RequestHandler } from "../fault.ts";
import { createPage, readAllEntries } from "../lists.ts";
import { observeResponse } from "../observers.ts";
import { answer, changeEntries, changeObject, changeRequest, getLang, isObject, withQuery } from "../seeds.ts";

/** Also finds by the texts of another language, whichever is asked for. */
const searchToo = (operationId: string, other: string): (() => RequestHandler) =>
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

/** Writes in the first language that the browser prefers when the request names none. */
const languageOfBrowser = (operationId: string): (() => RequestHandler) =>
  changeRequest(operationId, (request) => {
    const preferred = /^(?:az|ru|en)/.exec(request.headers.get("accept-language") ?? "")?.[0];
    return preferred === undefined || request.url.searchParams.has("lang")
      ? request
      : withQuery(request, { lang: preferred });
  });

/** Faults that only a comparison of several responses shows. */
export const comparedResponseFaults = [
  ...defineFaults("searches", {
    "azerbaijani-titles-of-standards": {
      operationId: "listStandards",
      description: "Finds a standard by its Azerbaijani title too when another language is asked for.",
      breaks: "contract",
      createHandler: searchToo("listStandards", "az"),
      observe: observeResponse("listStandards", { query: { word: "Gigiyenik", lang: "ru" } }),
    },
    "english-services": {
      operationId: "listServices",
      description: "Finds a service by its English name too when Azerbaijani is asked for.",
      breaks: "contract",
      createHandler: searchToo("listServices", "en"),
      observe: observeResponse("listServices", { query: { word: "overcharging" } }),
    },
  }),
  ...defineFaults("languages", {
    "language-of-the-browser": {
      operationId: "readService",
      description: "Writes a service in the language that the browser prefers when the request names none.",
      breaks: "contract",
      createHandler: languageOfBrowser("readService"),
      observe: observeResponse("readService", { path: 103, headers: { "accept-language": "en-GB" } }),
    },
    "errors-in-the-language-of-the-browser": {
      operationId: "sendRemark",
      description: "Writes errors in the language that the browser prefers when the request names none.",
      breaks: "contract",
      createHandler: languageOfBrowser("sendRemark"),
      observe: observeResponse("sendRemark", { body: {}, headers: { "accept-language": "en-GB" } }),
    },
    "no-audience-in-russian": {
      operationId: "listServices",
      description: "Leaves the audience of a service empty in Russian.",
      breaks: "contract",
      createHandler: changeEntries(["listServices"], (service, _index, request) => {
        if (getLang(request) === "ru" && service["audience"] !== undefined) service["audience"] = "";
      }),
      observe: observeResponse("listServices", { query: { lang: "ru" } }),
    },
    "no-description-of-pictures-in-english": {
      operationId: "listPosts",
      description: "Leaves the text of each picture empty in English.",
      breaks: "contract",
      createHandler: changeEntries(["listPosts", "readPost"], (post, _index, request) => {
        const { image } = post;
        if (getLang(request) === "en" && isObject(image)) image["alt"] = "";
      }),
      observe: observeResponse("listPosts", { query: { lang: "en" } }),
    },
  }),
];
