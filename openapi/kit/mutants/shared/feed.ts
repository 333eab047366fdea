import { questionNotification } from "../../../../mocks/store/notifications.ts";
import { authenticate } from "../../../../mocks/store/sessions.ts";
import { feedOperationId } from "../../verify/feed/feedChecks.ts";
import type { Caller } from "../caller.ts";
import type { BrokenRule, FaultDefinition, FeedConnection, FrameHandler } from "../fault.ts";
import { getCommand, getHeader } from "./frames.ts";

/** Returns the frames that the citizen gets while two messages are pushed. */
const observeMessages = async ({ readFeed, getSession, store }: Caller): Promise<unknown> =>
  readFeed({
    token: getSession("citizen").accessToken,
    act: () => {
      store.pushNotification("admin", questionNotification);
      store.pushNotification("citizen", questionNotification);
      store.pushNotification("citizen", { ...questionNotification, type: "INFORMATION" });
    },
  });

/** Returns a fault of the live feed. */
export const feedFault = (
  description: string,
  createFrameHandler: (connection: FeedConnection) => FrameHandler,
  breaks: BrokenRule = "contract",
  observe: NonNullable<FaultDefinition["observe"]> = observeMessages,
): FaultDefinition => ({
  operationId: feedOperationId,
  description,
  breaks,
  createFrameHandler,
  observe,
});

/** Changes each frame of the server with this command; `undefined` drops it. */
export const changeFrames = (
  command: string,
  change: (frame: string) => string | undefined,
): ((connection: FeedConnection) => FrameHandler) => {
  return ({ sendToClient }) => ({
    fromServer: (frame) => {
      const changed = getCommand(frame) === command ? change(frame) : frame;
      if (changed !== undefined) sendToClient(changed);
    },
  });
};

/** Returns a handler for messages that gets their number in the connection. */
export const byNumber =
  (treat: (frame: string, number: number, connection: FeedConnection) => void) =>
  (connection: FeedConnection): FrameHandler => {
    let messageCount = 0;
    return {
      fromServer: (frame) =>
        getCommand(frame) === "MESSAGE"
          ? treat(frame, (messageCount += 1), connection)
          : connection.sendToClient(frame),
    };
  };

/** Returns the access token of a CONNECT frame. */
export function getConnectToken(frame: string): string | undefined {
  if (!["CONNECT", "STOMP"].includes(getCommand(frame))) return undefined;
  const value = getHeader(frame, "Authorization") ?? getHeader(frame, "authorization") ?? "";
  return /^Bearer (\S+)$/i.exec(value)?.[1];
}

/** Returns the account of a CONNECT frame. */
export const getConnectedAccountId = (frame: string, { store }: FeedConnection): number | undefined =>
  authenticate(store, getConnectToken(frame) ?? "")?.account.id;
