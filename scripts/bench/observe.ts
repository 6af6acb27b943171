interface Bench {
  largestPaint: number;
  layoutShift: number;
  interactive: number;
  interactions: Map<number, number>;
  frames: number[];
  longTasks: number[];
  droppedAt: number;
  paintedAt: number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

type ObservedEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/** CSS selectors: when a click on the button shows the result and nothing is loading, the screen is interactive. */
export interface Reaction {
  button: string;
  result: string;
  loading?: string;
}

export const NOTHING_OBSERVED: Omit<Bench, "interactions"> = {
  largestPaint: 0,
  layoutShift: 0,
  interactive: 0,
  frames: [],
  longTasks: [],
  droppedAt: 0,
  paintedAt: 0,
};

/** Runs in the page before its own scripts. */
export function observe({ nothing, reaction }: { nothing: typeof NOTHING_OBSERVED; reaction: Reaction }) {
  const bench = (window.bench = { ...nothing, interactions: new Map<number, number>() });
  const on = (type: string, take: (entry: ObservedEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
      ...options,
    });
  on("largest-contentful-paint", ({ startTime }) => void (bench.largestPaint = startTime));
  on("layout-shift", ({ value, hadRecentInput }) => void (!hadRecentInput && (bench.layoutShift += value)));
  on("longtask", ({ duration }) => bench.longTasks.push(duration));
  on(
    "event",
    ({ interactionId, duration }) =>
      interactionId &&
      bench.interactions.set(interactionId, Math.max(duration, bench.interactions.get(interactionId) ?? 0)),
    { durationThreshold: 16 },
  );

  const isShown = (selector: string | undefined) => Boolean(selector && document.querySelector(selector));
  const timer = setInterval(() => {
    if (!isShown(reaction.result)) document.querySelector<HTMLElement>(reaction.button)?.click();
    if (!isShown(reaction.result) || isShown(reaction.loading)) return;
    bench.interactive = performance.now();
    clearInterval(timer);
  }, 10);
}
