import type { ByOperation } from "../../contract/operationId.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import { assertRefused, defineAccessCheck } from "./accessRefusal.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { CheckSkipped, ContractViolation, unlessSkipped } from "../outcomes.ts";
import { assertHolds, describeResponse, isRefusal } from "../responses/judgeResponse.ts";
import { readCertNumbers } from "../accountChoice.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { findAdministrator, identifyPerson } from "../personas.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequest } from "../requests.ts";
import { createUnknownId } from "../inputs/unknownId.ts";

type Entry = Readonly<Record<string, unknown>>;

/** Returns details of an organisation that only its users may read. */
const createPrivateDetails = (): { description: string; taxNumber: string } => ({
  description: `description ${createUniqueName()}`,
  taxNumber: `TAX ${createUniqueName()}`,
});

/** Throws `ContractViolation` when a response contains one of these details. */
function assertHidden(details: Readonly<Record<string, string>>, response: OperationResponse): void {
  for (const [name, value] of Object.entries(details))
    assertHolds(!response.text.includes(value), `no ${name} for anybody else`, response);
}

/**
 * Gives the organisation of the account new private details. Returns its id, and a function that throws `ContractViolation`
 * when the user of a token may read them or change the organisation.
 */
async function describeOrganisation(
  context: VerifyContext,
): Promise<{ id: Id; read: (token: string) => Promise<void> }> {
  const operation = getOperation(context, "updatePossessor");
  const request = await createValidRequest(context, operation);
  const { path = {} } = request;
  const id = path["id"];
  if (id === undefined || id === 0) throw new CheckSkipped("the server returned no id of the organisation");
  const details = createPrivateDetails();
  const body = { ...(request.body as object), ...details };
  await fetchBody(context, "updatePossessor", { ...request, body });
  const reading = getOperation(context, "readPossessor");
  // What everybody reads says nothing of who has joined; readPossessor judges it.
  const { text } = await context.client.send(reading, { path });
  const hidden = Object.fromEntries(Object.entries(details).filter(([, value]) => !text.includes(value)));
  return {
    id,
    read: async (token) => {
      assertHidden(hidden, await context.client.send(reading, { token, path }));
      assertRefused(
        operation,
        await context.client.send(operation, { token, path, body, lang: "en" }),
        "the organisation of another user",
      );
    },
  };
}

/** Checks of single operations, by operationId. */
export const singleAccessChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  markNotificationsRead: [
    defineAccessCheck("marks only the caller's own notifications as read", async (context) => {
      const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
      // A new notification of the first person: both may have read theirs in earlier checks.
      await context.personas.sources.triggerPush?.();
      const countUnread = async (token: string): Promise<number> =>
        Number(await fetchBody<number>(context, "countNotifications", { token }));
      let isChecked = false;
      for (const [reader, owner] of [
        [other, own],
        [own, other],
      ] as const) {
        const before = await countUnread(owner);
        if (before === 0) continue;
        await fetchBody(context, "markNotificationsRead", { token: reader });
        const after = await countUnread(owner);
        if (after < before)
          throw new ContractViolation(
            `${before} unread notifications of one person, as before`,
            `${after} after another person has read theirs`,
          );
        isChecked = true;
      }
      if (!isChecked) throw new CheckSkipped("neither of two persons has unread notifications");
    }),
  ],
  readCallCenter: [
    defineAccessCheck("shows nobody what another person has booked", async (context) => {
      requireWrites(context);
      const operation = getOperation(context, "readCallCenter");
      const { body, ...request } = await createValidRequest(context, getOperation(context, "requestCallback"));
      const topic = `topic ${createUniqueName()}`;
      const phoneNumber = "+994125550199";
      await fetchBody(context, "requestCallback", { ...request, body: { ...(body as object), topic, phoneNumber } });
      const response = await context.client.send(operation, {
        token: await context.personas.otherCitizen(context),
      });
      const { text } = response;
      if (text.includes(topic) || text.includes(phoneNumber.slice(1)))
        throw new ContractViolation("nothing of the call of another person", describeResponse(response), response.curl);
    }),
  ],
  readPossessor: [
    {
      name: "shows the description and the tax number of an organisation only to its users",
      run: async (context) => {
        const operation = getOperation(context, "readPossessor");
        const { token, path = {}, body } = await createValidRequest(context, getOperation(context, "updatePossessor"));
        const details = createPrivateDetails();
        await fetchBody(context, "updatePossessor", { token, path, body: { ...(body as object), ...details } });
        // Of each kind of user: one of another organisation has the same role as those of this one.
        for (const findToken of [
          () => undefined,
          () => context.personas.otherCitizen(context),
          () => findAdministrator(context),
          async () => (await context.personas.freshAccount(context)).token,
        ]) {
          const asked = await findToken();
          const request = { path, ...(asked !== undefined && { token: asked }) };
          assertHidden(details, await context.client.send(operation, request));
        }
      },
    },
  ],
  keepDraft: [
    defineAccessCheck("keeps the drafts of each person apart", async (context) => {
      const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
      const path = { formKey: "contract-verification" };
      const keep = (token: string, subject: string | null): Promise<unknown> =>
        fetchBody(context, "keepDraft", { token, path, body: { data: subject === null ? null : { subject } } });
      await keep(other, null);
      const secret = `draft ${createUniqueName()}`;
      await keep(own, secret);
      // A server may keep what the first person has read.
      await fetchBody(context, "readDraft", { token: own, path });
      const readByOther = await expectResponse(
        context,
        getOperation(context, "readDraft"),
        { token: other, path },
        200,
      );
      if (readByOther.text.includes(secret))
        throw new ContractViolation("no draft of another person", describeResponse(readByOther), readByOther.curl);
      const listed = await context.client.send(getOperation(context, "listDrafts"), {
        token: other,
        query: largestPage,
      });
      if (listed.text.includes(secret))
        throw new ContractViolation("no draft of another person", describeResponse(listed), listed.curl);
      await keep(other, "another draft");
      const response = await expectResponse(context, getOperation(context, "readDraft"), { token: own, path }, 200);
      if (!response.text.includes(secret))
        throw new ContractViolation(
          "the own draft, after another person has saved one with the same key",
          describeResponse(response),
          response.curl,
        );
      await keep(own, null);
      await keep(other, null);
    }),
  ],
  chooseAccount: [
    defineAccessCheck("refuses an organisation that the person does not represent", async (context) => {
      const operation = getOperation(context, "chooseAccount");
      const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
      const [ownNumbers, otherNumbers] = [await readCertNumbers(context, own), await readCertNumbers(context, other)];
      const send = (token: string, certNumber: string): Promise<OperationResponse> =>
        context.client.send(operation, { token, query: { certNumber }, lang: "ru" } satisfies OperationRequest);
      const isMissingIn = (numbers: readonly string[]) => (number: string) => !numbers.includes(number);
      const forOwn = otherNumbers.filter(isMissingIn(ownNumbers));
      const forOther = ownNumbers.filter(isMissingIn(otherNumbers));
      if (forOwn.length === 0 && forOther.length === 0)
        throw new CheckSkipped("neither person represents an organisation that the other does not");
      const account = await unlessSkipped(context.personas.account(context));
      const administrator = await findAdministrator(context);
      for (const [token, certNumbers] of [
        [own, forOwn],
        [other, forOther],
        [account?.token, [...ownNumbers, ...otherNumbers]],
        [administrator, [...ownNumbers, ...otherNumbers]],
      ] as const) {
        if (token === undefined) continue;
        const theirs = token === own || token === other ? [] : await readCertNumbers(context, token);
        for (const certNumber of certNumbers.filter(isMissingIn(theirs))) {
          assertRefused(operation, await send(token, certNumber), "an organisation of another person");
          // The contract tells it from a certificate that nobody has.
          await expectRefusal(context, operation, { token, query: { certNumber }, lang: "en" }, 403);
        }
      }
    }),
  ],
  updatePossessor: [
    {
      name: "returns 403 for the organisation of another user, and 404 for one that does not exist",
      run: async (context) => {
        const operation = getOperation(context, "updatePossessor");
        const request = await createValidRequest(context, operation);
        const { token } = await context.personas.freshAccount(context);
        await expectRefusal(context, operation, { ...request, token, lang: "en" }, 403);
        await expectRefusal(
          context,
          operation,
          { ...request, path: { id: createUnknownId(request.path?.["id"]) }, lang: "en" },
          404,
        );
      },
    },
  ],
  registerUser: [
    defineAccessCheck("lets nobody join an organisation that another user has registered", async (context) => {
      const { read, id } = await describeOrganisation(context);
      const { body } = await createValidRequest(context, getOperation(context, "registerUser"));
      const person = body as { username: string; password: string; possessorIds: readonly Id[] };
      const sent = { ...person, possessorIds: [...person.possessorIds, id] };
      const operation = getOperation(context, "registerUser");
      if (isRefusal(operation, await context.client.send(operation, { body: sent, lang: "en" }))) return;
      const code = await context.personas.readMailedCode(person.username);
      await fetchBody(context, "activateAccount", { path: { code } });
      const { username, password } = person;
      const { token } = await fetchBody<{ token: string }>(context, "signIn", { body: { username, password } });
      await read(context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", token));
    }),
  ],
  updateUser: [
    defineAccessCheck("lets nobody join an organisation that another user has registered", async (context) => {
      const { read, id } = await describeOrganisation(context);
      const { token, username, possessorId } = await context.personas.freshAccount(context);
      const { body } = await createValidRequest(context, getOperation(context, "updateUser"));
      const sent = { ...(body as object), email: username, possessorIds: [possessorId ?? id, id] };
      await context.client.send(getOperation(context, "updateUser"), { token, body: sent, lang: "en" });
      await read(token);
    }),
    defineAccessCheck("changes nothing of the user whose e-mail address somebody enters", async (context) => {
      const [own, other] = [await context.personas.freshAccount(context), await context.personas.freshAccount(context)];
      const { body } = await createValidRequest(context, getOperation(context, "updateUser"));
      const read = async (): Promise<string> =>
        JSON.stringify(await fetchBody(context, "readUser", { token: own.token }));
      const before = await read();
      const sent = { ...(body as object), email: own.username, surname: "Somebody", phoneNumber: "+4681230000" };
      await context.client.send(getOperation(context, "updateUser"), { token: other.token, body: sent, lang: "en" });
      const after = await read();
      if (after !== before) throw new ContractViolation(`the user as before: ${before}`, after);
      // An address is the username of one account.
      const { username, password } = own;
      await fetchBody(context, "signIn", { body: { username, password } });
      const stranger = { body: { username, password: other.password }, lang: "en" } as const;
      await expectRefusal(context, getOperation(context, "signIn"), stranger, 401);
    }),
  ],
  readUser: [
    {
      name: "returns no PIN of a user who has entered none",
      run: async (context) => {
        const { pin } = await fetchBody(context, "readUser", {
          token: (await context.personas.freshAccount(context)).token,
        });
        if (pin !== undefined)
          throw new ContractViolation("no pin of a user who has entered none", JSON.stringify(pin));
      },
    },
    defineAccessCheck("returns the person of the token", async (context) => {
      const names = [await context.personas.citizen(context), await context.personas.otherCitizen(context)].map(
        async (token) => identifyPerson(await fetchBody(context, "readUser", { token })),
      );
      const [own, other] = await Promise.all(names);
      if (own === other) throw new ContractViolation("two persons", `the same person for both tokens: ${own ?? ""}`);
    }),
  ],
  sendEvaluation: [
    defineAccessCheck("refuses an evaluation of another person's appeal", async (context) => {
      const operation = getOperation(context, "sendEvaluation");
      const own = await context.personas.citizen(context);
      const token = await context.personas.otherCitizen(context);
      const query = largestPage;
      const [appeals, questionnaires] = [
        await fetchBody<{ items: Entry[] }>(context, "listAppeals", {
          token: own,
          query: { ...query, kind: "APPLICATION" },
        }),
        await fetchBody<{ items: (Entry & { questions: { id: number }[] })[] }>(context, "listQuestionnaires", {
          query,
        }),
      ];
      let count = 0;
      for (const { id } of appeals.items.slice(0, 10)) {
        const { serviceId } = await fetchBody<Entry>(context, "readAppeal", { token: own, path: { id: String(id) } });
        const questionnaire = questionnaires.items.find((entry) => entry["serviceId"] === serviceId);
        if (serviceId === undefined || questionnaire === undefined) continue;
        count += 1;
        const answers = questionnaire.questions.map((question) => ({ questionId: question.id, answer: "YES" }));
        const body = { questionnaireId: questionnaire["id"], appealId: id, answers };
        assertRefused(
          operation,
          await context.client.send(operation, { token, body, lang: "ru" }),
          "an evaluation of another person's appeal",
        );
      }
      if (count === 0) throw new CheckSkipped("the first person has no appeal whose service has a questionnaire");
    }),
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
