/** Metrics that a page records about itself; times in milliseconds since its navigation started. */
export type ProbeMetrics = {
  fcpMs: number;
  lcpMs: number;
  /** The page is rendered completely and, where required, hydrated. */
  readyMs: number;
  layoutShifts: [timeMs: number, value: number][];
  /** Tasks of more than 50 ms. */
  longTasks: [startMs: number, durationMs: number][];
  /** The longest event of each interaction by its id: handling and painting, rounded to 8 ms by the browser. */
  interactionDurationsMs: Record<string, number>;
  /** From each key press to the first task after its frame. */
  keyDelaysMs: number[];
  /** From the last pointer press to the frame in which the condition of `measureUntil` was true. */
  reachedMs: number | undefined;
  /** Measures the time from the next pointer press until `condition` is true. */
  measureUntil: (condition: () => boolean) => void;
  /** Clears all metrics except those of the page load. */
  reset: () => void;
};

/** Records metrics; runs in the page before its scripts. `readySelector` matches the main content of the page. */
export function installProbe({
  readySelector,
  waitsForHydration,
}: {
  readySelector: string;
  waitsForHydration: boolean;
}): void {
  if (window !== window.top) return;
  const metrics: ProbeMetrics = {
    fcpMs: 0,
    lcpMs: 0,
    readyMs: 0,
    layoutShifts: [],
    longTasks: [],
    interactionDurationsMs: {},
    keyDelaysMs: [],
    reachedMs: undefined,
    measureUntil: (condition) => {
      metrics.reachedMs = undefined;
      let pressedAtMs: number | undefined;
      addEventListener("pointerdown", ({ timeStamp }) => (pressedAtMs = timeStamp), { capture: true, once: true });
      const checkFrame = (): void => {
        const startMs = pressedAtMs;
        if (startMs === undefined || !condition()) requestAnimationFrame(checkFrame);
        else afterFrame(() => (metrics.reachedMs = performance.now() - startMs));
      };
      requestAnimationFrame(checkFrame);
    },
    reset: () => {
      metrics.interactionDurationsMs = {};
      metrics.keyDelaysMs = [];
      metrics.longTasks = [];
      metrics.layoutShifts = [];
    },
  };
  (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics = metrics;

  /** Calls back in the first task after the current frame. */
  function afterFrame(callback: () => void): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      callback();
      port1.close();
    });
    port1.start();
    port2.postMessage(0);
  }
  function observe(type: string, onEntry: (entry: PerformanceEntry) => void, options: object = {}): void {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true, ...options });
  }
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") metrics.fcpMs = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (metrics.lcpMs = startTime));
  observe("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) metrics.layoutShifts.push([startTime, value]);
  });
  observe("longtask", ({ startTime, duration }) => metrics.longTasks.push([startTime, duration]));
  observe(
    "event",
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId === 0) return;
      const longest = metrics.interactionDurationsMs[interactionId] ?? 0;
      metrics.interactionDurationsMs[interactionId] = Math.max(longest, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => afterFrame(() => metrics.keyDelaysMs.push(performance.now() - timeStamp))),
    { capture: true },
  );

  // React adds its properties to the elements that it has hydrated.
  const isHydrated = (): boolean =>
    Object.keys(document.querySelector("#root > *") ?? {}).some((name) => name.startsWith("__react"));
  // Content below the viewport waits for the visitor's first interaction.
  const isLoading = (): boolean =>
    [...document.querySelectorAll("main [aria-busy=true]")].some(
      (element) => element.getBoundingClientRect().top < innerHeight,
    );
  const isReady = (): boolean =>
    document.querySelector(readySelector) !== null && (!waitsForHydration || (!isLoading() && isHydrated()));
  const checkFrame = (): void => {
    if (isReady()) afterFrame(() => (metrics.readyMs = performance.now()));
    else requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}
