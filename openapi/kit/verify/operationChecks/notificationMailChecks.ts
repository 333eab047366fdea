import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { isRefusal } from "../responses/judgeResponse.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { listNotifications } from "../feed/pushedNotifications.ts";
import { createUniqueName } from "../random.ts";
import { createValidRequest } from "../requests.ts";
import { defineCheck, getCitizenAuth } from "./checkHelpers.ts";
import { withSettingsRestored } from "../notificationSettings.ts";

/** How long a check waits for an e-mail that a server may send later. */
const mailMs = 300;

/** How long an e-mail about an earlier message may take. */
const lateMailMs = 1000;

type Recipient = { token: string; email: string; contacts: JsonBody };

/** Returns the person to whom messages are pushed. Throws `CheckSkipped` when nothing tells which e-mails are sent to them. */
async function findRecipient(context: VerifyContext): Promise<Recipient> {
  if (context.personas.sources.triggerPush === undefined) throw new CheckSkipped("requires --push");
  const { token } = await getCitizenAuth(context);
  const { email, phoneNumber, note = "" } = await fetchBody(context, "readUser", { token });
  if (typeof email !== "string" || email === "") throw new CheckSkipped("the user has no e-mail address");
  return { token, email, contacts: { email, phoneNumber, note } };
}

/** Runs with a function that chooses the kinds of events about which e-mails are sent, and restores the settings. */
async function withChoice(
  context: VerifyContext,
  token: string,
  run: (choose: (isChosen: (event: string) => boolean) => Promise<unknown>, events: readonly string[]) => Promise<void>,
): Promise<void> {
  await withSettingsRestored(context, token, (choose, before) =>
    run(
      (isChosen) => choose(before.map((channels) => ({ ...channels, email: isChosen(channels.event) }))),
      before.map(({ event }) => event),
    ),
  );
}

/** What lets a server notify a person, and whether a notification is of the kind of event about which it does. */
type Trigger = { run: () => Promise<unknown>; isOfItsKind: (notice: JsonBody) => boolean };

/** The kind of event of a question, which requests an evaluation. */
const questionEvent = "EVALUATION";

const isQuestion = ({ type }: JsonBody): boolean => type === "QUESTION";

/** Lets the server push a question. Of other kinds of pushed messages, nobody knows whether they can be chosen. */
const pushQuestion = ({ personas }: VerifyContext): Trigger => ({
  run: async () => personas.sources.triggerPush?.(),
  isOfItsKind: isQuestion,
});

/** Sends a message on an appeal, which the service may answer at once. Whichever kind of event an answer is, it is no question. */
async function sendMessageForAnswer(context: VerifyContext): Promise<Trigger> {
  const operation = getOperation(context, "sendAppealMessage");
  const request = await createValidRequest(context, operation);
  return {
    run: async () => {
      const { status } = await context.client.send(operation, request);
      if (status !== 200) throw new CheckSkipped("no message can be sent on an appeal");
    },
    isOfItsKind: (notice) => !isQuestion(notice),
  };
}

/**
 * Lets the server notify a person. Resolves to the number of e-mails that were added for an address; to `undefined` when there is
 * no notification of this kind, such as one for another person.
 */
async function countMailsAbout(
  context: VerifyContext,
  token: string,
  address: string,
  trigger: Trigger,
  waitMs = 0,
): Promise<number | undefined> {
  const { countMails } = context.personas;
  const [before, newest] = [await countMails(address), (await listNotifications(context, token))[0]];
  await trigger.run();
  let after = await countMails(address);
  if (waitMs > 0 && after === before) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    after = await countMails(address);
  }
  const added = (await listNotifications(context, token))[0];
  const isOwn = added !== undefined && trigger.isOfItsKind(added) && JSON.stringify(added) !== JSON.stringify(newest);
  return isOwn ? after - before : undefined;
}

/** Throws `ContractViolation` when an e-mail is sent to an address again and again: one of an earlier message may arrive late. */
async function assertNoMail(
  context: VerifyContext,
  token: string,
  address: string,
  trigger: Trigger,
  expected: string,
): Promise<void> {
  for (let repetition = 0; repetition < 2; repetition += 1) {
    if (((await countMailsAbout(context, token, address, trigger)) ?? 0) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, lateMailMs));
  }
  assertContract(false, expected, "an e-mail to this address for each notification");
}

/** Checks that notifications are sent by e-mail where the person has chosen it, and to their present address. */
export const mailChecks: readonly ContractCheck[] = [
  defineCheck("sends a notification by e-mail only as chosen", async (context) => {
    const { token, email } = await findRecipient(context);
    await withChoice(context, token, async (choose, events) => {
      const question = pushQuestion(context);
      await choose(() => false);
      await assertNoMail(context, token, email, question, "no e-mail about a notification, as chosen");
      await choose(() => true);
      if ((await countMailsAbout(context, token, email, question, mailMs)) === 0)
        context.notes.add("no e-mail about a notification, although it is chosen");
      if (!events.includes(questionEvent)) return;
      const isOther = (event: string): boolean => event !== questionEvent;
      await choose(isOther);
      const onlyOther = "no e-mail about a request to evaluate: e-mails are chosen for the other kinds of events";
      await assertNoMail(context, token, email, question, onlyOther);
      const answer = await sendMessageForAnswer(context);
      if ((await countMailsAbout(context, token, email, answer, mailMs)) === 0)
        context.notes.add("no e-mail about an answer, although it is chosen for this kind of event");
      await choose((event) => !isOther(event));
      const onlyQuestions = "no e-mail about an answer: e-mails are chosen for requests to evaluate only";
      await assertNoMail(context, token, email, answer, onlyQuestions);
    });
  }),
  defineCheck("sends a notification to the address that the user has entered last", async (context) => {
    const { token, email, contacts } = await findRecipient(context);
    const update = getOperation(context, "updateContacts");
    const next = `contract-${createUniqueName()}@portal.example`;
    const response = await context.client.send(update, { token, body: { ...contacts, email: next } });
    if (isRefusal(update, response)) throw new CheckSkipped("the user may not change the address");
    try {
      const user = await fetchBody(context, "readUser", { token });
      if (user["email"] !== next) throw new CheckSkipped("the server keeps the address until it is confirmed");
      await withChoice(context, token, async (choose) => {
        await choose(() => true);
        await assertNoMail(context, token, email, pushQuestion(context), "no e-mail to the address from before");
      });
    } finally {
      await context.client.send(update, { token, body: contacts });
    }
  }),
];
