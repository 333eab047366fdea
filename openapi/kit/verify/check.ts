import type { Document } from "../contract/document.ts";
import type { Language } from "../contract/language.ts";
import type { Judge } from "../contract/validator.ts";
import type { Operation } from "../contract/operations.ts";
import type { Finding } from "../report/report.ts";
import type { People } from "./personas.ts";
import type { Answered, Sent, Server } from "./contractClient.ts";

/** Everything a check may use. */
export type Ground = {
  document: Document;
  operations: ReadonlyMap<string, Operation>;
  server: Server;
  judge: Judge;
  people: People;
  /** Whether data on the server may be changed. */
  writes: boolean;
};

/** One thing to look at. It throws `Broken` when the server breaks the contract and `OutOfReach` when it cannot be told. */
export type Check = { name: string; look: (ground: Ground) => Promise<void> };

/** The server broke the contract. */
export class Broken extends Error {
  readonly lines: readonly string[];
  constructor(expected: string, came: string, curl?: string) {
    super(expected);
    this.name = "Broken";
    this.lines = [`expected: ${expected}`, `came:     ${came}`, ...(curl === undefined ? [] : [`repeat:   ${curl}`])];
  }
}

/** Whether the server keeps the contract here cannot be told, and why. */
export class OutOfReach extends Error {}

/** The server does not have an operation that was only proposed. */
export class Absent extends Error {}

/** An operation by its name. */
export function named({ operations }: Ground, id: string): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new OutOfReach(`The contract has no ${id}`);
  return operation;
}

/** Asks, and holds the answer against the contract and against the statuses that are expected here. */
export async function expectAnswer(ground: Ground, operation: Operation, sent: Sent, ...expected: number[]): Promise<Answered> {
  const answered = await ground.server.ask(operation, sent);
  if (expected.every((status) => status === 200)) mayBeAbsent(operation, sent, answered);
  return hold(ground, operation, answered, sent.lang ?? "az", expected);
}

/**
 * Throws `Absent` when an operation that was only proposed is not there. What a server has named itself, by its id, has to
 * be there; otherwise "not found" says that the whole call is missing.
 */
function mayBeAbsent({ id, proposed }: Operation, { path = {} }: Sent, { status }: Answered): void {
  if (proposed && (status === 501 || (status === 404 && path["id"] === undefined))) throw new Absent(`${id} answers ${status}, and it is only proposed`);
}

/**
 * Holds an answer against the contract and against the statuses that are expected here. One that asks to wait (429) where a
 * refusal was expected puts the check out of reach: the server is right, and we asked too often.
 */
export function hold(ground: Ground, operation: Operation, answered: Answered, lang: Language, expected: readonly number[]): Answered {
  const { status, text, curl } = answered;
  const came = `${status === 0 ? "no answer" : status} ${text.slice(0, 400)}`;
  if (status === 429 && !expected.includes(429) && !expected.includes(200)) throw new OutOfReach("asked too often; wait and try again");
  if (!expected.includes(status)) throw new Broken(`status ${expected.join(" or ")}`, came, curl);
  const [fault] = ground.judge.answer(operation, answered, lang);
  if (fault !== undefined) throw new Broken(fault, came, curl);
  return answered;
}

/** As `expectAnswer` for a good answer: its body. */
export const bodyOf = async <Body = Readonly<Record<string, unknown>>>(ground: Ground, id: string, sent: Sent): Promise<Body> => (await expectAnswer(ground, named(ground, id), sent, 200)).body as Body;

/** Throws when something that the contract says in words is not so. */
export function insist(isSo: boolean, expected: string, came: unknown): void {
  if (!isSo) throw new Broken(expected, typeof came === "string" ? came : JSON.stringify(came)?.slice(0, 400) ?? "nothing");
}

/** Looks, and tells how it came out. */
export async function findingOf({ name, look }: Check, ground: Ground): Promise<Finding> {
  try {
    await look(ground);
    return { name, outcome: "passed", lines: [] };
  } catch (error) {
    const hidden = (line: string): string => ground.people.secrets.hide(line);
    if (error instanceof Broken) return { name, outcome: "failed", lines: error.lines.map(hidden) };
    if (error instanceof OutOfReach) return { name, outcome: "unreachable", lines: [hidden(error.message)] };
    if (error instanceof Absent) return { name, outcome: "absent", lines: [hidden(error.message)] };
    throw error;
  }
}
