import { createRandomSource, type RandomSource } from "./random.ts";
import { createMemoryFileStorage, type FileStorage } from "./fileStorage.ts";
import type { Mail } from "./mails.ts";
import type { NotificationRecord, NotificationDraft } from "./notifications.ts";
import { isPersonaId, type PersonaId } from "./personas.ts";
import { createInitialState, type State } from "./state.ts";

/** What a world can be set to. All times are seconds. */
export type MockStoreConfig = {
  /** How long an access token is good. */
  accessTokenLifetimeSeconds: number;
  /** How long a refresh token is good. */
  refreshTokenLifetimeSeconds: number;
  /** How long a person can stay signed in altogether, however often the tokens are renewed. */
  sessionLifetimeSeconds: number;
  /** How long a person has to wait after too many wrong tries. */
  lockoutSeconds: number;
  /** How long after a sign-in's first subscription the greeting is pushed; 0 never. */
  welcomeDelaySeconds: number;
  /** How long after it the request to evaluate the service is pushed; 0 never. */
  questionDelaySeconds: number;
  /** How long an appeal that was sent stays at each step before it goes on by itself; 0 for ever. */
  appealStepSeconds: number;
};

/** What `createWorld` takes: the rules, all of them with defaults, and the outside world. */
export type MockStoreOptions = Partial<MockStoreConfig> & {
  /** The time in milliseconds; the machine's own by default. */
  now?: () => number;
  /** Makes every token and code predictable. For tests. */
  seed?: number;
  /** Where the bytes of files are kept; in memory by default. */
  fileStorage?: FileStorage;
  /** Told of every e-mail that goes to the outbox. */
  onMail?: (mail: Mail) => void;
};

/** Told of a notification the moment it is stored. */
export type NotificationListener = (notice: NotificationRecord) => void;

/** A small state service with memory. The behaviours of the calls and the feed are functions over it. */
export type MockStore = {
  readonly config: MockStoreConfig;
  readonly random: RandomSource;
  /** The bytes of files that people sent. They are no part of the state. */
  readonly fileStorage: FileStorage;
  /** What the world remembers. `import` and `reset` replace it as a whole, so it is never kept by others. */
  readonly state: State;
  /** E-mails that would have been sent, the newest last. */
  readonly outbox: readonly Mail[];
  /** The world's time in milliseconds. */
  now: () => number;
  /** Puts the world's clock forward. */
  advanceClock: (seconds: number) => void;
  /** The next number for something new. */
  nextId: () => number;
  /** Puts an e-mail into the outbox. */
  addToOutbox: (mail: Mail) => void;
  /** Stores a notification as unread and tells it to everybody who listens. Throws when there is no such account. */
  pushNotification: (account: number | PersonaId, notice: NotificationDraft) => NotificationRecord;
  /** Listens for pushed notifications; the answer stops it. */
  onNotification: (listener: NotificationListener) => () => void;
  /** Begins again with the first state. */
  reset: () => void;
  /** Everything the world remembers, as text. */
  exportSnapshot: () => string;
  /** Takes over what `export` gave. Throws on anything else. */
  importSnapshot: (snapshot: string) => void;
};

/** Counted up whenever the shape of the state changes, so that an older snapshot is not taken for a new one. */
const snapshotVersion = 4;

const defaultConfig: MockStoreConfig = {
  accessTokenLifetimeSeconds: 15 * 60,
  refreshTokenLifetimeSeconds: 12 * 60 * 60,
  sessionLifetimeSeconds: 24 * 60 * 60,
  lockoutSeconds: 60,
  welcomeDelaySeconds: 2,
  questionDelaySeconds: 20,
  appealStepSeconds: 0,
};

/** A new world with the personas in it. Uses nothing but the language itself, so it runs in Node and in a browser alike. */
export function createMockStore({
  now = Date.now,
  seed,
  onMail,
  fileStorage = createMemoryFileStorage(),
  ...rules
}: MockStoreOptions = {}): MockStore {
  let chance = createRandomSource(seed);
  let state = createInitialState(now());
  const listeners = new Set<NotificationListener>();

  const store: MockStore = {
    config: { ...defaultConfig, ...rules },
    fileStorage,
    get random() {
      return chance;
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
      const found = state.accounts.find(({ id, persona }) =>
        typeof account === "string" && isPersonaId(account) ? persona === account : id === account,
      );
      if (found === undefined) throw new Error(`The world has no account ${account}.`);
      const notice: NotificationRecord = {
        ...draft,
        id: store.nextId(),
        accountId: found.id,
        createdAt: store.now(),
        isRead: false,
      };
      state.notifications.push(notice);
      for (const listener of listeners) listener(notice);
      return notice;
    },
    onNotification: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => {
      chance = createRandomSource(seed);
      state = createInitialState(now());
    },
    exportSnapshot: () => JSON.stringify({ edition: snapshotVersion, state }),
    importSnapshot: (snapshot) => {
      const kept = JSON.parse(snapshot) as { edition?: unknown; state: State };
      if (kept.edition !== snapshotVersion) throw new Error("This is not a world of this edition.");
      state = kept.state;
    },
  };
  return store;
}
