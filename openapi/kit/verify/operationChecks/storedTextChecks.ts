import { isDeepStrictEqual } from "node:util";
import type { ByOperation } from "../../contract/operationId.ts";
import { flattenSchema } from "../../contract/operations.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { withToken } from "../writes/effects.ts";
import { sendCorrectableAppeal } from "../openAppeals.ts";
import { asSender, asSenderOrUser } from "../access/otherPersonChecks.ts";
import type { Personas } from "../personas.ts";
import { createValidRequest, sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { createPngBytes } from "../samplePng.ts";
import { assertKept, createOwnWords, keepsTextName, mixedLine, mixedText } from "../writes/writtenTexts.ts";

/** Long names of a person, and names in other scripts. */
const longNames = [
  { name: "Ə".repeat(60), surname: "Ş".repeat(60), fatherName: "İ".repeat(60) },
  { name: "გიორგი", surname: "李", fatherName: "نور" },
];

/** Updates the user and reads the user back: the written field is kept, and the others are unchanged. Then restores the user. */
const createUserCheck = (id: "updateUser" | "updateContacts"): ContractCheck => ({
  name: "keeps each text as it was written, and the other fields",
  run: async (context) => {
    const request = await createValidRequest(context, getOperation(context, id));
    const { token } = request;
    await fetchBody(context, id, request);
    const before = await fetchBody(context, "readUser", { token });
    await fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), note: mixedText } });
    const after = await fetchBody(context, "readUser", { token });
    if (after["note"] !== undefined) assertKept("note", mixedText, after["note"]);
    for (const [name, value] of Object.entries(before))
      if (name !== "note")
        assertContract(
          JSON.stringify(after[name]) === JSON.stringify(value),
          `${name} unchanged: ${JSON.stringify(value)}`,
          after[name],
        );
    for (const [name, value] of Object.entries(request.body as JsonBody))
      if (name !== "note" && typeof after[name] === "string")
        assertContract(after[name] === value, `${name} ${String(value)}`, after[name]);
    for (const names of id === "updateUser" ? longNames : [{}]) {
      const values = { phoneNumber: `+${"123456789".repeat(3).slice(0, 24)}`, ...names };
      await fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), ...values } });
      const kept = await fetchBody(context, "readUser", { token });
      for (const [name, value] of Object.entries(values))
        if (typeof kept[name] === "string") assertKept(name, value, kept[name]);
    }
    await fetchBody(context, id, request);
    if (before["note"] !== undefined)
      await fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), note: before["note"] } });
  },
});

/** Returns a PNG file. */
const createFile = (name: string, bytes: Uint8Array<ArrayBuffer>): File =>
  new File([bytes], name, { type: "image/png" });

/** Returns a value inside this many objects. */
const nest = (value: unknown, depth: number): unknown => (depth === 0 ? value : { inner: nest(value, depth - 1) });

/** Digits that are a text: as a number, they lose the zeros at their beginning, or their end is rounded. */
const digits = "001234567890123456789";

const asCitizen = async (context: VerifyContext): Promise<{ token: string }> => ({
  token: await context.personas.citizen(context),
});

/**
 * Checks that as many files can be attached as the contract allows. `sender` is another person than the one who uploads
 * files in the other checks, since servers limit how many a person uploads.
 */
const createMostFilesCheck = (
  id: "sendAppeal" | "sendAppealMessage" | "sendFeedback",
  sender: "otherCitizen" | "administrator",
): ContractCheck => ({
  name: "takes as many files as the contract allows, and each once",
  run: async (context) => {
    const { maxItems } = flattenSchema(context.document, { $ref: "#/components/schemas/DocumentIds" });
    if (typeof maxItems !== "number") return;
    const personas: Personas = { ...context.personas, citizen: context.personas[sender] };
    const request = await createValidRequest({ ...context, personas }, getOperation(context, id));
    const uploaded: Id[] = [];
    while (uploaded.length <= maxItems) uploaded.push(await uploadSampleDocument(context, request.token));
    for (const documentIds of [uploaded, [...uploaded.slice(0, 1), ...uploaded.slice(0, 1)]]) {
      const body = { ...(request.body as JsonBody), documentIds };
      await expectRefusal(context, getOperation(context, id), { ...request, body, lang: "en" }, 400, 422);
    }
    const documentIds = uploaded.slice(0, maxItems);
    const sent = await fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), documentIds } });
    const { documents } =
      id === "sendAppeal"
        ? await fetchBody(context, "readAppeal", { ...withToken(request), path: { id: String(sent["id"]) } })
        : sent;
    // Feedback does not show its files.
    if (!Array.isArray(documents)) return;
    const found = new Set((documents as readonly JsonBody[]).map((document) => String(document["id"])));
    const missing = documentIds.filter((documentId) => !found.has(String(documentId)));
    assertContract(missing.length === 0, `each of ${maxItems} files`, `${found.size}, without ${missing.join(", ")}`);
  },
});

/** Checks that a user has the organisations that were sent, in whatever order, and no others. */
function assertSameIds(sent: readonly unknown[], received: unknown): void {
  const describe = (ids: readonly unknown[]): string => ids.map(String).toSorted().join(", ");
  const [expected, found] = [describe(sent), Array.isArray(received) ? describe(received) : String(received)];
  assertContract(found === expected, `the possessorIds ${expected}`, found);
}

/** Returns the check that the texts of a suggestion and of a complaint are kept, as they were sent or corrected. */
const createAppealTextCheck = (id: "sendAppeal" | "correctAppeal"): ContractCheck => ({
  name: keepsTextName,
  run: async (run) => {
    const isCorrected = id === "correctAppeal";
    const context = await (isCorrected ? asSender : asSenderOrUser)(run);
    const auth = await asCitizen(context);
    const texts = { subject: mixedLine, text: createOwnWords(context.document) };
    const counterparty = { name: mixedLine, voen: "1700000011" };
    const complaint = { ...sampleSuggestion, kind: "COMPLAINT", category: "CHEATING" };
    const appeals = [
      [sampleSuggestion, { ...sampleSuggestion, ...texts }],
      [
        { ...complaint, counterparty: { name: "Shop" } },
        { ...complaint, ...texts, counterparty },
      ],
    ] as const;
    // A server limits how many appeals the user sends.
    for (const [sent, written] of context === run ? appeals.slice(0, 1) : appeals) {
      const appeal = await (isCorrected
        ? sendCorrectableAppeal(context, { ...auth, body: sent })
        : fetchBody(context, "sendAppeal", { ...auth, body: written }));
      const request = { ...auth, path: { id: String(appeal["id"]) } };
      if (isCorrected) await fetchBody(context, "correctAppeal", { ...request, body: written });
      const read = await fetchBody(context, "readAppeal", request);
      for (const [name, text] of Object.entries(texts)) assertKept(name, text, read[name]);
      if (!("counterparty" in written)) continue;
      const kept = isRecord(read["counterparty"]) ? read["counterparty"] : {};
      for (const [name, text] of Object.entries(counterparty)) assertKept(`counterparty/${name}`, text, kept[name]);
    }
  },
});

/** Checks that what is written can be read back unchanged, by operationId. */
export const storedTextChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  registerUser: [
    {
      name: "keeps each of several organisations",
      run: async (context) => {
        const { body } = await createValidRequest(context, getOperation(context, "registerUser"));
        const other = await createValidRequest(context, getOperation(context, "registerPossessor"));
        const { id } = await fetchBody<{ id?: Id }>(context, "registerPossessor", other);
        const person = body as { username: string; password: string; possessorIds: readonly Id[] };
        if (id === undefined || person.possessorIds.length === 0) return;
        const possessorIds = [...person.possessorIds, id];
        await fetchBody(context, "registerUser", { body: { ...person, possessorIds } });
        const code = await context.personas.readMailedCode(person.username);
        await fetchBody(context, "activateAccount", { path: { code } });
        const { username, password } = person;
        const { token } = await fetchBody<{ token: string }>(context, "signIn", { body: { username, password } });
        context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", token);
        const user = await fetchBody(context, "readUser", { token });
        if (Array.isArray(user["possessorIds"])) assertSameIds(possessorIds, user["possessorIds"]);
      },
    },
  ],
  updateUser: [
    createUserCheck("updateUser"),
    {
      name: "replaces the organisations by those that are sent",
      run: async (context) => {
        const request = await createValidRequest(context, getOperation(context, "updateUser"));
        const { token } = request;
        const { possessorIds: before } = await fetchBody(context, "readUser", { token });
        const other = await createValidRequest(context, getOperation(context, "registerPossessor"));
        const { id } = await fetchBody<{ id?: Id }>(context, "registerPossessor", other);
        if (id === undefined || !Array.isArray(before)) return;
        for (const possessorIds of [[...before, id], [id], before]) {
          await fetchBody(context, "updateUser", { ...request, body: { ...(request.body as JsonBody), possessorIds } });
          assertSameIds(possessorIds, (await fetchBody(context, "readUser", { token }))["possessorIds"]);
        }
      },
    },
  ],
  updateContacts: [createUserCheck("updateContacts")],
  registerPossessor: [
    {
      name: keepsTextName,
      run: async (context) => {
        const body = {
          name: mixedLine,
          address: mixedLine,
          description: mixedText,
          country: mixedLine.slice(0, 100),
          taxNumber: mixedLine.slice(0, 50),
        };
        const registered = await fetchBody(context, "registerPossessor", { body });
        const id = registered["id"];
        const read =
          typeof id === "string" || typeof id === "number"
            ? await fetchBody(context, "readPossessor", { path: { id } })
            : registered;
        for (const [name, text] of Object.entries(body))
          for (const found of [registered[name], read[name]]) if (found !== undefined) assertKept(name, text, found);
      },
    },
  ],
  updatePossessor: [
    {
      name: keepsTextName,
      run: async (context) => {
        const request = await createValidRequest(context, getOperation(context, "updatePossessor"));
        const { token, path = {} } = request;
        const before = await fetchBody(context, "readPossessor", { token, path });
        const proposed = { country: mixedLine.slice(0, 100), taxNumber: mixedLine.slice(0, 50) };
        const body = { name: mixedLine, address: mixedLine, description: mixedText, ...proposed };
        const updated = await fetchBody(context, "updatePossessor", { ...request, body });
        const read = await fetchBody(context, "readPossessor", { token, path });
        // A server that returns a proposed field stores it.
        const hasProposed = Object.keys(proposed).some(
          (name) => updated[name] !== undefined || before[name] !== undefined,
        );
        for (const [name, text] of Object.entries(body))
          if (read[name] !== undefined || (hasProposed && name in proposed)) assertKept(name, text, read[name]);
        const numbers = Object.fromEntries(Object.keys(body).map((name) => [name, digits]));
        await fetchBody(context, "updatePossessor", { ...request, body: numbers });
        const kept = await fetchBody(context, "readPossessor", { token, path });
        for (const [name, text] of Object.entries(numbers))
          if (kept[name] !== undefined) assertKept(name, text, kept[name]);
        await fetchBody(context, "updatePossessor", request);
      },
    },
  ],
  sendAppeal: [createAppealTextCheck("sendAppeal"), createMostFilesCheck("sendAppeal", "administrator")],
  correctAppeal: [createAppealTextCheck("correctAppeal")],
  sendFeedback: [
    {
      name: keepsTextName,
      run: async (context) => {
        const request = await createValidRequest(context, getOperation(context, "sendFeedback"));
        const description = createOwnWords(context.document);
        const body = { ...(request.body as JsonBody), subject: mixedLine, description };
        const { id } = await fetchBody(context, "sendFeedback", { ...request, body });
        const items = await fetchItems(context, "listFeedbacks", { token: request.token });
        const read = items.find((item) => String(item["id"]) === String(id));
        assertKept("subject", mixedLine, read?.["subject"]);
        assertKept("description", description, read?.["text"]);
      },
    },
    createMostFilesCheck("sendFeedback", "otherCitizen"),
  ],
  sendAppealMessage: [
    {
      name: keepsTextName,
      run: async (context) => {
        const request = await createValidRequest(context, getOperation(context, "sendAppealMessage"));
        const text = createOwnWords(context.document);
        const sent = await fetchBody(context, "sendAppealMessage", { ...request, body: { text } });
        assertKept("text", text, sent["text"]);
        const { token, path = {} } = request;
        const items = await fetchItems(context, "listAppealMessages", { token, path });
        const read = items.find((item) => String(item["id"]) === String(sent["id"]));
        if (read !== undefined) assertKept("text", text, read["text"]);
      },
    },
    createMostFilesCheck("sendAppealMessage", "otherCitizen"),
  ],
  requestCallback: [
    {
      name: keepsTextName,
      run: async (context) => {
        const request = await createValidRequest(context, getOperation(context, "requestCallback"));
        const body = { ...(request.body as JsonBody), topic: mixedLine };
        const callback = await fetchBody(context, "requestCallback", { ...request, body });
        assertKept("topic", mixedLine, callback["topic"]);
      },
    },
  ],
  keepDraft: [
    {
      name: "keeps each value as it was written, and no value of the draft before",
      run: async (context) => {
        const { body: _body, ...request } = await createValidRequest(context, getOperation(context, "keepDraft"));
        const data = {
          text: mixedText,
          empty: "",
          spaced: "  ə  ",
          zero: 0,
          no: false,
          nothing: null,
          list: [1, "ə", { deep: [mixedLine] }],
          single: [8090],
          emptyList: [],
          emptyObject: {},
          // What parsers take for another type.
          texts: ["2026-04-20", "2026-04-20T10:00:00+04:00", "08:30", "007", "1e3", "true", "null"],
          object: { first: { second: "ə" } },
          nested: nest("ə", 20),
        };
        await fetchBody(context, "keepDraft", { ...request, body: { data: { earlier: "value" } } });
        await fetchBody(context, "keepDraft", { ...request, body: { data } });
        const { data: read } = await fetchBody(context, "readDraft", request);
        assertKept("data.text", mixedText, isRecord(read) ? read["text"] : read);
        assertContract(
          isRecord(read) && Object.entries(data).every(([name, value]) => isDeepStrictEqual(read[name], value)),
          JSON.stringify(data),
          read,
        );
        assertContract(isRecord(read) && !("earlier" in read), "only the values of the last draft", read);
        const items = await fetchItems(context, "listDrafts", { token: request.token });
        const listed = items.find(({ formKey }) => formKey === request.path?.["formKey"])?.["data"];
        assertContract(isDeepStrictEqual(listed, read), "the same values in the list of drafts", listed);
        // U+0000, which databases refuse: a server that takes it has to give it back.
        const { status } = await context.client.send(getOperation(context, "keepDraft"), {
          ...request,
          body: { data: { text: "a\u0000b" } },
        });
        if (status === 200) await fetchBody(context, "readDraft", request);
        await fetchBody(context, "keepDraft", { ...request, body: { data: null } });
      },
    },
  ],
  uploadDocument: [
    {
      name: "keeps each byte of a file, and its name",
      run: async (context) => {
        const auth = await asCitizen(context);
        // More than the buffers of 64 KB that servers copy files with.
        const bytes = createPngBytes(200_000);
        const name = "Əlavə №7 — «d'artanyan» & İş 👍";
        const document = await fetchBody(context, "uploadDocument", {
          ...auth,
          form: { file: createFile("şəkil.png", bytes), name },
        });
        assertKept("name", name, document["name"]);
        assertKept("fileName", "şəkil.png", document["fileName"]);
        assertContract(document["size"] === bytes.length, `size ${bytes.length}`, document["size"]);
        // Another file of this name does not replace it.
        await fetchBody(context, "uploadDocument", {
          ...auth,
          form: { file: createFile("şəkil.png", createPngBytes(bytes.length - 1)) },
        });
        const longName = `${"fayl-".repeat(40)}.png`;
        const { fileName, ...named } = await fetchBody(context, "uploadDocument", {
          ...auth,
          form: { file: createFile(longName, bytes), name: mixedLine },
        });
        const listed = (await fetchItems(context, "listDocuments", auth)).find(
          ({ id }) => String(id) === String(named["id"]),
        );
        for (const found of [named, listed]) assertKept("name", mixedLine, found?.["name"]);
        // Systems limit the names of files; the contract allows more.
        if (fileName !== longName)
          context.notes.add(`a file name of ${longName.length} characters is kept as ${String(fileName)}`);
        const { body } = await expectResponse(
          context,
          getOperation(context, "downloadDocument"),
          { ...auth, path: { id: String(document["id"]) } },
          200,
        );
        assertContract(
          body instanceof Uint8Array && Buffer.compare(body, bytes) === 0,
          `the same ${bytes.length} bytes`,
          body instanceof Uint8Array ? `${body.length} bytes, or other ones` : body,
        );
      },
    },
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
