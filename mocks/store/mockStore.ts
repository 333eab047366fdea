import { createChance, type Chance } from "./random.ts";
import { fileMemory, type FileStore } from "./fileStorage.ts";
import type { Mail } from "./mails.ts";
import type { Notice, NoticeDraft } from "./notifications.ts";
import { isPersona, type PersonaId } from "./personas.ts";
import { firstState, type State } from "./state.ts";

/** What a world can be set to. All times are seconds. */
export type WorldRules = {
  /** How long an access token is good. */
  tokenLifetime: number;
  /** How long a refresh token is good. */
  refreshLifetime: number;
  /** How long a person can stay signed in altogether, however often the tokens are renewed. */
  sessionLifetime: number;
  /** How long a person has to wait after too many wrong tries. */
  lockTime: number;
  /** How long after a sign-in's first subscription the greeting is pushed; 0 never. */
  welcomeAfter: number;
  /** How long after it the request to evaluate the service is pushed; 0 never. */
  questionAfter: number;
  /** How long an appeal that was sent stays at each step before it goes on by itself; 0 for ever. */
  appealPace: number;
};

/** What `createWorld` takes: the rules, all of them with defaults, and the outside world. */
export type WorldOptions = Partial<WorldRules> & {
  /** The time in milliseconds; the machine's own by default. */
  now?: () => number;
  /** Makes every token and code predictable. For tests. */
  seed?: number;
  /** Where the bytes of files are kept; in memory by default. */
  files?: FileStore;
  /** Told of every e-mail that goes to the outbox. */
  onMail?: (mail: Mail) => void;
};

/** Told of a notification the moment it is stored. */
export type NoticeListener = (notice: Notice) => void;

/** A small state service with memory. The behaviours of the calls and the feed are functions over it. */
export type World = {
  readonly rules: WorldRules;
  readonly chance: Chance;
  /** The bytes of files that people sent. They are no part of the state. */
  readonly files: FileStore;
  /** What the world remembers. `import` and `reset` replace it as a whole, so it is never kept by others. */
  readonly state: State;
  /** E-mails that would have been sent, the newest last. */
  readonly outbox: readonly Mail[];
  /** The world's time in milliseconds. */
  now: () => number;
  /** Puts the world's clock forward. */
  advance: (seconds: number) => void;
  /** The next number for something new. */
  nextId: () => number;
  /** Puts an e-mail into the outbox. */
  post: (mail: Mail) => void;
  /** Stores a notification as unread and tells it to everybody who listens. Throws when there is no such account. */
  push: (account: number | PersonaId, notice: NoticeDraft) => Notice;
  /** Listens for pushed notifications; the answer stops it. */
  onPush: (listener: NoticeListener) => () => void;
  /** Begins again with the first state. */
  reset: () => void;
  /** Everything the world remembers, as text. */
  export: () => string;
  /** Takes over what `export` gave. Throws on anything else. */
  import: (snapshot: string) => void;
};

/** Counted up whenever the shape of the state changes, so that an older snapshot is not taken for a new one. */
const edition = 3;

const defaults: WorldRules = { tokenLifetime: 15 * 60, refreshLifetime: 12 * 60 * 60, sessionLifetime: 24 * 60 * 60, lockTime: 60, welcomeAfter: 2, questionAfter: 20, appealPace: 0 };

/** A new world with the personas in it. Uses nothing but the language itself, so it runs in Node and in a browser alike. */
export function createWorld({ now = Date.now, seed, onMail, files = fileMemory(), ...rules }: WorldOptions = {}): World {
  let chance = createChance(seed);
  let state = firstState(now());
  const listeners = new Set<NoticeListener>();

  const world: World = {
    rules: { ...defaults, ...rules },
    files,
    get chance() {
      return chance;
    },
    get state() {
      return state;
    },
    get outbox() {
      return state.outbox;
    },
    now: () => now() + state.ahead,
    advance: (seconds) => {
      state.ahead += seconds * 1000;
    },
    nextId: () => (state.lastId += 1),
    post: (mail) => {
      state.outbox = [...state.outbox, mail].slice(-100);
      onMail?.(mail);
    },
    push: (account, draft) => {
      const found = state.accounts.find(({ id, persona }) => (typeof account === "string" && isPersona(account) ? persona === account : id === account));
      if (found === undefined) throw new Error(`The world has no account ${account}.`);
      const notice: Notice = { ...draft, id: world.nextId(), accountId: found.id, at: world.now(), read: false };
      state.notices.push(notice);
      for (const listener of listeners) listener(notice);
      return notice;
    },
    onPush: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => {
      chance = createChance(seed);
      state = firstState(now());
    },
    export: () => JSON.stringify({ edition, state }),
    import: (snapshot) => {
      const kept = JSON.parse(snapshot) as { edition?: unknown; state: State };
      if (kept.edition !== edition) throw new Error("This is not a world of this edition.");
      state = kept.state;
    },
  };
  return world;
}
