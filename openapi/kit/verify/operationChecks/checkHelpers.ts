import { bodyOf, expectAnswer, insist, named, type Check, type Ground } from "../check.ts";
import { goodRequest } from "../requests.ts";
import type { Sent } from "../contractClient.ts";

/** A body as JSON says it. */
export type Body = Readonly<Record<string, unknown>>;

/** Something to look at. */
export const check = (name: string, look: Check["look"]): Check => ({ name, look });

/** Expects a status of an operation; the answer is held against the contract. */
export const expects = (name: string, id: string, status: readonly number[], sent: (ground: Ground) => Promise<Sent> | Sent): Check =>
  check(name, async (ground) => void (await expectAnswer(ground, named(ground, id), { lang: "ru", ...(await sent(ground)) }, ...status)));

/** A request that an operation has to answer with 200. */
export const good = (ground: Ground, id: string): Promise<Sent> => goodRequest(ground, named(ground, id));

/** Whoever has a state identity. */
export const citizen = async (ground: Ground): Promise<{ token: string }> => ({ token: await ground.people.citizen(ground) });

/** An address that nobody has. */
export const nobody = (): string => `nobody-${crypto.randomUUID()}@portal.example`;

/** What is sent twice with one key is done once; the same key with something else is refused. */
export const once = (id: string, other: (sent: Sent) => Sent): Check =>
  check("what is sent twice with one Idempotency-Key done once", async (ground) => {
    const sent = { ...(await good(ground, id)), headers: { "Idempotency-Key": `contract-${crypto.randomUUID()}` } };
    const [first, again] = [await bodyOf(ground, id, sent), await bodyOf(ground, id, sent)];
    insist(JSON.stringify(first) === JSON.stringify(again), "the first answer again", again);
    await expectAnswer(ground, named(ground, id), other(sent), 422);
  });

/** A request whose body says something else in one field. */
export const changedText = (field: string) => (sent: Sent): Sent => ({ ...sent, body: { ...(sent.body as Body), [field]: "Something else" } });
