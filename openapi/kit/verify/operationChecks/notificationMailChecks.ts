import {
  assertContract,
  CheckSkipped,
  fetchBody,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { createUniqueName } from "../random.ts";
import { defineCheck, getCitizenAuth, type JsonBody } from "./checkHelpers.ts";

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

/** Runs with a function that chooses e-mails for all kinds of events, or for none, and restores the settings. */
async function withChoice(
  context: VerifyContext,
  token: string,
  run: (choose: (isChosen: boolean) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { items } = await fetchBody<{ items: readonly object[] }>(context, "readNotificationSettings", { token });
  const update = (changed: readonly object[]): Promise<unknown> =>
    fetchBody(context, "updateNotificationSettings", { token, body: { items: changed } });
  try {
    await run((email) => update(items.map((channels) => ({ ...channels, email }))));
  } finally {
    await update(items);
  }
}

/**
 * Lets the server push a message. Resolves to the number of e-mails that were added for an address; to `undefined` when the message is
 * for another person, or of a kind that cannot be chosen: only a question is certain to be of one that can.
 */
async function countPushedMails(
  context: VerifyContext,
  token: string,
  address: string,
  waitMs = 0,
): Promise<number | undefined> {
  const { countMails, sources } = context.personas;
  const readNewest = async (): Promise<JsonBody | undefined> =>
    (await fetchBody<readonly JsonBody[]>(context, "readNotifications", { token }))[0];
  const [before, newest] = [await countMails(address), await readNewest()];
  await sources.triggerPush?.();
  let after = await countMails(address);
  if (waitMs > 0 && after === before) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    after = await countMails(address);
  }
  const pushed = await readNewest();
  const isOwn = pushed?.["type"] === "QUESTION" && JSON.stringify(pushed) !== JSON.stringify(newest);
  return isOwn ? after - before : undefined;
}

/** Throws `ContractViolation` when an e-mail is sent to an address again and again: one of an earlier message may arrive late. */
async function assertNoMail(context: VerifyContext, token: string, address: string, expected: string): Promise<void> {
  for (let repetition = 0; repetition < 2; repetition += 1) {
    if (((await countPushedMails(context, token, address)) ?? 0) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, lateMailMs));
  }
  assertContract(false, expected, "an e-mail to this address for each notification");
}

/** Checks that notifications are sent by e-mail where the person has chosen it, and to their present address. */
export const mailChecks: readonly ContractCheck[] = [
  defineCheck("sends a notification by e-mail only as chosen", async (context) => {
    const { token, email } = await findRecipient(context);
    await withChoice(context, token, async (choose) => {
      await choose(false);
      await assertNoMail(context, token, email, "no e-mail about a notification, as chosen");
      await choose(true);
      if ((await countPushedMails(context, token, email, mailMs)) === 0)
        context.notes.add("no e-mail about a notification, although it is chosen");
    });
  }),
  defineCheck("sends a notification to the address that the user has entered last", async (context) => {
    const { token, email, contacts } = await findRecipient(context);
    const update = getOperation(context, "updateContacts");
    const next = `contract-${createUniqueName()}@portal.example`;
    const { status } = await context.client.send(update, { token, body: { ...contacts, email: next } });
    if (status >= 400) throw new CheckSkipped("the user may not change the address");
    try {
      const user = await fetchBody(context, "readUser", { token });
      if (user["email"] !== next) throw new CheckSkipped("the server keeps the address until it is confirmed");
      await withChoice(context, token, async (choose) => {
        await choose(true);
        await assertNoMail(context, token, email, "no e-mail to the address from before");
      });
    } finally {
      await context.client.send(update, { token, body: contacts });
    }
  }),
];
