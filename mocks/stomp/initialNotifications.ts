import { questionNotification, welcomeNotification } from "../store/notifications.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * Pushes what a person is told soon after they signed in: a welcome and a request to evaluate the service, once for each
 * sign-in. The answer takes back what is still to come; the next connection of the session takes it up again.
 */
export function scheduleInitialNotifications(
  store: MockStore,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  transaction: (act: () => void) => void,
): () => void {
  const { welcomeDelaySeconds, questionDelaySeconds } = store.config;
  const greetings = [
    { after: welcomeDelaySeconds, notice: welcomeNotification },
    { after: questionDelaySeconds, notice: questionNotification },
  ];
  const timers = greetings.map(({ after, notice }, place) => {
    const push = (): void => {
      const session = store.state.sessions.find(({ id }) => id === sessionId);
      if (session === undefined || session.initialNotificationsSent > place) return;
      session.initialNotificationsSent = place + 1;
      store.pushNotification(accountId, notice);
    };
    return after > 0 ? setTimeout(() => transaction(push), after * 1000) : undefined;
  });
  return () => timers.forEach((timer) => clearTimeout(timer));
}
