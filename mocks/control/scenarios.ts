import { operations } from "../operations.ts";
import { question, welcome } from "../store/notifications.ts";
import { expireTokens } from "../store/sessions.ts";
import type { World } from "../store/mockStore.ts";

/** Orders one answer of every call, as often as anybody asks. A status of 200 only delays, 0 drops the connection. */
const always = (world: World, status: number, delaySeconds = 0): void => {
  world.state.faults = operations.map(({ id }) => ({ operationId: id, status, times: 1_000_000_000, delaySeconds }));
};

/** States of the service that a screen has to be good in, by name. Each begins from the first state. */
export const scenarios = {
  /** Every answer takes two seconds. */
  slow: (world) => always(world, 200, 2),
  /** Every call fails. */
  failing: (world) => always(world, 500),
  /** No call gets through. */
  unreachable: (world) => always(world, 0),
  /** The service says that parts of it do not work. */
  degraded: (world) => void (world.state.serviceStatus = { state: "DEGRADED", since: world.now() }),
  /** The service says that it does not work. */
  down: (world) => void (world.state.serviceStatus = { state: "DOWN", since: world.now() }),
  /** Access tokens have run out, and are renewed at the first call. */
  expired: (world) => expireTokens(world, "access"),
  /** Whoever signs in is asked after two minutes whether they stay, and has to go after eight at the latest. */
  shortSession: (world) => void (world.state.limits = { refreshLifetime: 240, sessionLifetime: 480 }),
  /** Nobody has anything: no appeals, documents, payments, reports, feedback or notifications. */
  empty: (world) => void Object.assign(world.state, { appeals: [], documents: [], payments: [], reports: [], feedbacks: [], notices: [] }),
  /** Everybody has a hundred notifications. */
  flooded: (world) => {
    for (const { id } of world.state.accounts) for (let count = 0; count < 50; count += 1) for (const notice of [welcome, question]) world.push(id, notice);
  },
  /** Nothing is translated yet: everybody is answered in Azerbaijani. */
  untranslated: (world) => void (world.state.speech = "untranslated"),
  /** Names and titles have words that are longer than a narrow column. */
  longWords: (world) => void (world.state.speech = "long"),
} as const satisfies Record<string, (world: World) => void>;

/** A scenario by name. */
export type ScenarioName = keyof typeof scenarios;

/** Whether a word names a scenario. */
export const isScenario = (word: unknown): word is ScenarioName => typeof word === "string" && Object.hasOwn(scenarios, word);
