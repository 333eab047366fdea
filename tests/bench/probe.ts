/** What a page notes about itself while it is measured; times in milliseconds from the start of its navigation. */
export type Notes = {
  fcp: number;
  lcp: number;
  /** When the page was there and alive. */
  ready: number;
  /** Shifts of its layout: when, and how far. */
  shifts: [at: number, by: number][];
  /** Tasks of more than 50 ms: when, and how long. */
  long: [at: number, lasted: number][];
  /** The longest event of each interaction, by its number: handling and painting, rounded to 8 ms by the browser. */
  events: Record<string, number>;
  /** From each press of a key to the first task after its frame. */
  keys: number[];
  /** From the last press of a button to the frame in which what was awaited stood there. */
  reached: number | undefined;
  /** Lets the next press be measured until `there` says yes. */
  await: (there: () => boolean) => void;
  /** Forgets what was seen up to now, but for the load itself. */
  forget: () => void;
};

/** Runs in the page before its own scripts. `ready` is a selector; `alive`, that a script must have taken what it found over. */
export function probe({ ready, alive }: { ready: string; alive: boolean }): void {
  if (window !== window.top) return;
  const own: Notes = {
    fcp: 0,
    lcp: 0,
    ready: 0,
    shifts: [],
    long: [],
    events: {},
    keys: [],
    reached: undefined,
    await: (there) => {
      own.reached = undefined;
      let pressed: number | undefined;
      addEventListener("pointerdown", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const look = (): void => {
        const since = pressed;
        if (since === undefined || !there()) requestAnimationFrame(look);
        else afterFrame(() => (own.reached = performance.now() - since));
      };
      requestAnimationFrame(look);
    },
    forget: () => {
      own.events = {};
      own.keys = [];
      own.long = [];
      own.shifts = [];
    },
  };
  (globalThis as unknown as { benchNotes: Notes }).benchNotes = own;

  function afterFrame(act: () => void): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      act();
      port1.close();
    });
    port1.start();
    port2.postMessage(0);
  }
  function observe(type: string, take: (entry: PerformanceEntry) => void, more: object = {}): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  }
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") own.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (own.lcp = startTime));
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) own.shifts.push([startTime, value]);
  });
  observe("longtask", ({ startTime, duration }) => own.long.push([startTime, duration]));
  observe(
    "event",
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) own.events[interactionId] = Math.max(own.events[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => afterFrame(() => own.keys.push(performance.now() - timeStamp))), { capture: true });

  const isAlive = (): boolean => !alive || Object.keys(document.querySelector("#root > *") ?? {}).some((name) => name.startsWith("__react"));
  // Without its scripts a page goes on waiting for what only they would bring.
  const isWhole = (): boolean => !alive || document.querySelector("main [aria-busy=true]") === null;
  const look = (): void => {
    if (document.querySelector(ready) !== null && isWhole() && isAlive()) afterFrame(() => (own.ready = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
