import type { CallOptions } from "../../caller.ts";
import { defineFaults, type FaultDefinition } from "../../fault.ts";
import { arrangeEntries, createPage, readAllEntries } from "../../lists.ts";
import { ignoreOwners } from "../../recordOwners.ts";
import {
  acceptRejected,
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  isObject,
  parseJson,
  withQuery,
} from "../../seeds.ts";

/** Returns an observation of the responses to one call that is sent several times. */
const observeCalls =
  (operationId: string, options: CallOptions = {}, count = 1): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const seen = [];
    for (let index = 0; index < count; index += 1) {
      const { status, text, headers } = await call(operationId, options);
      seen.push([status, text, ...["content-type", "cache-control", "location"].map((name) => headers.get(name))]);
    }
    return seen;
  };

const failure = createResponse(500, { message: "Xəta baş verdi." });
const kettle = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Kettle", description: "It leaks." };
const createPdf = (name: string): File => new File(["%PDF-1.7 x"], name, { type: "application/pdf" });

/** Fails each time after the first `count` successes of an operation. */
const failAfter = (operationId: string, count: number, status: number) => () => {
  let successes = 0;
  return answer([operationId], async (request, { send }) => {
    const response = await send(request);
    if (response.status === 200) successes += 1;
    return response.status === 200 && successes > count
      ? createResponse(status, { message: "Xidmət müvəqqəti işləmir." })
      : response;
  })();
};

export const moreRandomFaults = [
  ...defineFaults("access", {
    "uploads-for-everybody": {
      operationId: "uploadDocument",
      description: "Lets everybody who is signed in download an uploaded file until it is attached.",
      breaks: "contract",
      createHandler: () => {
        const sendToAll = ignoreOwners(["downloadDocument"], "documents")();
        return async (request, backend) => {
          const id = request.url.pathname.split("/").at(-2);
          const found = backend.store.state.documents.find((document) => String(document.id) === id);
          const isLoose = found?.content.kind === "uploaded" && found.attached !== true;
          return isLoose ? sendToAll(request, backend) : backend.send(request);
        };
      },
      observe: async ({ call, upload }) => {
        const { at } = await upload("citizen", createPdf("kettle.pdf"));
        return (await call("downloadDocument", { as: "director", path: String(at("id")) })).status;
      },
    },
  }),
  ...defineFaults("access", {
    "correction-by-anybody": {
      operationId: "correctAppeal",
      description: "Lets everybody who is signed in correct an appeal of another person.",
      breaks: "contract",
      createHandler: ignoreOwners(["correctAppeal"], "appeals"),
      observe: async ({ call }) => {
        const draft = { kind: "SUGGESTION", subject: "Kettle", text: "Boil more." };
        const id = String((await call("sendAppeal", { as: "citizen", body: draft })).at("id"));
        const body = { ...draft, text: "Boil less." };
        return (await call("correctAppeal", { as: "director", path: id, body })).status;
      },
    },
  }),
  ...defineFaults("availability", {
    "own-check-every-fourth": {
      operationId: "checkOwnPassword",
      description: "Fails with 503 after the third check of a password.",
      breaks: "specification",
      createHandler: failAfter("checkOwnPassword", 3, 503),
      observe: observeCalls("checkOwnPassword", { as: "foreign", query: { pass: "Bərk-Ağac-2041" } }, 4),
    },
    "second-choice-fails": {
      operationId: "chooseAccount",
      description: "Fails with 500 for each choice of an account after the second.",
      breaks: "specification",
      createHandler: failAfter("chooseAccount", 2, 500),
      observe: observeCalls("chooseAccount", { as: "director", query: { certNumber: "AZ-2026-000484" } }, 3),
    },
    "status-every-second": {
      operationId: "readServiceStatus",
      description: "Answers every second request with 503.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return answer(["readServiceStatus"], (request, { send }) =>
          (count += 1) % 2 === 0 ? Promise.resolve(createResponse(503, { message: "Xidmət işləmir." })) : send(request),
        )();
      },
      observe: observeCalls("readServiceStatus", {}, 2),
    },
  }),
  ...defineFaults("boundaries", {
    "page-of-ninety-nine": {
      operationId: "listFeedbacks",
      description: "Refuses a page of 100 entries.",
      breaks: "contract",
      createHandler: changeResponse(["listFeedbacks"], (_, { url }) =>
        url.searchParams.get("perPage") === "100"
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeCalls("listFeedbacks", { as: "citizen", query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("languages", {
    "messages-in-session-language": {
      operationId: "listAppealMessages",
      description: "Returns the error for an unknown appeal in Russian, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeResponse(["listAppealMessages"], ({ status }, request, { send }) =>
        status === 404 ? send(withQuery(request, { lang: "ru" })) : undefined,
      ),
      observe: observeCalls("listAppealMessages", { as: "citizen", path: "99999999", query: { lang: "en" } }),
    },
  }),
  ...defineFaults("lists", {
    "feedback-per-page-of-five": {
      operationId: "listFeedbacks",
      description: "Returns five entries by default.",
      breaks: "contract",
      createHandler: changeRequest("listFeedbacks", (request) =>
        request.url.searchParams.has("perPage") ? request : withQuery(request, { perPage: "5" }),
      ),
      observe: observeCalls("listFeedbacks", { as: "citizen" }),
    },
    "submitted-reports-last": {
      operationId: "listReports",
      description: "Returns the reports that were submitted after the others.",
      breaks: "contract",
      createHandler: arrangeEntries("listReports", (entries) => [
        ...entries.filter((entry) => !("submittedAt" in entry)).toReversed(),
        ...entries.filter((entry) => "submittedAt" in entry).toReversed(),
      ]),
      observe: observeCalls("listReports", { as: "director" }),
    },
  }),
  ...defineFaults("parameters", {
    "check-without-surname": {
      operationId: "checkNewPassword",
      description: "Accepts a check of a password without a surname.",
      breaks: "contract",
      createHandler: changeRequest("checkNewPassword", (request) =>
        request.url.searchParams.has("surname") ? request : withQuery(request, { surname: "Q" }),
      ),
      observe: observeCalls("checkNewPassword", { query: { pass: "Bərk-Ağac-2041", name: "Ada" } }),
    },
    "unknown-order-ignored": {
      operationId: "listObligations",
      description: "Takes an unknown order for the default.",
      breaks: "contract",
      createHandler: acceptRejected("listObligations", (request) =>
        request.url.searchParams.has("sort") ? withQuery(request, { sort: undefined }) : undefined,
      ),
      observe: observeCalls("listObligations", { as: "citizen", query: { sort: "name" } }),
    },
    "region-ignored-for-offices": {
      operationId: "listOffices",
      description: "Ignores the region.",
      breaks: "contract",
      createHandler: changeRequest("listOffices", (request) => withQuery(request, { region: undefined })),
      observe: async ({ call }) => {
        const region = (await call("listOffices")).at("items.0.region.id");
        return (await call("listOffices", { query: { region: String(region) } })).at("total");
      },
    },
    "nine-digits": {
      operationId: "lookUpTaxpayer",
      description: "Accepts a taxpayer number of nine digits, with a digit before it.",
      breaks: "contract",
      createHandler: acceptRejected("lookUpTaxpayer", (request) => {
        const tpn = request.url.searchParams.get("tpn") ?? "";
        return /^\d{9}$/.test(tpn) ? withQuery(request, { tpn: `1${tpn}` }) : undefined;
      }),
      observe: observeCalls("lookUpTaxpayer", { as: "citizen", query: { tpn: "700000041" } }),
    },
  }),
  ...defineFaults("robustness", {
    "letters-outside-latin-1": {
      operationId: "checkOwnPassword",
      description: "Fails with 500 for a password with a letter outside ISO 8859-1.",
      breaks: "specification",
      createHandler: changeResponse(["checkOwnPassword"], (_, { url }) =>
        /[\u0100-\uffff]/.test(url.searchParams.get("pass") ?? "") ? failure : undefined,
      ),
      observe: observeCalls("checkOwnPassword", { as: "foreign", query: { pass: "Bərk-Ağac-2041" } }),
    },
  }),
  ...defineFaults("schemas", {
    "feedback-type-in-small-letters": {
      operationId: "listFeedbacks",
      description: "Returns the type of feedback in small letters.",
      breaks: "contract",
      createHandler: changeEntries(["listFeedbacks"], (entry) => {
        if (typeof entry["type"] === "string") entry["type"] = entry["type"].toLowerCase();
      }),
      observe: observeCalls("listFeedbacks", { as: "citizen" }),
    },
    "appeal-without-payments": {
      operationId: "readAppeal",
      description: "Leaves out the list of payments of an appeal without any.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => {
        if (Array.isArray(body["payments"]) && body["payments"].length === 0) delete body["payments"];
      }),
      observe: async ({ call }) => {
        const body = { kind: "SUGGESTION", subject: "Kettle", text: "Boil more." };
        const id = String((await call("sendAppeal", { as: "citizen", body })).at("id"));
        return (await call("readAppeal", { as: "citizen", path: id })).at("payments");
      },
    },
    "role-as-text": {
      operationId: "readUser",
      description: "Returns the names of the roles only.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body) => {
        body["roles"] = ["ASAN_USER"];
      }),
      observe: observeCalls("readUser", { as: "citizen" }),
    },
    "feedback-receipt-without-id": {
      operationId: "sendFeedback",
      description: "Returns the receipt of feedback without its id.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        delete body["id"];
      }),
      observe: observeCalls("sendFeedback", { as: "citizen", body: kettle }),
    },
  }),
  ...defineFaults("searches", {
    "other-result-instead-of-none": {
      operationId: "searchPortal",
      description: "Returns a result for another word when nothing matches.",
      breaks: "contract",
      createHandler: answer(["searchPortal"], async (request, backend) => {
        const response = await backend.send(request);
        const { entries } = await readAllEntries(withQuery(request, { word: "sertifikat" }), backend);
        const own = parseJson(response.body);
        if (response.status !== 200 || !isObject(own) || own["total"] !== 0) return response;
        return createPage(response, request, entries.slice(0, 1));
      }),
      observe: observeCalls("searchPortal", { query: { word: "qqxxzz" } }),
    },
  }),
  ...defineFaults("statuses", {
    "status-without-content": {
      operationId: "readServiceStatus",
      description: "Answers 204 while everything works.",
      breaks: "contract",
      createHandler: changeSuccess(["readServiceStatus"], (response) => ({
        ...response,
        status: 204,
        body: new Uint8Array(),
      })),
      observe: observeCalls("readServiceStatus"),
    },
    "upload-is-created": {
      operationId: "uploadDocument",
      description: "Answers an upload with 201.",
      breaks: "contract",
      createHandler: changeSuccess(["uploadDocument"], (response) => ({ ...response, status: 201 })),
      observe: async ({ upload }) => (await upload("citizen", createPdf("kettle.pdf"))).status,
    },
  }),
  ...defineFaults("transport", {
    "language-as-html": {
      operationId: "chooseLanguage",
      description: "Returns the chosen language with the type text/html.",
      breaks: "contract",
      createHandler: changeSuccess(["chooseLanguage"], ({ headers }) => {
        headers.set("content-type", "text/html; charset=utf-8");
      }),
      observe: observeCalls("chooseLanguage", { as: "citizen", body: { isoCode: "ru" } }),
    },
    "payment-in-cache": {
      operationId: "startPayment",
      description: "Lets caches keep the address of a payment page for a day.",
      breaks: "contract",
      createHandler: changeSuccess(["startPayment"], ({ headers }) => {
        headers.set("cache-control", "public, max-age=86400");
      }),
      observe: async ({ call }) => {
        const id = String((await call("listObligations", { as: "citizen" })).at("items.0.id"));
        return (await call("startPayment", { as: "citizen", path: id })).headers.get("cache-control");
      },
    },
  }),
  ...defineFaults("values", {
    "one-id-for-all": {
      operationId: "searchPortal",
      description: "Returns the same id for each result.",
      breaks: "specification",
      createHandler: changeEntries(["searchPortal"], (entry) => {
        entry["id"] = "1";
      }),
      observe: observeCalls("searchPortal", { query: { word: "sertifikat" } }),
    },
    "size-in-kilobytes": {
      operationId: "uploadDocument",
      description: "Returns the size of a file in kilobytes.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument"], (body) => {
        if (typeof body["size"] === "number") body["size"] = Math.ceil(body["size"] / 1024);
      }),
      observe: async ({ upload }) => (await upload("citizen", createPdf("kettle.pdf"))).at("size"),
    },
  }),
];
