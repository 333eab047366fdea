import { isAppealClosed } from "../../../../../mocks/store/appeals.ts";
import { dayMs } from "../../../../../mocks/store/calendar.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type FaultResponse, type SeededFault, breach } from "../../fault.ts";
import { admin, citizen } from "../../shared/callers.ts";
import { failure } from "../../shared/errors.ts";
import { createPdf, png, uploadPdf } from "../../shared/files.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { createKeyFault } from "../../shared/idempotencyKeys.ts";
import { arrangeEntries, changePage } from "../../shared/lists.ts";
import { observeResponse, sendSuggestion } from "../../shared/observers.ts";
import { listObjects } from "../../shared/publicContent.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import { isAdmin, isForeign } from "../../shared/roles.ts";
import {
  readBody,
  acceptRejected,
  answer,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  getToken,
  parseJson,
  withBody,
  withJson,
} from "../../shared/seeds.ts";
import { minuteMs } from "../../shared/times.ts";
import { examinedAppeal, findOwnRecord, sendComplaint, write, writeAndList } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Sends a message of the citizen on an appeal. */
const sendMessage = ({ call }: Caller, path: number | string, body: object, headers: Record<string, string> = {}) =>
  call("sendAppealMessage", { as: "citizen", path, body, headers });

const idempotencyKey = "7d1f0c2e-5b3a-4c88-9a10-2f6f0a1b7d42";

/** Faults of `sendAppealMessage`. */
export const sendAppealMessageFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "messages-to-any-appeal": {
      operationId: "sendAppealMessage",
      description: "Accepts a message on the appeal of another person.",
      breaks: "contract",
      createHandler: ignoreOwners(["sendAppealMessage"], "appeals"),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "director");
        return (await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Hello." } })).status;
      },
    },
    "message-on-others": {
      operationId: "sendAppealMessage",
      description: "Adds a message to an appeal of another user.",
      breaks: "contract",
      createHandler: ignoreOwners(["sendAppealMessage"], "appeals"),
      observe: async (caller) => (await write(caller, { as: "admin", body: { text: "Hello" } })).status,
    },
    "upload-in-message": {
      operationId: "sendAppealMessage",
      description: "Attaches the file of another user to a message on an appeal.",
      breaks: "contract",
      createHandler: ignoreOwners(["sendAppealMessage"], "documents"),
      observe: async (caller) => {
        const id = (await caller.upload("privileged", png())).at("id");
        return (await write(caller, { body: { text: "Enclosed.", documentIds: [id] } })).status;
      },
    },
  }),
  ...defineFaults("availability", {
    "message-before-assignment-fails": {
      operationId: "sendAppealMessage",
      description: "Fails for a message on an appeal that is not assigned to an official yet.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, backend) => {
        const appeal = findOwnRecord(request, backend.store, -2);
        const { text } = readBody(request);
        const isValid = typeof text === "string" && text.trim() !== "";
        return isValid && appeal?.steps.at(-1)?.status === "WAITING" ? failure() : backend.send(request);
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const { status } = await caller.call("sendAppealMessage", { ...citizen, path, body: { text: "At the gate." } });
        return [status, (await caller.call("listAppealMessages", { ...citizen, path })).at("total")];
      },
    },
  }),
  ...defineFaults("boundaries", {
    "message-with-six-files": {
      operationId: "sendAppealMessage",
      description: "Refuses a message with more than five files.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, { send }) => {
        const { documentIds } = readBody(request);
        return Array.isArray(documentIds) && documentIds.length > 5
          ? createResponse(422, { message: "Fayllar çoxdur.", code: "NOT_ACCEPTED" })
          : send(request);
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const documentIds = [];
        while (documentIds.length < 6)
          documentIds.push((await caller.upload("citizen", createPdf("plan.pdf"))).at("id"));
        return (await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Plans.", documentIds } }))
          .status;
      },
    },
    "message-4001": {
      operationId: "sendAppealMessage",
      description: "Cuts a message with 4001 characters instead of rejecting it.",
      breaks: "contract",
      createHandler: acceptRejected("sendAppealMessage", (request) => {
        const body = parseJson(request.body);
        return isRecord(body) && typeof body["text"] === "string" && [...body["text"]].length === 4001
          ? withBody(request, { ...body, text: body["text"].slice(0, 4000) })
          : undefined;
      }),
      observe: async (caller) => (await write(caller, { body: { text: "m".repeat(4001) } })).status,
    },
  }),
  ...defineFaults("persistence", {
    "file-of-message-deleted": {
      operationId: "sendAppealMessage",
      description: "Deletes the file of a message after a day, as one that nothing names.",
      breaks: "contract",
      createHandler: answer(["downloadDocument"], async (request, { store, send }) => {
        const id = getPathPart(request, -2);
        const file = store.state.documents.find((document) => isSameId(document.id, id));
        const isOld = file?.content.kind === "uploaded" && file.createdAt < store.now() - dayMs;
        return isOld && file.appealNumber !== undefined
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" })
          : send(request);
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const id = String((await caller.upload("citizen", createPdf("plan.pdf"))).at("id"));
        await caller.call("sendAppealMessage", { as: "citizen", path, body: { text: "Plan.", documentIds: [id] } });
        caller.store.advanceClock(3 * (dayMs / 1000));
        const session = caller.store.state.sessions.at(-1);
        if (session) session.accessExpiresAt = caller.store.now() + dayMs;
        return (await caller.call("downloadDocument", { as: "citizen", path: id })).status;
      },
    },
    "answer-to-a-file-without-notification": {
      operationId: "sendAppealMessage",
      description: "Notifies the user of the answer to a message only when the message has no files.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, { send, store }) => {
        const count = store.state.notifications.length;
        const response = await send(request);
        const sent = parseJson(request.body);
        if (isRecord(sent) && Array.isArray(sent["documentIds"]) && sent["documentIds"].length > 0)
          store.state.notifications.splice(count);
        return response;
      }),
      observe: async ({ call, upload, store }) => {
        const count = store.state.notifications.length;
        const documentIds = [(await upload("citizen", createPdf("bench.pdf"))).at("id")];
        await call("sendAppealMessage", { ...citizen, path: 481, body: { text: "A file.", documentIds } });
        return store.state.notifications.length - count;
      },
    },
    "file-after-the-decision-is-lost": {
      operationId: "sendAppealMessage",
      description: "Leaves the file of a message out of an appeal that is decided or withdrawn.",
      breaks: "contract",
      createHandler: answer(["sendAppealMessage"], async (request, { send, store }) => {
        const response = await send(request);
        const appeal = store.state.appeals.find(({ id }) => String(id) === getPathPart(request, -2));
        const { documentIds } = (parseJson(request.body) ?? {}) as { documentIds?: readonly unknown[] };
        if (appeal !== undefined && isAppealClosed(appeal))
          for (const document of store.state.documents)
            if (documentIds?.includes(document.id)) delete document.appealNumber;
        return response;
      }),
      observe: async ({ call, upload }) => {
        await call("withdrawAppeal", { ...citizen, path: 476 });
        const documentIds = [(await upload("citizen", createPdf("bench.pdf"))).at("id")];
        await call("sendAppealMessage", { ...citizen, path: 476, body: { text: "A file.", documentIds } });
        return getEntries((await call("readAppeal", { ...citizen, path: 476 })).at("documents")).length;
      },
    },
    "files-stay-with-message": {
      operationId: "sendAppealMessage",
      description: "Does not add the files of a message to the documents of the appeal.",
      breaks: "contract",
      createHandler: changeObject(["readAppeal"], async (body, request, { send }) => {
        const url = new URL(request.url);
        url.pathname += "/messages";
        const messages = getEntries(parseJson((await send({ ...request, url })).body));
        const loose = new Set(messages.flatMap(({ documents }) => getEntries(documents)).map(({ id }) => id));
        body["documents"] = getEntries(body["documents"]).filter(({ id }) => !loose.has(id));
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const file = await caller.upload("citizen", createPdf("bench.pdf"));
        const body = { text: "With a picture.", documentIds: [file.at("id")] };
        await caller.call("sendAppealMessage", { as: "citizen", path, body });
        return (await caller.call("readAppeal", { as: "citizen", path })).at("documents");
      },
    },
    "message-cut": {
      operationId: "sendAppealMessage",
      description: "Stores only the first 128 characters of a message.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppealMessage", (body) => {
        if (typeof body["text"] === "string") body["text"] = body["text"].slice(0, 128);
      }),
      observe: writeAndList("word ".repeat(40)),
    },
    "message-key-ignored": {
      operationId: "sendAppealMessage",
      description: "Sends a message again when a request is repeated with its idempotency key.",
      breaks: "contract",
      createHandler: changeRequest("sendAppealMessage", (request) => {
        const headers = new Headers(request.headers);
        headers.delete("idempotency-key");
        return { ...request, headers };
      }),
      observe: async (caller) => {
        const options = { body: { text: "Once" }, headers: { "Idempotency-Key": "same-message-sent-twice" } };
        return (await write(caller, options)).at("id") === (await write(caller, options)).at("id");
      },
    },
    "message-without-files": {
      operationId: "sendAppealMessage",
      description: "Loses the files of a message.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppealMessage", (body) => void delete body["documentIds"]),
      observe: async (caller) => {
        const id = (await caller.upload("citizen", png())).at("id");
        return (await write(caller, { body: { text: "Enclosed.", documentIds: [id] } })).at("documents.0.id") === id;
      },
    },
    "same-text-is-a-double-click": {
      operationId: "sendAppealMessage",
      description:
        "Takes a message with the same text within a minute for a double click, and answers with the earlier one.",
      breaks: "contract",
      createHandler: () => {
        const latest = new Map<string, { text: unknown; at: number; response: FaultResponse }>();
        return answer(["sendAppealMessage"], async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const { text, documentIds } = readBody(request);
          if (accountId === undefined || documentIds !== undefined) return send(request);
          const key = `${accountId} ${request.url.pathname}`;
          const earlier = latest.get(key);
          if (earlier?.text === text && earlier !== undefined && store.now() - earlier.at < minuteMs)
            return earlier.response;
          const response = await send(request);
          if (response.status === 200) latest.set(key, { text, at: store.now(), response });
          return response;
        })();
      },
      observe: async ({ call }) => {
        const message = { ...citizen, path: examinedAppeal, body: { text: "Thank you." } };
        const ids = [await call("sendAppealMessage", message), await call("sendAppealMessage", message)];
        return [
          ids.map(({ at }) => at("id")),
          (await call("listAppealMessages", { ...citizen, path: examinedAppeal })).at("total"),
        ];
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
  ...defineFaults("lists", {
    "message-once-per-file": {
      operationId: "sendAppealMessage",
      description:
        "Lists a message that was sent with several files once for each of them, as a join of both tables does.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppealMessages", (entries) =>
        entries.flatMap((entry) => {
          const { documents } = entry;
          return Array.from({ length: Math.max(1, Array.isArray(documents) ? documents.length : 0) }, () => entry);
        }),
      ),
      observe: async (caller) => {
        const documentIds = [await uploadPdf(caller, "citizen", "a.pdf"), await uploadPdf(caller, "citizen", "b.pdf")];
        await caller.call("sendAppealMessage", { ...citizen, path: 481, body: { text: "Both sides.", documentIds } });
        return (await caller.call("listAppealMessages", { ...citizen, path: 481 })).text;
      },
    },
  }),
  ...defineFaults("values", {
    "message-author": {
      operationId: "sendAppealMessage",
      description: "Names the service as the author of the user's own message.",
      breaks: "contract",
      createHandler: changeObject(["sendAppealMessage"], (body) => {
        body["author"] = "SERVICE";
      }),
      observe: async (caller) => (await write(caller, { body: { text: "Mine" } })).at("author"),
    },
  }),
  ...defineFaults("inputs", {
    "blank-message": {
      operationId: "sendAppealMessage",
      description: "Accepts a message of spaces.",
      breaks: "contract",
      createHandler: acceptRejected("sendAppealMessage", (request) => {
        const body = parseJson(request.body);
        return isRecord(body) && typeof body["text"] === "string" && body["text"].trim() === ""
          ? withBody(request, { ...body, text: "-" })
          : undefined;
      }),
      observe: async (caller) => (await write(caller, { body: { text: "   " } })).status,
    },
  }),
  ...defineFaults("transport", {
    "text-type-of-repeated-response": {
      operationId: "sendAppealMessage",
      description: "Sends the kept response to a repeated Idempotency-Key with the media type text/plain.",
      breaks: "contract",
      createHandler: () => {
        const known = new Set<string>();
        return changeSuccess(["sendAppealMessage"], (response, request) => {
          const key = request.headers.get("idempotency-key");
          if (key === null) return undefined;
          const full = `${getToken(request)} ${request.url.pathname} ${key}`;
          const isRepeated = known.has(full);
          known.add(full);
          return isRepeated ? withHeaderOf(response, "content-type", "text/plain;charset=UTF-8") : undefined;
        })();
      },
      observe: observeResponse(
        "sendAppealMessage",
        {
          ...citizen,
          path: examinedAppeal,
          body: { text: "Is it enough?" },
          headers: { "idempotency-key": idempotencyKey },
        },
        2,
      ),
    },
  }),
  ...defineFaults("robustness", {
    "message-sent-twice": createKeyFault(
      "sendAppealMessage",
      "Adds a second message when a request is sent again with its key hours later.",
      async (caller) => ({ ...citizen, path: await sendSuggestion(caller), body: { text: "At the gate." } }),
    ),
  }),
  ...defineFaults("roles", {
    "employee-writes-as-the-service": {
      operationId: "sendAppealMessage",
      description:
        "Takes the author of a message from the role, so that what an employee writes on their own appeal counts as a message of the service.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppealMessage"], (response, request, { store }) => {
        if (!isAdmin(request, store)) return undefined;
        const body = readBody(response);
        const message = store.state.appealMessages.find(({ id }) => id === body["id"]);
        if (message !== undefined) message.author = "SERVICE";
        return withJson(response, { ...body, author: "SERVICE" });
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller, "admin");
        const { at } = await caller.call("sendAppealMessage", { ...admin, path, body: { text: "At the north gate." } });
        return [at("author"), (await caller.call("listAppealMessages", { ...admin, path })).text];
      },
    },
    "message-404-for-role": {
      operationId: "sendAppealMessage",
      description: "Answers 404 instead of 403 to a role that may not send messages.",
      breaks: "contract",
      createHandler: changeErrors(["sendAppealMessage"], (response, request, backend) =>
        response.status === 403 && isForeign(request, backend)
          ? createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" })
          : undefined,
      ),
      observe: observeResponse("sendAppealMessage", { as: "foreign", path: 77_001, body: { text: "Lamp." } }),
    },
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
    "file-of-message-without-size": {
      operationId: "sendAppealMessage",
      description: "Returns 0 as the size of each file of a message.",
      breaks: "contract",
      createHandler: changeObject(["sendAppealMessage"], (body) => {
        for (const document of getEntries(body["documents"])) if ("size" in document) document["size"] = 0;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const file = await caller.upload("citizen", createPdf("kiosk.pdf"));
        const body = { text: "See the plan.", documentIds: [file.at("id")] };
        return (await caller.call("sendAppealMessage", { ...citizen, path, body })).at("documents");
      },
    },
    "request-met-without-file": {
      operationId: "sendAppealMessage",
      description: "Takes a request for a document as met when a message without a file is sent.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppealMessage"], (_response, request, { store }) => {
        const appealId = getPathPart(request, -2);
        for (const message of store.state.appealMessages)
          if (String(message.appealId) === appealId) delete message.needsDocument;
      }),
      observe: async ({ call }) => {
        await call("sendAppealMessage", { ...citizen, path: 481, body: { text: "Which document do you need?" } });
        const messages = await call("listAppealMessages", { ...citizen, path: 481 });
        return [(await call("readAppeal", { ...citizen, path: 481 })).at("needsDocument"), messages.text];
      },
    },
  }),
  ...defineFaults("messages", {
    "request-stays-open": breach(
      "sendAppealMessage",
      "Leaves the message that asks for a document marked after the file was sent.",
      () => {
        const asked = new Set<unknown>();
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "listAppealMessages" || response.status !== 200) return response;
          const body = readBody(response);
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
    "one-unread-notification": {
      operationId: "sendAppealMessage",
      description: "Adds no notification of an answer while an earlier one of the same appeal is unread.",
      breaks: "contract",
      createHandler: changeSuccess(["sendAppealMessage"], (_response, _request, { store }) => {
        const { notifications } = store.state;
        const latest = notifications.at(-1);
        const isKnown = notifications.some(
          (notice) =>
            notice !== latest &&
            notice.accountId === latest?.accountId &&
            !notice.isRead &&
            notice.description.az === latest.description.az,
        );
        if (isKnown) notifications.pop();
      }),
      observe: async ({ call }) => {
        const send = (text: string) => call("sendAppealMessage", { as: "citizen", path: 481, body: { text } });
        await send("I have a question.");
        await send("I have another one.");
        return (await call("countNotifications", { as: "citizen" })).text;
      },
    },
  }),
  ...defineFaults("feed", {
    "retry-notifies-again": {
      operationId: "sendAppealMessage",
      description:
        "Returns the first response to a retry with the same Idempotency-Key, but notifies the user of the answer a second time.",
      breaks: "contract",
      createHandler: () => {
        const sent = new Set<string>();
        return async (request, { send, store }) => {
          const response = await send(request);
          const account = getPrincipal(request, store)?.account;
          const key = request.headers.get("idempotency-key");
          const isSent = request.operationId === "sendAppealMessage" && response.status === 200;
          if (!isSent || account === undefined || key === null) return response;
          const entry = `${account.id} ${key}`;
          const latest = store.state.notifications.findLast(
            ({ accountId, event }) => accountId === account.id && event === "APPEAL_MESSAGE",
          );
          if (sent.has(entry) && latest !== undefined) {
            const { type, event, title, description } = latest;
            store.pushNotification(account.id, { type, title, description, ...(event !== undefined && { event }) });
          }
          sent.add(entry);
          return response;
        };
      },
      observe: async ({ call }) => {
        const options = {
          ...citizen,
          path: 481,
          headers: { "idempotency-key": "5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42" },
          body: { text: "I will send it on Monday." },
        };
        await call("sendAppealMessage", options);
        await call("sendAppealMessage", options);
        return (await call("countNotifications", citizen)).text;
      },
    },
  }),
];
