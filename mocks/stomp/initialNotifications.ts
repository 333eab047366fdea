import { questionNotification, welcomeNotification } from "../store/notifications.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * Pushes the initial notifications after a sign-in: a welcome and a request to evaluate the service, once for each
 * session. Returns a function that cancels the pending ones; the next connection of the session schedules them again.
 */
export function scheduleInitialNotifications(
  store: MockStore,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  transaction: (action: () => void) => void,
): () => void {
  const { welcomeDelaySeconds, questionDelaySeconds } = store.config;
  const steps = [
    { delaySeconds: welcomeDelaySeconds, notification: welcomeNotification },
    { delaySeconds: questionDelaySeconds, notification: questionNotification },
  ];
  const timers = steps.map(({ delaySeconds, notification }, index) => {
    const push = (): void => {
      const session = store.state.sessions.find(({ id }) => id === sessionId);
      if (session === undefined || session.initialNotificationsSent > index) return;
      session.initialNotificationsSent = index + 1;
      store.pushNotification(accountId, notification);
    };
    return delaySeconds > 0 ? setTimeout(() => transaction(push), delaySeconds * 1000) : undefined;
  });
  return () => timers.forEach((timer) => clearTimeout(timer));
}
