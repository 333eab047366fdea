import { question, welcome } from "../store/notifications.ts";
import type { World } from "../store/mockStore.ts";

/**
 * Pushes what a person is told soon after they signed in: a welcome and a request to evaluate the service, once for each
 * sign-in. The answer takes back what is still to come; the next connection of the session takes it up again.
 */
export function greet(world: World, { accountId, sessionId }: { accountId: number; sessionId: number }, around: (act: () => void) => void): () => void {
  const { welcomeAfter, questionAfter } = world.rules;
  const greetings = [{ after: welcomeAfter, notice: welcome }, { after: questionAfter, notice: question }];
  const timers = greetings.map(({ after, notice }, place) => {
    const push = (): void => {
      const session = world.state.sessions.find(({ id }) => id === sessionId);
      if (session === undefined || session.greetings > place) return;
      session.greetings = place + 1;
      world.push(accountId, notice);
    };
    return after > 0 ? setTimeout(() => around(push), after * 1000) : undefined;
  });
  return () => timers.forEach((timer) => clearTimeout(timer));
}
