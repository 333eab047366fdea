import { fetchBody, getOperation, type VerifyContext } from "./check.ts";
import type { OperationRequest } from "./run/contractClient.ts";

/** How a user is notified of a kind of event. */
export type Channels = { event: string; email: boolean; sms: boolean; push: boolean };

/** Reads how a user is notified of each kind of event. */
export const readSettings = async (context: VerifyContext, token: string): Promise<readonly Channels[]> =>
  (await fetchBody<{ items: readonly Channels[] }>(context, "readNotificationSettings", { token })).items;

/** Chooses how a user is notified of some kinds of events. Resolves to the choice for all kinds. */
type ChooseSettings = (items: readonly Channels[]) => Promise<readonly Channels[]>;

/** Runs with a function that chooses how a user is notified. The choice from before, which it gets too, is made again at the end. */
export async function withSettingsRestored(
  context: VerifyContext,
  token: string,
  run: (choose: ChooseSettings, before: readonly Channels[]) => Promise<void>,
): Promise<void> {
  const before = await readSettings(context, token);
  const createRequest = (items: readonly Channels[]): OperationRequest => ({ token, body: { items } });
  const choose: ChooseSettings = async (items) =>
    (await fetchBody<{ items: readonly Channels[] }>(context, "updateNotificationSettings", createRequest(items)))
      .items;
  try {
    await run(choose, before);
  } finally {
    await context.client.send(getOperation(context, "updateNotificationSettings"), createRequest(before));
  }
}
