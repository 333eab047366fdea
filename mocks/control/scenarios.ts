import { operations } from "../operations.ts";
import { questionNotification, welcomeNotification } from "../store/notifications.ts";
import { expireTokens } from "../store/sessions.ts";
import type { MockStore } from "../store/mockStore.ts";

/** Sets an unlimited fault for each operation. Status 200 only delays the response; 0 drops the connection. */
const setFaultForAllOperations = (store: MockStore, status: number, delaySeconds = 0): void => {
  store.state.faults = operations.map(({ id }) => ({ operationId: id, status, times: 1_000_000_000, delaySeconds }));
};

/** Named states of the mock backend that each page must handle. Each scenario starts from the initial state. */
export const scenarios = {
  /** Each response takes two seconds. */
  slow: (store) => setFaultForAllOperations(store, 200, 2),
  /** Each request fails with status 500. */
  failing: (store) => setFaultForAllOperations(store, 500),
  /** Each connection is dropped. */
  unreachable: (store) => setFaultForAllOperations(store, 0),
  /** The status operation reports DEGRADED. */
  degraded: (store) => void (store.state.serviceStatus = { state: "DEGRADED", since: store.now() }),
  /** The status operation reports DOWN. */
  down: (store) => void (store.state.serviceStatus = { state: "DOWN", since: store.now() }),
  /** All access tokens are expired; the portal refreshes them with the first request. */
  expired: (store) => expireTokens(store, "access"),
  /** The idle warning appears two minutes after sign-in. The session ends after eight minutes at the latest. */
  shortSession: (store) =>
    void (store.state.sessionLimits = { refreshTokenLifetimeSeconds: 240, sessionLifetimeSeconds: 480 }),
  /** All personal lists are empty: appeals, documents, payments, reports, feedback and notifications. */
  empty: (store) =>
    void Object.assign(store.state, {
      appeals: [],
      documents: [],
      payments: [],
      reports: [],
      feedbacks: [],
      notifications: [],
    }),
  /** Each account has a hundred notifications. */
  flooded: (store) => {
    for (const { id } of store.state.accounts)
      for (let count = 0; count < 50; count += 1)
        for (const notification of [welcomeNotification, questionNotification])
          store.pushNotification(id, notification);
  },
  /** All content is Azerbaijani, in each language. */
  untranslated: (store) => void (store.state.contentVariant = "untranslated"),
  /** Titles contain words that are wider than a narrow column, except in what a person can change. */
  longWords: (store) => void (store.state.contentVariant = "long"),
} as const satisfies Record<string, (store: MockStore) => void>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Returns true if a value is the name of a scenario. */
export const isScenarioName = (value: unknown): value is ScenarioName =>
  typeof value === "string" && Object.hasOwn(scenarios, value);
