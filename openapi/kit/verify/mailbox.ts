import { setTimeout as wait } from "node:timers/promises";
import { isRecord } from "../../../src/config/isRecord.ts";
import { CheckSkipped } from "./outcomes.ts";
import { describeFailure } from "./run/contractClient.ts";

/** An e-mail of the mailbox endpoint. */
type MailboxMessage = { to: string; code?: string };

/** The e-mails that a server has sent. Each method throws `CheckSkipped` without a mailbox. */
export type Mailbox = {
  /** Returns the number of e-mails to an address. */
  count: (address: string) => Promise<number>;
  /** Returns the number of e-mails to an address as soon as it is more than before: a server may send them later. */
  awaitMore: (address: string, before: number) => Promise<number>;
  /** Returns the latest code that was sent to an address, and waits for one that was not returned before. */
  readCode: (address: string) => Promise<string>;
};

/** How long an e-mail may take that a server sends after its response. */
const maxDelayMs = 3000;

/** The pause before the mailbox is read again. */
const pauseMs = 50;

/** How many e-mails may be missing until they are no longer waited for: this server sends none. */
const maxMissing = 3;

/** The time after which a mailbox that does not answer is given up. */
const timeoutMs = 5000;

/** Reads all e-mails of a mailbox. Throws `CheckSkipped` with the reason when it has no list of them. */
export async function readMails(url: string | undefined): Promise<readonly MailboxMessage[]> {
  if (url === undefined) throw new CheckSkipped("requires a code from an e-mail; set --mailbox");
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw new CheckSkipped(`the URL of --mailbox cannot be reached: ${describeFailure(error, timeoutMs).text}`);
  });
  if (!response.ok) throw new CheckSkipped(`the URL of --mailbox returned ${response.status}`);
  const body = (await response.json().catch(() => undefined)) as unknown;
  if (!Array.isArray(body)) throw new CheckSkipped("the URL of --mailbox returned no list of e-mails");
  return body.filter(isRecord).map(({ to, code }) => ({
    to: String(to),
    ...(code !== undefined && code !== null && { code: String(code) }),
  }));
}

/** Creates the mailbox of a run from the URL that returns the sent e-mails, the newest last. */
export function createMailbox(url: string | undefined): Mailbox {
  /** The codes to each address when the last one was returned. */
  const returned = new Map<string, readonly string[]>();
  let missing = 0;

  const readFor = async (address: string): Promise<readonly MailboxMessage[]> =>
    (await readMails(url)).filter(({ to }) => to === address);

  /** Reads what was sent to an address until it is enough, or too late. */
  async function readUntil(
    address: string,
    isEnough: (mails: readonly MailboxMessage[]) => boolean,
  ): Promise<readonly MailboxMessage[]> {
    const endMs = performance.now() + (missing < maxMissing ? maxDelayMs : 0);
    for (;;) {
      const mails = await readFor(address);
      if (isEnough(mails)) return mails;
      if (performance.now() >= endMs) {
        missing += 1;
        return mails;
      }
      await wait(pauseMs);
    }
  }
  const listCodes = (mails: readonly MailboxMessage[]): readonly string[] => mails.flatMap(({ code }) => code ?? []);

  return {
    count: async (address) => (await readFor(address)).length,
    awaitMore: async (address, before) => (await readUntil(address, (mails) => mails.length > before)).length,
    readCode: async (address) => {
      const known = returned.get(address) ?? [];
      const isNew = (codes: readonly string[]): boolean =>
        codes.length > known.length || (codes.length > 0 && codes.at(-1) !== known.at(-1));
      const codes = listCodes(await readUntil(address, (mails) => isNew(listCodes(mails))));
      const code = codes.at(-1);
      if (code === undefined || !isNew(codes))
        throw new CheckSkipped(
          `no new e-mail with a code was received${missing < maxMissing ? "" : `; ${maxMissing} were late, so that no further one is waited for`}`,
        );
      returned.set(address, codes);
      return code;
    },
  };
}
