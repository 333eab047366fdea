import { questionNotification, welcomeNotification } from "../store/notifications.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * Pushes the initial notifications after a sign-in: a welcome and a request to evaluate the service, once for each
 * account. Returns a function that cancels the pending ones; the next connection schedules them again.
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
      const isSignedIn = store.state.sessions.some(({ id }) => id === sessionId);
      const account = store.state.accounts.find(({ id }) => id === accountId);
      if (!isSignedIn || account === undefined || (account.initialNotificationsSent ?? 0) > index) return;
      account.initialNotificationsSent = index + 1;
      store.pushNotification(accountId, notification);
    };
    return delaySeconds > 0 ? setTimeout(() => transaction(push), delaySeconds * 1000) : undefined;
  });
  return () => timers.forEach((timer) => clearTimeout(timer));
}
