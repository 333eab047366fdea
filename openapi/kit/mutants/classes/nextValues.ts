import { isChosen } from "../../../../mocks/store/notificationSettings.ts";
import { questionNotification } from "../../../../mocks/store/notifications.ts";
import {
  defineFaults,
  type FaultRequest,
  type FaultResponse,
  type FeedConnection,
  type FrameHandler,
} from "../fault.ts";
import { feedFault } from "../feedSeeds.ts";
import { getCommand, getHeader, getMessage, withFrameBody } from "../frames.ts";
import { createPage, observeField, readAllEntries } from "../lists.ts";
import { readBody } from "../passwordCalls.ts";
import {
  acceptRejected,
  answer,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  isObject,
  withHeaderOf,
  withQuery,
} from "../seeds.ts";

/** Returns the file of an upload. */
const readFile = async ({ body, headers }: FaultRequest): Promise<File | undefined> => {
  const form = await new Response(Buffer.from(body), { headers: { "content-type": headers.get("content-type") ?? "" } })
    .formData()
    .catch(() => undefined);
  const file = form?.get("file");
  return file instanceof File ? file : undefined;
};

/** Answers requests with the same Idempotency-Key and the same `readPart` with the first response. */
const compareOnly = (operationId: string, readPart: (request: FaultRequest) => unknown) => () => {
  const known = new Map<string, FaultResponse>();
  return answer([operationId], async (request, { send }) => {
    const key = request.headers.get("idempotency-key");
    const part = JSON.stringify([key, request.headers.get("authorization"), await readPart(request)]);
    const first = key === null ? undefined : known.get(part);
    const response = first ?? (await send(request));
    if (response.status === 200) known.set(part, response);
    return response;
  })();
};

/** How many bytes more than the limit a file may have. */
const spareBytes = 12_288;

/** Returns an upload whose file is cut to the limit, when it is only a little larger. */
const cutFile = (request: FaultRequest): FaultRequest | undefined => {
  const extra = request.body.length - 20_000_000;
  if (extra <= 0 || extra > spareBytes) return undefined;
  // The end of a file is just before the last boundary.
  const end = Buffer.from(request.body).lastIndexOf("\r\n--");
  const start = Math.max(0, end - spareBytes);
  return { ...request, body: Buffer.concat([request.body.subarray(0, start), request.body.subarray(end)]) };
};

/** Marks each message when the user chose browser messages for changes of appeals, whatever it is about. */
function markByAppeals({ store, sendToClient, sendToServer }: FeedConnection): FrameHandler {
  let accountId = 0;
  return {
    fromClient: (frame) => {
      const token = getHeader(frame, "Authorization")?.split(" ")[1];
      accountId = store.state.sessions.find(({ accessToken }) => accessToken === token)?.accountId ?? accountId;
      sendToServer(frame);
    },
    fromServer: (frame) => {
      if (getCommand(frame) !== "MESSAGE") return sendToClient(frame);
      const { push: _push, ...message } = getMessage(frame);
      const [notice] = store.state.notifications;
      const isMarked =
        notice !== undefined && isChosen(store, { ...notice, accountId, event: "APPEAL_STATUS" }, "push");
      sendToClient(withFrameBody(frame, JSON.stringify({ ...message, ...(isMarked && { push: true }) })));
    },
  };
}

const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Bench", description: "Short weight." };

const toSmall = (value: unknown): string => String(value).toLowerCase();

const trader = { name: "Elm Kiosk", voen: "1700000061" };
const complaint = { kind: "COMPLAINT", category: "CHEATING", subject: "Kiosk", text: "The scales are wrong." };

/** Returns an upload of a small PDF with this text. */
const createUpload = (text: string): { body: string; headers: Record<string, string> } => ({
  body: [
    "--bench",
    'Content-Disposition: form-data; name="file"; filename="bench.pdf"',
    "Content-Type: application/pdf",
    "",
    `%PDF-1.7 ${text}`,
    "--bench--",
    "",
  ].join("\r\n"),
  headers: { "content-type": "multipart/form-data; boundary=bench", "idempotency-key": "bench-of-the-garden-1" },
});

/** Faults that only the value next to the right one shows: some bytes more, tomorrow, another event, another field, another type of file. */
export const nextValueFaults = [
  ...defineFaults("boundaries", {
    "reserve-for-a-large-file": {
      operationId: "uploadDocument",
      description: "Accepts a file of some kilobytes more than 20 MB.",
      breaks: "contract",
      createHandler: acceptRejected("uploadDocument", cutFile),
      observe: async ({ upload }) => {
        const bytes = new Uint8Array(20_004_000);
        bytes.set(new TextEncoder().encode("%PDF-1.7 plan"));
        return (await upload("citizen", new File([bytes], "plan.pdf", { type: "application/pdf" }))).status;
      },
    },
  }),
  ...defineFaults("filters", {
    "rates-of-the-next-days": {
      operationId: "listExchangeRates",
      description: "Returns the latest rates for the next three days.",
      breaks: "contract",
      createHandler: changeRequest("listExchangeRates", (request, { store }) => {
        const days = (Date.parse(request.url.searchParams.get("date") ?? "") - store.now()) / 86_400_000;
        return days > 0 && days < 3 ? withQuery(request, { date: undefined }) : request;
      }),
      observe: async ({ call }) => (await call("listExchangeRates", { query: { date: "2026-11-19" } })).at("total"),
    },
  }),
  ...defineFaults("persistence", {
    "correction-without-tax-number": {
      operationId: "correctAppeal",
      description: "Forgets the taxpayer number of the counterparty when a complaint is corrected.",
      breaks: "contract",
      createHandler: changeRequestBody("correctAppeal", (body) => {
        const { counterparty } = body;
        return isObject(counterparty) ? { ...body, counterparty: { name: counterparty["name"] } } : body;
      }),
      observe: async ({ call }) => {
        const body = { ...complaint, counterparty: trader };
        const path = String((await call("sendAppeal", { as: "citizen", body })).at("id"));
        await call("correctAppeal", { as: "citizen", path, body });
        return (await call("readAppeal", { as: "citizen", path })).at("counterparty.voen");
      },
    },
    "key-without-content": {
      operationId: "uploadDocument",
      description: "Compares only name and size of the files that are sent with the same Idempotency-Key.",
      breaks: "contract",
      createHandler: compareOnly("uploadDocument", async (request) => {
        const file = await readFile(request);
        return [file?.name, file?.size];
      }),
      observe: async ({ call }) => {
        await call("uploadDocument", { as: "citizen", ...createUpload("oak") });
        return (await call("uploadDocument", { as: "citizen", ...createUpload("elm") })).status;
      },
    },
    "key-in-small-letters": {
      operationId: "sendFeedback",
      description: "Takes two keys for one that differ in capital letters, as some databases do.",
      breaks: "contract",
      createHandler: changeRequest("sendFeedback", (request) => {
        const headers = new Headers(request.headers);
        const key = headers.get("idempotency-key");
        if (key !== null) headers.set("idempotency-key", key.toLowerCase());
        return { ...request, headers };
      }),
      observe: async ({ call }) => {
        const statuses = [];
        for (const [key, subject] of [
          ["bench-of-the-Park-3", "Bench"],
          ["bench-of-the-park-3", "Gate"],
        ] as const) {
          const headers = { "idempotency-key": key };
          statuses.push(
            (await call("sendFeedback", { as: "citizen", body: { ...feedback, subject }, headers })).status,
          );
        }
        return statuses;
      },
    },
    "key-without-description": {
      operationId: "sendFeedback",
      description: "Compares only the subjects of feedback that is sent with the same Idempotency-Key.",
      breaks: "contract",
      createHandler: compareOnly("sendFeedback", (request) => readBody(request)["subject"]),
      observe: async ({ call }) => {
        const headers = { "idempotency-key": "bench-of-the-garden-2" };
        await call("sendFeedback", { as: "citizen", body: feedback, headers });
        return (await call("sendFeedback", { as: "citizen", body: { ...feedback, description: "Too dear." }, headers }))
          .status;
      },
    },
  }),
  ...defineFaults("searches", {
    "requirements-too": {
      operationId: "searchProducts",
      description: "Searches the requirements for the goods too, which the contract does not name.",
      breaks: "contract",
      createHandler: answer(["searchProducts"], async (request, backend) => {
        const word = request.url.searchParams.get("word");
        const found = await readAllEntries(request, backend);
        if (word === null || found.response.status !== 200) return backend.send(request);
        const all = await readAllEntries(withQuery(request, { word: undefined }), backend);
        const known = new Set(found.entries.map(({ goodsCode }) => goodsCode));
        const entries = all.entries.filter(
          ({ goodsCode, requirements }) => known.has(goodsCode) || toSmall(requirements).includes(toSmall(word)),
        );
        return createPage(found.response, request, entries);
      }),
      observe: observeField("searchProducts", "goodsCode", { word: "sertifikatı" }),
    },
  }),
  ...defineFaults("transport", {
    "video-as-any-file": {
      operationId: "downloadDocument",
      description: "Sends a video as application/octet-stream, so that no browser shows it.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) =>
        response.headers.get("content-type") === "video/mp4"
          ? withHeaderOf(response, "content-type", "application/octet-stream")
          : undefined,
      ),
      observe: async ({ call }) =>
        (await call("downloadDocument", { as: "citizen", path: 8091 })).headers.get("content-type"),
    },
  }),
  ...defineFaults("messages", {
    "marked-by-appeals": feedFault(
      "Says that the user chose browser messages for a question when they chose them for changes of appeals.",
      markByAppeals,
      "contract",
      async ({ call, readFeed, getSession, store }) => {
        const items = [{ event: "APPEAL_STATUS", email: false, sms: false, push: true }];
        await call("updateNotificationSettings", { as: "citizen", body: { items } });
        const { accessToken } = getSession("citizen");
        const act = (): unknown => store.pushNotification("citizen", questionNotification);
        return (await readFeed({ token: accessToken, act })).filter((frame) => getMessage(frame)["push"] === true)
          .length;
      },
    ),
  }),
];
