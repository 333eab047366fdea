import { operations } from "../operations.ts";
import { questionNotification, welcomeNotification } from "../store/notifications.ts";
import { expireTokens } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/** Orders one answer of every call, as often as anybody asks. A status of 200 only delays, 0 drops the connection. */
const setFaultForAllOperations = (store: MockStore, status: number, delaySeconds = 0): void => {
  store.state.faults = operations.map(({ id }) => ({ operationId: id, status, times: 1_000_000_000, delaySeconds }));
};

/** States of the service that a screen has to be good in, by name. Each begins from the first state. */
export const scenarios = {
  /** Every answer takes two seconds. */
  slow: (store) => setFaultForAllOperations(store, 200, 2),
  /** Every call fails. */
  failing: (store) => setFaultForAllOperations(store, 500),
  /** No call gets through. */
  unreachable: (store) => setFaultForAllOperations(store, 0),
  /** The service says that parts of it do not work. */
  degraded: (store) => void (store.state.serviceStatus = { state: "DEGRADED", since: store.now() }),
  /** The service says that it does not work. */
  down: (store) => void (store.state.serviceStatus = { state: "DOWN", since: store.now() }),
  /** Access tokens have run out, and are renewed at the first call. */
  expired: (store) => expireTokens(store, "access"),
  /** Whoever signs in is asked after two minutes whether they stay, and has to go after eight at the latest. */
  shortSession: (store) =>
    void (store.state.sessionLimits = { refreshTokenLifetimeSeconds: 240, sessionLifetimeSeconds: 480 }),
  /** Nobody has anything: no appeals, documents, payments, reports, feedback or notifications. */
  empty: (store) =>
    void Object.assign(store.state, {
      appeals: [],
      documents: [],
      payments: [],
      reports: [],
      feedbacks: [],
      notifications: [],
    }),
  /** Everybody has a hundred notifications. */
  flooded: (store) => {
    for (const { id } of store.state.accounts)
      for (let count = 0; count < 50; count += 1)
        for (const notice of [welcomeNotification, questionNotification]) store.pushNotification(id, notice);
  },
  /** Nothing is translated yet: everybody is answered in Azerbaijani. */
  untranslated: (store) => void (store.state.contentVariant = "untranslated"),
  /** Names and titles have words that are longer than a narrow column. */
  longWords: (store) => void (store.state.contentVariant = "long"),
} as const satisfies Record<string, (store: MockStore) => void>;

/** A scenario by name. */
export type ScenarioName = keyof typeof scenarios;

/** Whether a word names a scenario. */
export const isScenarioName = (word: unknown): word is ScenarioName =>
  typeof word === "string" && Object.hasOwn(scenarios, word);
