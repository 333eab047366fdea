/** What a page notes about itself while it is measured; times in milliseconds from the start of its navigation. */
export type ProbeMetrics = {
  fcpMs: number;
  lcpMs: number;
  /** When the page was there and alive. */
  readyMs: number;
  /** Shifts of its layout: when, and how far. */
  layoutShifts: [at: number, by: number][];
  /** Tasks of more than 50 ms: when, and how long. */
  longTasks: [at: number, lasted: number][];
  /** The longest event of each interaction, by its number: handling and painting, rounded to 8 ms by the browser. */
  interactionDurationsMs: Record<string, number>;
  /** From each press of a key to the first task after its frame. */
  keyDelaysMs: number[];
  /** From the last press of a button to the frame in which what was awaited stood there. */
  reachedMs: number | undefined;
  /** Lets the next press be measured until `there` says yes. */
  measureUntil: (there: () => boolean) => void;
  /** Forgets what was seen up to now, but for the load itself. */
  reset: () => void;
};

/** Runs in the page before its own scripts. `ready` is a selector; `alive`, that a script must have taken what it found over. */
export function installProbe({
  readySelector,
  waitsForHydration,
}: {
  readySelector: string;
  waitsForHydration: boolean;
}): void {
  if (window !== window.top) return;
  const own: ProbeMetrics = {
    fcpMs: 0,
    lcpMs: 0,
    readyMs: 0,
    layoutShifts: [],
    longTasks: [],
    interactionDurationsMs: {},
    keyDelaysMs: [],
    reachedMs: undefined,
    measureUntil: (there) => {
      own.reachedMs = undefined;
      let pressed: number | undefined;
      addEventListener("pointerdown", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      const look = (): void => {
        const since = pressed;
        if (since === undefined || !there()) requestAnimationFrame(look);
        else afterFrame(() => (own.reachedMs = performance.now() - since));
      };
      requestAnimationFrame(look);
    },
    reset: () => {
      own.interactionDurationsMs = {};
      own.keyDelaysMs = [];
      own.longTasks = [];
      own.layoutShifts = [];
    },
  };
  (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics = own;

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
    if (name === "first-contentful-paint") own.fcpMs = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (own.lcpMs = startTime));
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) own.layoutShifts.push([startTime, value]);
  });
  observe("longtask", ({ startTime, duration }) => own.longTasks.push([startTime, duration]));
  observe(
    "event",
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0)
        own.interactionDurationsMs[interactionId] = Math.max(own.interactionDurationsMs[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => afterFrame(() => own.keyDelaysMs.push(performance.now() - timeStamp))),
    { capture: true },
  );

  const isAlive = (): boolean =>
    !waitsForHydration ||
    Object.keys(document.querySelector("#root > *") ?? {}).some((name) => name.startsWith("__react"));
  // Without its scripts a page goes on waiting for what only they would bring.
  const isWhole = (): boolean => !waitsForHydration || document.querySelector("main [aria-busy=true]") === null;
  const look = (): void => {
    if (document.querySelector(readySelector) !== null && isWhole() && isAlive())
      afterFrame(() => (own.readyMs = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
