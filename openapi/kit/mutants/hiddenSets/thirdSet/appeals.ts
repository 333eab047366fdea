import {
  createResponse,
  answer,
  changeObject,
  changeRequestBody,
  changeSuccess,
  isObject,
  parseJson,
  withJson,
  withQuery,
  type JsonObject,
} from "../../seeds.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { arrangeEntries, changePage, createPage, observeField, readAllEntries } from "../../lists.ts";
import { ignoreOwners } from "../../recordOwners.ts";

const complaint = {
  kind: "COMPLAINT",
  category: "DEFECTIVE_GOODS",
  subject: "Kettle",
  text: "First line\nSecond line\n\nA new paragraph",
  counterparty: { name: "Kettle shop" },
};

const sendComplaint = async ({ call }: Caller): Promise<string> =>
  String((await call("sendAppeal", { as: "citizen", body: complaint })).at("id"));

export const appealFaults = [
  ...defineFaults("filters", {
    "status-filter-after-paging": {
      operationId: "listAppeals",
      description: "Applies the status filter to the entries of each page, and counts the entries of all statuses.",
      breaks: "contract",
      createHandler: answer(["listAppeals"], async (request, backend) => {
        const status = request.url.searchParams.get("status");
        const unfiltered = await backend.send(withQuery(request, { status: undefined }));
        const body = parseJson(unfiltered.body);
        if (status === null || !isObject(body) || !Array.isArray(body["items"])) return backend.send(request);
        const items = body["items"].filter((entry: JsonObject) => entry["status"] === status);
        return withJson(unfiltered, { ...body, items });
      }),
      observe: observeField("listAppeals", "status", { status: "REFUSED", perPage: 2 }),
    },
  }),
  ...defineFaults("persistence", {
    "line-breaks-of-appeal": {
      operationId: "sendAppeal",
      description: "Replaces the line breaks in the text of an appeal by spaces.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => {
        if (typeof body["text"] === "string") body["text"] = body["text"].replaceAll(/\s+/g, " ");
      }),
      observe: async (caller) =>
        (await caller.call("readAppeal", { as: "citizen", path: await sendComplaint(caller) })).at("text"),
    },
    "withdrawn-but-withdrawable": {
      operationId: "withdrawAppeal",
      description: "Lets a withdrawn appeal stay withdrawable.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], (body) => {
        if ("withdrawnAt" in body) body["withdrawable"] = true;
      }),
      observe: async (caller) => {
        const path = await sendComplaint(caller);
        await caller.call("withdrawAppeal", { as: "citizen", path });
        return (await caller.call("readAppeal", { as: "citizen", path })).at("withdrawable");
      },
    },
    "files-of-message": {
      operationId: "sendAppealMessage",
      description: "Returns a message with its files once, and lists it without them.",
      breaks: "contract",
      createHandler: changePage("listAppealMessages", (body) => {
        for (const item of body.items) item["documents"] = [];
      }),
      observe: async (caller) => {
        const path = await sendComplaint(caller);
        const file = await caller.upload(
          "citizen",
          new File(["%PDF-1.7 kettle"], "kettle.pdf", { type: "application/pdf" }),
        );
        const body = { text: "See the file", documentIds: [file.at("id")] };
        await caller.call("sendAppealMessage", { as: "citizen", path, body });
        return (await caller.call("listAppealMessages", { as: "citizen", path })).at("items");
      },
    },
  }),
  ...defineFaults("access", {
    "masked-appeal-of-others": {
      operationId: "readAppeal",
      description: "Returns the appeal of another person with the applicant replaced by stars.",
      breaks: "contract",
      createHandler: () => {
        const sendToAll = ignoreOwners(["readAppeal"], "appeals")();
        return async (request, backend) => {
          const response = await backend.send(request);
          if (request.operationId !== "readAppeal" || response.status !== 404) return response;
          const found = await sendToAll(request, backend);
          const body = parseJson(found.body);
          return isObject(body) && found.status === 200 ? withJson(found, { ...body, applicant: "***" }) : found;
        };
      },
      observe: async (caller) =>
        (await caller.call("readAppeal", { as: "foreign", path: await sendComplaint(caller) })).status +
        (await caller.call("readAppeal", { as: "privileged", path: await sendComplaint(caller) })).status,
    },
    "notes-of-followed-appeal": {
      operationId: "findAppeal",
      description: "Returns the notes of the service in the steps of an appeal without an account.",
      breaks: "contract",
      createHandler: changeObject(["findAppeal"], (body) => {
        const appeal = body["appeal"];
        if (!isObject(appeal) || !Array.isArray(appeal["history"])) return;
        for (const step of appeal["history"].filter(isObject)) step["note"] = "Müraciətə şöbə baxır.";
      }),
      observe: async (caller) => {
        await sendComplaint(caller);
        const [appeal] = (await caller.call("listAppeals", { as: "citizen" })).at("items") as JsonObject[];
        const email = caller.store.state.accounts.find(({ persona }) => persona === "citizen")?.email;
        const body = { appealNumber: appeal?.["appealNumber"], email };
        return (await caller.call("findAppeal", { body })).at("appeal.history");
      },
    },
  }),
  ...defineFaults("lists", {
    "messages-total-of-service": {
      operationId: "listAppealMessages",
      description: "Counts only the messages of the service in the total.",
      breaks: "contract",
      createHandler: answer(["listAppealMessages"], async (request, backend) => {
        const response = await backend.send(request);
        if (response.status !== 200) return response;
        const { entries } = await readAllEntries(request, backend);
        return createPage(response, request, entries, entries.filter(({ author }) => author === "SERVICE").length);
      }),
      observe: async (caller) => {
        const path = await sendComplaint(caller);
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "When?" } });
        return (await caller.call("listAppealMessages", { as: "citizen", path })).at("total");
      },
    },
    "drafts-by-key": {
      operationId: "listDrafts",
      description: "Returns the drafts in the order of their keys.",
      breaks: "contract",
      createHandler: arrangeEntries("listDrafts", (entries) =>
        entries.toSorted((a, b) => String(a["formKey"]).localeCompare(String(b["formKey"]))),
      ),
      observe: async ({ call, store }) => {
        for (const path of ["a-form", "z-form"]) {
          store.advanceClock(60);
          await call("keepDraft", { as: "citizen", path, body: { data: { field: "x" } } });
        }
        return (await call("listDrafts", { as: "citizen" })).at();
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "empty-draft-is-object": {
      operationId: "readDraft",
      description: "Returns an empty object as the data of a draft that does not exist.",
      breaks: "contract",
      createHandler: changeObject(["readDraft"], (body) => {
        body["data"] ??= {};
      }),
      observe: async ({ call }) => (await call("readDraft", { as: "citizen", path: "unknown-form" })).at("data"),
    },
    "empty-values-of-draft": {
      operationId: "keepDraft",
      description: "Drops the empty texts, null and false in a draft.",
      breaks: "contract",
      createHandler: changeRequestBody("keepDraft", (body) => {
        if (!isObject(body["data"])) return;
        body["data"] = Object.fromEntries(Object.entries(body["data"]).filter(([, value]) => Boolean(value)));
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { as: "citizen", path: "tea", body: { data: { a: "", b: false, c: "x" } } });
        return (await call("readDraft", { as: "citizen", path: "tea" })).at("data");
      },
    },
    "ascii-file-name": {
      operationId: "uploadDocument",
      description: "Replaces each letter outside ASCII in the name of an uploaded file by an underscore.",
      breaks: "contract",
      createHandler: changeObject(["uploadDocument", "listDocuments"], (body) => {
        const entries = Array.isArray(body["items"]) ? body["items"].filter(isObject) : [body];
        for (const entry of entries)
          if (typeof entry["fileName"] === "string") entry["fileName"] = entry["fileName"].replaceAll(/[^ -~]/gu, "_");
      }),
      observe: async ({ upload }) =>
        (await upload("citizen", new File(["%PDF-1.7 x"], "şəkil.pdf", { type: "application/pdf" }))).at("fileName"),
    },
    "file-name-of-download": {
      operationId: "downloadDocument",
      description: "Names each downloaded file document.pdf in Content-Disposition.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], ({ headers }) => {
        headers.set("content-disposition", 'attachment; filename="document.pdf"');
      }),
      observe: async ({ call }) => {
        const id = String((await call("listDocuments", { as: "citizen" })).at("items.0.id"));
        return (await call("downloadDocument", { as: "citizen", path: id })).headers.get("content-disposition");
      },
    },
  }),
  ...defineFaults("searches", {
    "documents-by-name-only": {
      operationId: "listDocuments",
      description: "Searches documents in their name only, and not in the file name and the appeal number.",
      breaks: "contract",
      createHandler: arrangeEntries("listDocuments", (entries, { url }) => {
        const word = url.searchParams.get("word")?.toLowerCase();
        return word === undefined
          ? entries
          : entries.filter(({ name }) => String(name).toLowerCase().includes(word.trim()));
      }),
      observe: async ({ call }) => {
        const fileName = String((await call("listDocuments", { as: "citizen" })).at("items.0.fileName"));
        return (await call("listDocuments", { as: "citizen", query: { word: fileName } })).at("total");
      },
    },
  }),
  ...defineFaults("values", {
    "certificate-always-valid": {
      operationId: "checkCertificate",
      description: "Calls a certificate valid after its last day, and after it was withdrawn.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], (body) => {
        if (isObject(body["certificate"])) body["certificate"]["status"] = "VALID";
      }),
      observe: async ({ call }) =>
        (await call("checkCertificate", { query: { number: "S-2022-00093" } })).at("certificate.status"),
    },
  }),
  ...defineFaults("statuses", {
    "paid-payment-starts-again": {
      operationId: "startPayment",
      description: "Starts a payment again that is paid already.",
      breaks: "contract",
      createHandler: answer(["startPayment"], async (request, { send }) => {
        const response = await send(request);
        return response.status === 409
          ? createResponse(200, { redirectUrl: "https://pay.bank.example/s/1" })
          : response;
      }),
      observe: async ({ call }) => {
        const id = String((await call("listPaidPayments", { as: "citizen" })).at("items.0.id"));
        return (await call("startPayment", { as: "citizen", path: id })).status;
      },
    },
  }),
];
