import { isSameId } from "../../../../../src/config/isSameId.ts";
import { type Caller } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { createPdf } from "../../observers.ts";
import { answer, bodyOf, changeEntries, changeObject, createResponse, getEntries, withJson } from "../../seeds.ts";
import { breach, asCitizen, listObjects } from "./contentSeeds.ts";

/** Sends a message of the citizen on an appeal. */
const sendMessage = ({ call }: Caller, path: number | string, body: object, headers: Record<string, string> = {}) =>
  call("sendAppealMessage", { as: "citizen", path, body, headers });

/** Faults that break a sentence of the contract about messages on an appeal. */
export const messagesSentenceFaults = [
  ...defineFaults("messages", {
    "request-stays-open": breach(
      "sendAppealMessage",
      "Leaves the message that asks for a document marked after the file was sent.",
      () => {
        const asked = new Set<unknown>();
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "listAppealMessages" || response.status !== 200) return response;
          const body = bodyOf(response);
          for (const message of getEntries(body)) {
            if (message["needsDocument"] === true) asked.add(message["id"]);
            if (asked.has(message["id"])) message["needsDocument"] = true;
          }
          return withJson(response, body);
        };
      },
      async (caller) => {
        await caller.call("listAppealMessages", { as: "citizen", path: 481 });
        const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
        await sendMessage(caller, 481, { text: "Here it is.", documentIds: [documentId] });
        return (await caller.call("listAppealMessages", { as: "citizen", path: 481 })).text;
      },
    ),
    "silent-answers": breach(
      "sendAppealMessage",
      "Does not notify the user of an answer of the service.",
      answer(["sendAppealMessage"], async (request, { store, send }) => {
        const known = new Set(store.state.notifications);
        const response = await send(request);
        store.state.notifications = store.state.notifications.filter((notification) => known.has(notification));
        return response;
      }),
      async (caller) => {
        await sendMessage(caller, 481, { text: "When will you decide?" });
        return (await caller.call("readNotifications", { as: "citizen" })).text;
      },
    ),
    "key-of-another-appeal": breach(
      "sendAppealMessage",
      "Takes a key that was sent with a message on another appeal for a retry, since it compares only the bodies.",
      () => {
        const paths = new Map<string, string>();
        return (request, { send }) => {
          const key = request.headers.get("idempotency-key");
          if (request.operationId !== "sendAppealMessage" || key === null) return send(request);
          const known = `${key} ${new TextDecoder().decode(request.body)}`;
          const path = paths.get(known) ?? request.url.pathname;
          paths.set(known, path);
          const url = new URL(request.url);
          url.pathname = path;
          return send({ ...request, url });
        };
      },
      async (caller) => {
        const headers = { "idempotency-key": "c0ffee00-sentence-0001" };
        await sendMessage(caller, 481, { text: "When will you decide?" }, headers);
        return (await sendMessage(caller, 479, { text: "When will you decide?" }, headers)).status;
      },
    ),
  }),
  ...defineFaults("drafts-and-files", {
    "files-of-messages-without-number": breach(
      "sendAppealMessage",
      "Lists the files of messages without the number of their appeal.",
      changeObject(["listDocuments"], (body, _request, { store }) => {
        const ids = store.state.appealMessages.flatMap(({ documentIds }) => documentIds);
        for (const document of getEntries(body))
          if (ids.some((id) => isSameId(id, String(document["id"])))) delete document["appealNumber"];
      }),
      async (caller) => {
        const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
        await sendMessage(caller, 481, { text: "Here it is.", documentIds: [documentId] });
        return (await caller.call("listDocuments", { as: "citizen" })).text;
      },
    ),
    "file-of-message-as-uploaded": breach(
      "sendAppealMessage",
      "Returns the files of a message as they were before they belonged to the appeal.",
      changeEntries(["sendAppealMessage", "listAppealMessages"], ({ documents }) => {
        for (const document of listObjects(documents)) delete document["appealNumber"];
      }),
      async (caller) => {
        const documentId = (await caller.upload("citizen", createPdf("plan.pdf"))).at("id");
        return (await sendMessage(caller, 481, { text: "Here it is.", documentIds: [documentId] })).text;
      },
    ),
    "no-pdf": breach(
      "uploadDocument",
      "Accepts only pictures and videos.",
      answer(["uploadDocument"], (request, { send }) =>
        new TextDecoder("latin1").decode(request.body).includes("%PDF-")
          ? Promise.resolve(createResponse(422, { message: "Fayl qəbul edilmir." }))
          : send(request),
      ),
      async (caller) => (await caller.upload("citizen", createPdf("plan.pdf"))).status,
    ),
    "image-jpg": breach(
      "uploadDocument",
      "Returns image/jpg as the type of a JPEG image.",
      changeEntries(["uploadDocument", "listDocuments"], (document) => {
        if (document["mimeType"] === "image/jpeg") document["mimeType"] = "image/jpg";
      }),
      asCitizen("listDocuments", { query: { perPage: 100 } }),
    ),
    "empty-file": breach(
      "uploadDocument",
      "Stores an empty file.",
      answer(["uploadDocument"], async (request, { send }) => {
        const response = await send(request);
        const text = new TextDecoder("latin1").decode(request.body);
        if (response.status !== 422 || !/\r\n\r\n\r\n--/.test(text)) return response;
        const [, extension = "png"] = /filename="[^"]*\.(\w+)"/.exec(text) ?? [];
        const signature = extension === "pdf" ? "%PDF-1.7" : "\x89PNG\r\n\x1a\n";
        const body = Uint8Array.from(
          Buffer.from(text.replace("\r\n\r\n\r\n--", `\r\n\r\n${signature}\r\n--`), "latin1"),
        );
        const stored = await send({ ...request, body });
        return stored.status === 200 ? withJson(stored, { ...bodyOf(stored), size: 0 }) : response;
      }),
      async (caller) => (await caller.upload("citizen", new File([], "empty.pdf", { type: "application/pdf" }))).status,
    ),
  }),
];
