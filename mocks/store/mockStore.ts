import { isRecord } from "../../src/config/isRecord.ts";
import { createRandomSource, type RandomSource } from "./random.ts";
import { createMemoryFileStorage, type FileStorage } from "./fileStorage.ts";
import type { Mail } from "./mails.ts";
import type { NotificationRecord, NotificationDraft } from "./notifications.ts";
import { sendNotification } from "./notificationSettings.ts";
import { isPersonaId, type PersonaId } from "./personas.ts";
import { createInitialState, type State } from "./state.ts";

/** The limits of a mock store. All times are seconds, unless they are days. */
type MockStoreConfig = {
  /** Lifetime of an access token. */
  accessTokenLifetimeSeconds: number;
  /** Lifetime of a refresh token. */
  refreshTokenLifetimeSeconds: number;
  /** Maximum length of a session, however often its tokens are refreshed. */
  sessionLifetimeSeconds: number;
  /** Waiting time after too many failed attempts. */
  lockoutSeconds: number;
  /** Delay between the first subscription of a session and the welcome notification; 0 disables it. */
  welcomeDelaySeconds: number;
  /**
   * Delay between the first subscription of a session and the evaluation request; 0 disables it. With less than
   * `welcomeDelaySeconds`, there is no welcome.
   */
  questionDelaySeconds: number;
  /** How long an appeal stays at each step; 0 disables automatic transitions and answers to feedback. */
  appealStepSeconds: number;
  /** The number of days before the creation of the store for which exchange rates are known. */
  publishedDays: number;
};

/** The options of `createMockStore`: limits, clock, randomness and outputs. */
export type MockStoreOptions = Partial<MockStoreConfig> & {
  /** Returns the time in milliseconds; the default is the system clock. */
  now?: () => number;
  /** Makes all tokens and codes deterministic, for tests. */
  seed?: number;
  /** Answers all operations except those of the session with responses that are generated from the contract. */
  generatesResponses?: boolean;
  /** The seed of the generated responses. */
  fakeSeed?: number;
  /** Storage for uploaded files; the default is memory. */
  fileStorage?: FileStorage;
  /** Called for each e-mail in the outbox. */
  onMail?: (mail: Mail) => void;
};

/** Called for each notification after it is stored. */
type NotificationListener = (notification: NotificationRecord) => void;

/** The state and services of the mock backend. Handlers and broker are functions of it. */
export type MockStore = {
  readonly config: MockStoreConfig;
  readonly random: RandomSource;
  readonly generatesResponses: boolean;
  readonly fakeSeed: number | undefined;
  /** The uploaded files. They are not part of the state. */
  readonly fileStorage: FileStorage;
  /** The origin of the last request, to which links in documents lead. */
  publicOrigin: string;
  /** The current state. `importSnapshot` and `reset` replace the object, so callers must not keep a reference. */
  readonly state: State;
  /** The e-mails and the messages of other channels, newest last. */
  readonly outbox: readonly Mail[];
  /** Returns the store's time in milliseconds. */
  now: () => number;
  /** Advances the store's clock. */
  advanceClock: (seconds: number) => void;
  /** Returns a new unique id. */
  nextId: () => number;
  /** Adds an e-mail to the outbox. */
  addToOutbox: (mail: Mail) => void;
  /** Stores an unread notification and informs all listeners. Throws when the account does not exist. */
  pushNotification: (account: number | PersonaId, notification: NotificationDraft) => NotificationRecord;
  /** Adds a listener for pushed notifications. Returns a function that removes it. */
  onNotification: (listener: NotificationListener) => () => void;
  /** Restores the initial state. */
  reset: () => void;
  /** Returns the state as JSON. */
  exportSnapshot: () => string;
  /** Restores an exported state. Throws on invalid input. */
  importSnapshot: (snapshot: string) => void;
};

/** Increased with each change of the state's shape, so that older snapshots are rejected. */
const snapshotVersion = 9;

const defaultConfig: MockStoreConfig = {
  accessTokenLifetimeSeconds: 15 * 60,
  refreshTokenLifetimeSeconds: 12 * 60 * 60,
  sessionLifetimeSeconds: 24 * 60 * 60,
  lockoutSeconds: 60,
  welcomeDelaySeconds: 2,
  questionDelaySeconds: 20,
  appealStepSeconds: 0,
  publishedDays: 90,
};

/** Creates a store with the personas. Uses only platform-independent code, for Node and browsers. */
export function createMockStore({
  now = Date.now,
  seed,
  generatesResponses = false,
  fakeSeed,
  onMail,
  fileStorage = createMemoryFileStorage(),
  ...config
}: MockStoreOptions = {}): MockStore {
  let random = createRandomSource(seed);
  let state = createInitialState(now());
  const listeners = new Set<NotificationListener>();

  const store: MockStore = {
    config: { ...defaultConfig, ...config },
    fileStorage,
    publicOrigin: "http://localhost",
    generatesResponses,
    fakeSeed,
    get random() {
      return random;
    },
    get state() {
      return state;
    },
    get outbox() {
      return state.outbox;
    },
    now: () => now() + state.clockOffsetMs,
    advanceClock: (seconds) => {
      state.clockOffsetMs += seconds * 1000;
    },
    nextId: () => (state.lastId += 1),
    addToOutbox: (mail) => {
      state.outbox = [...state.outbox, mail].slice(-100);
      onMail?.(mail);
    },
    pushNotification: (account, draft) => {
      const recipient = state.accounts.find(({ id, persona }) =>
        typeof account === "string" && isPersonaId(account) ? persona === account : id === account,
      );
      if (recipient === undefined) throw new Error(`The mock store has no account ${account}.`);
      const notification: NotificationRecord = {
        ...draft,
        id: store.nextId(),
        accountId: recipient.id,
        createdAt: store.now(),
        isRead: false,
      };
      state.notifications.push(notification);
      sendNotification(store, recipient, notification);
      for (const listener of listeners) listener(notification);
      return notification;
    },
    onNotification: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => {
      random = createRandomSource(seed);
      state = createInitialState(now());
    },
    exportSnapshot: () => JSON.stringify({ version: snapshotVersion, state }),
    importSnapshot: (snapshot) => {
      const parsed: unknown = JSON.parse(snapshot);
      if (!isRecord(parsed) || parsed["version"] !== snapshotVersion)
        throw new Error(`The snapshot does not have version ${snapshotVersion}.`);
      if (!isRecord(parsed["state"])) throw new Error("The snapshot has no state.");
      state = parsed["state"] as State;
    },
  };
  return store;
}
