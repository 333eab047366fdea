import type { NotificationChannels } from "../../../src/generated/contract.d.ts";
import { getOperation, type VerifyContext } from "./check.ts";
import { fetchBody } from "./fetchBody.ts";
import type { OperationRequest } from "./run/contractClient.ts";
import { restore } from "./restore.ts";

/** How a user is notified of several kinds of events. */
type Settings = readonly NotificationChannels[];

/** Reads how a user is notified of each kind of event. */
export const readSettings = async (context: VerifyContext, token: string): Promise<Settings> =>
  (await fetchBody<{ items: Settings }>(context, "readNotificationSettings", { token })).items;

/** Chooses how a user is notified of some kinds of events. Resolves to the choice for all kinds. */
type ChooseSettings = (items: Settings) => Promise<Settings>;

/** Runs with a function that chooses how a user is notified. The choice from before, which it gets too, is made again at the end. */
export async function withSettingsRestored(
  context: VerifyContext,
  token: string,
  run: (choose: ChooseSettings, before: Settings) => Promise<void>,
): Promise<void> {
  const before = await readSettings(context, token);
  const createRequest = (items: Settings): OperationRequest => ({ token, body: { items } });
  const choose: ChooseSettings = async (items) =>
    (await fetchBody<{ items: Settings }>(context, "updateNotificationSettings", createRequest(items))).items;
  try {
    await run(choose, before);
  } finally {
    await restore(context, getOperation(context, "updateNotificationSettings"), createRequest(before));
  }
}
