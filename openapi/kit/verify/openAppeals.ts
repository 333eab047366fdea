import type { Id } from "../../../src/generated/contract.d.ts";
import { isRecord } from "../../../src/config/isRecord.ts";
import { getOperation, type VerifyContext } from "./check.ts";
import { fetchBody } from "./fetchBody.ts";
import { CheckSkipped } from "./outcomes.ts";
import type { Personas } from "./personas.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a user may do with an appeal. */
export type AppealPermission = "withdrawable" | "correctable";

/** The last appeal that each run sent to change or withdraw it. */
const sentAppeals = new WeakMap<Personas, Id>();

/** The users whose appeals the service takes up as soon as it receives them. */
const takenUpAtOnce = new WeakSet<Personas>();

/** Returns whether the service has assigned an appeal, and no longer lets the user correct it. */
const isTakenUp = ({ status, correctable }: Fields): boolean => correctable === false && status !== "WAITING";

/**
 * Sends an appeal that is then corrected, and returns the response. Throws `CheckSkipped` where the service takes up appeals as
 * soon as it receives them.
 */
export async function sendCorrectableAppeal(
  context: VerifyContext,
  request: { token: string; body: object },
): Promise<Fields> {
  const skip = (): never => {
    throw new CheckSkipped("the service takes up appeals at once");
  };
  if (takenUpAtOnce.has(context.personas)) return skip();
  const sent = await fetchBody(context, "sendAppeal", request);
  const { token } = request;
  const { body } = await context.client.send(getOperation(context, "readAppeal"), {
    token,
    path: { id: String(sent["id"]) },
  });
  if (!isRecord(body) || !isTakenUp(body)) return sent;
  takenUpAtOnce.add(context.personas);
  return skip();
}

/** Returns an appeal of this run that the user may withdraw or correct, and sends one when there is none: a server limits their number. */
export async function findOpenAppeal(
  context: VerifyContext,
  request: { token: string; body: object },
  permission: AppealPermission,
): Promise<Id> {
  const { token } = request;
  const known = sentAppeals.get(context.personas);
  if (known !== undefined) {
    const { body } = await context.client.send(getOperation(context, "readAppeal"), { token, path: { id: known } });
    if (isRecord(body) && body["withdrawable"] === true && (permission === "withdrawable" || !isTakenUp(body)))
      return known;
  }
  const sent = await (permission === "correctable"
    ? sendCorrectableAppeal(context, request)
    : fetchBody(context, "sendAppeal", request));
  sentAppeals.set(context.personas, sent["id"] as Id);
  return sent["id"] as Id;
}
