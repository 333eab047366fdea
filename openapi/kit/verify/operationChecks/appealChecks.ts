import { isDeepStrictEqual } from "node:util";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { asSenderOrUser } from "../access/otherPersonChecks.ts";
import { sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { createUniqueName } from "../random.ts";
import { normalise } from "../writes/sameState.ts";
import {
  createIdempotencyCheck,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
  withChangedField,
} from "./checkHelpers.ts";

type Message = {
  id: string | number;
  author: string;
  text: string;
  sentAt: string;
  documents: readonly ({ id: string | number } & JsonBody)[];
};

const messageChecks: readonly ContractCheck[] = [
  defineCheck("adds each message to the list, the newest first, with its file", async (context) => {
    const { token, path = {} } = await createValidRequestFor(context, "sendAppealMessage");
    const auth = { token, path };
    const send = (body: object): Promise<Message> =>
      fetchBody<Message>(context, "sendAppealMessage", { ...auth, body });
    const list = (query: Readonly<Record<string, number>>): Promise<{ total: number; items: readonly Message[] }> =>
      fetchBody(context, "listAppealMessages", { ...auth, query });
    const documentId = await uploadSampleDocument(context);
    const texts = [`First ${createUniqueName()}`, `Second ${createUniqueName()}`];
    const first = await send({ text: texts[0] });
    // Of messages of the same time, any one may be first.
    await context.personas.sources.advanceClock?.(2);
    const second = await send({ text: texts[1], documentIds: [documentId] });
    const sent = [first, second];
    for (const [index, message] of sent.entries())
      assertContract(
        message.author === "APPLICANT" && message.text === texts[index],
        `the text "${texts[index]}" by APPLICANT`,
        message,
      );
    assertContract(
      sent[1]?.documents.some(({ id }) => String(id) === String(documentId)) === true,
      `the file ${documentId}`,
      sent[1],
    );
    const { documents } = await fetchBody<{ documents: readonly JsonBody[] }>(context, "readAppeal", auth);
    const attached = documents.find(({ id }) => String(id) === String(documentId));
    assertContract(
      attached !== undefined,
      `the file ${documentId} of the message among the documents of the appeal`,
      documents,
    );
    const sentFile: JsonBody = sent[1]?.documents.find(({ id }) => String(id) === String(documentId)) ?? {};
    const different = Object.keys(attached ?? {}).find(
      (name) => normalise(attached?.[name], name) !== normalise(sentFile[name], name),
    );
    assertContract(different === undefined, `the ${different} of the file as in its appeal`, sentFile);
    const files = await fetchItems(context, "listDocuments", { token, query: { sort: "createdAt.desc" } });
    const listedFile = files.find(({ id }) => String(id) === String(documentId));
    assertContract(
      listedFile?.["appealNumber"] === attached?.["appealNumber"],
      `the file ${documentId} with the number of its appeal in the list of documents`,
      listedFile,
    );
    const { total, items } = await list(largestPage);
    for (const message of sent) {
      const listed = items.find(({ id }) => String(id) === String(message.id));
      const isSame = listed === undefined || isDeepStrictEqual(normalise(listed), normalise(message));
      assertContract(
        total > largestPage.perPage || isSame,
        `message ${message.id} in the list as it was returned`,
        listed,
      );
    }
    assertContract(items.length === Math.min(total, largestPage.perPage), `total ${items.length}`, total);
    const times = items.map(({ sentAt }) => Date.parse(sentAt));
    assertContract(
      times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)),
      "the newest message first",
      items.map(({ sentAt }) => sentAt),
    );
    const places = sent.map(({ id }) => items.findIndex((item) => String(item.id) === String(id)));
    assertContract(
      total > largestPage.perPage ||
        (places.every((place) => place >= 0) &&
          ((places[1] ?? 0) < (places[0] ?? 0) || Date.parse(first.sentAt) === Date.parse(second.sentAt))),
      `message ${second.id} before message ${first.id}`,
      items.map(({ id }) => id),
    );
    const listedFiles = items.find(({ id }) => String(id) === String(sent[1]?.id))?.documents ?? [];
    assertContract(
      total > largestPage.perPage || listedFiles.some(({ id }) => String(id) === String(documentId)),
      `the file ${documentId} of message ${sent[1]?.id} in the list too`,
      listedFiles,
    );
    const secondPage = await list({ page: 2, perPage: 1 });
    assertContract(
      secondPage.total === total && secondPage.items.length === 1 && secondPage.items[0]?.id === items[1]?.id,
      `message ${items[1]?.id} as page 2 of ${total}`,
      secondPage,
    );
  }),
  createIdempotencyCheck("sendAppealMessage", withChangedField("text")),
  defineCheck("refuses an Idempotency-Key that was sent for another appeal", async (context) => {
    const { token } = await getCitizenAuth(context);
    const { items } = await fetchBody<{ items: readonly JsonBody[] }>(context, "listAppeals", { token });
    const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
    const [first, second] = items.map(({ id }) => ({
      token,
      path: { id: String(id) },
      headers,
      body: { text: "Sent by the contract verification." },
    }));
    if (first === undefined || second === undefined) throw new CheckSkipped("the user has only one appeal");
    await fetchBody(context, "sendAppealMessage", first);
    await expectRefusal(context, getOperation(context, "sendAppealMessage"), { ...second, lang: "en" }, 422);
  }),
  defineCheck("notifies the user when the service answers", async (context) => {
    const { token, path = {} } = await createValidRequestFor(context, "sendAppealMessage");
    const countNotices = async (): Promise<number> =>
      (await fetchBody<readonly unknown[]>(context, "readNotifications", { token })).length;
    const readAnswers = async (): Promise<readonly Message[]> =>
      (await fetchItems<Message>(context, "listAppealMessages", { token, path })).filter(
        ({ author }) => author === "SERVICE",
      );
    // What happens meanwhile adds to the notifications.
    const noticesBefore = await countNotices();
    const known = new Set((await readAnswers()).map(({ id }) => String(id)));
    const documentId = await uploadSampleDocument(context);
    for (const body of [
      { text: "The first question." },
      { text: "The second question." },
      { text: "A file.", documentIds: [documentId] },
    ])
      await fetchBody(context, "sendAppealMessage", { token, path, body });
    const answers = (await readAnswers()).filter(({ id }) => !known.has(String(id))).length;
    const added = (await countNotices()) - noticesBefore;
    assertContract(added >= answers, `a notification of each of ${answers} answers`, `${added} notifications`);
  }),
];

const withdrawalChecks: readonly ContractCheck[] = [
  defineCheck("shows the withdrawal in the appeal and in the list, and withdraws no other appeal", async (run) => {
    const context = await asSenderOrUser(run);
    const request = await createValidRequestFor(context, "withdrawAppeal");
    const { token, path = {} } = request;
    // Another one that is like it.
    if (context !== run) await fetchBody(context, "sendAppeal", { token, body: sampleSuggestion });
    const isWithdrawn = ({ id }: JsonBody): boolean => String(id) === String(path["id"]);
    const before = await fetchItems(context, "listAppeals", { token });
    const receipt = await fetchBody(context, "withdrawAppeal", request);
    const read = await fetchBody(context, "readAppeal", { token, path });
    const items = await fetchItems(context, "listAppeals", { token });
    const listed = items.find(isWithdrawn);
    for (const [where, appeal] of [
      ["withdrawAppeal", receipt],
      ["readAppeal", read],
      ["listAppeals", listed],
    ] as const)
      assertContract(typeof appeal?.["withdrawnAt"] === "string", `withdrawnAt in ${where}`, appeal);
    assertContract(read["withdrawable"] === false, "withdrawable: false after the withdrawal", read["withdrawable"]);
    for (const entry of before.filter((other) => !isWithdrawn(other))) {
      const found = items.find(({ id }) => String(id) === String(entry["id"]));
      // The service may have gone on with it.
      assertContract(
        found !== undefined && found["withdrawnAt"] === entry["withdrawnAt"],
        `the appeal ${String(entry["appealNumber"])} as before the withdrawal of another one`,
        found,
      );
    }
  }),
];

/** Checks that an appeal and a message keep each of several files, as one entry of their list. */
const createFilesCheck = (id: "sendAppeal" | "sendAppealMessage"): ContractCheck =>
  defineCheck("keeps each of several files", async (context) => {
    const request = await createValidRequestFor(context, id);
    const documentIds = [await uploadSampleDocument(context), await uploadSampleDocument(context)];
    const sent = await fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), documentIds } });
    const { documents } =
      id === "sendAppeal"
        ? await fetchBody(context, "readAppeal", { token: request.token, path: { id: String(sent["id"]) } })
        : sent;
    const found = (documents as readonly JsonBody[]).map((document) => String(document["id"]));
    assertContract(
      documentIds.every((documentId) => found.includes(String(documentId))),
      `the files ${documentIds.join(" and ")}`,
      found,
    );
    const [listId, path] = id === "sendAppeal" ? ["listAppeals", {}] : ["listAppealMessages", request.path ?? {}];
    const { items, total } = await fetchBody<{ items: readonly JsonBody[]; total: number }>(context, listId, {
      token: request.token,
      path,
      query: largestPage,
    });
    const count = items.filter((item) => String(item["id"]) === String(sent["id"])).length;
    assertContract(
      count === 1 || (count === 0 && total > largestPage.perPage),
      `entry ${String(sent["id"])} once in ${listId}`,
      `${count} times`,
    );
  });

/** Checks of appeals and of the messages on them, by operationId. */
export const appealChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendAppeal: [
    defineCheck("keeps whom a complaint is about", async (context) => {
      const { token } = await getCitizenAuth(context);
      const body = {
        ...sampleSuggestion,
        kind: "COMPLAINT",
        category: "DEFECTIVE_GOODS",
        counterparty: { name: "Contract verification" },
      };
      // The service from which the user started the complaint, which a server may refuse.
      const services = await context.client.send(getOperation(context, "listServices"), {
        query: { type: "E_SERVICE", ...largestPage },
      });
      const { items = [] } = services.status === 200 ? (services.body as { items: readonly JsonBody[] }) : {};
      const serviceId = items.findLast(({ externalUrl }) => externalUrl === undefined)?.["id"];
      const started = await context.client.send(getOperation(context, "sendAppeal"), {
        token,
        body: { ...body, ...(serviceId !== undefined && { serviceId }) },
      });
      const isStarted = started.status === 200 && serviceId !== undefined;
      const { id } = isStarted ? (started.body as JsonBody) : await fetchBody(context, "sendAppeal", { token, body });
      const read = await fetchBody(context, "readAppeal", { token, path: { id: String(id) } });
      assertContract(
        !isStarted || String(read["serviceId"]) === String(serviceId),
        `the service ${String(serviceId)} from which the complaint was started`,
        read["serviceId"],
      );
      assertContract(
        read["category"] === body.category && (read["counterparty"] as JsonBody)?.["name"] === body.counterparty.name,
        JSON.stringify({ category: body.category, counterparty: body.counterparty }),
        { category: read["category"], counterparty: read["counterparty"] },
      );
    }),
    createIdempotencyCheck("sendAppeal", withChangedField("subject")),
    createFilesCheck("sendAppeal"),
  ],
  withdrawAppeal: [
    defineCheck("returns 409 for a second withdrawal", async (context) => {
      const request = await createValidRequestFor(context, "withdrawAppeal");
      await fetchBody(context, "withdrawAppeal", request);
      await expectResponse(context, getOperation(context, "withdrawAppeal"), { ...request, lang: "en" }, 409);
    }),
    ...withdrawalChecks,
  ],
  sendAppealMessage: [...messageChecks, createFilesCheck("sendAppealMessage")],
} satisfies ByOperation<readonly ContractCheck[]>;
