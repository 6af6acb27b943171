import { coalesce } from "@/components/ui/hooks/coalesce";
import { ApiError } from "@/lib/api";

const RETRY = 10_000;

/**
 * The number of unread notifications. A count that is read while a mark is pending fits neither before nor after it,
 * and is read again.
 */
export function newUnread(read: () => Promise<number>) {
  const { isMarking, isWatched, setServerCount, startMark, endMark, ...counter } = newCounter();

  const { refresh, cancelRetry } = withRetry(isWatched, async () => {
    if (isMarking()) return;
    const count = await read();
    if (!isMarking()) setServerCount(count);
  });

  return {
    ...counter,
    subscribe(listener: () => void) {
      const stop = counter.subscribe(listener);
      return () => {
        stop();
        if (!isWatched()) cancelRetry();
      };
    },
    reset: (count: number) => void (!isMarking() && setServerCount(count)),
    refresh,
    async mark(which: number | "all", done: Promise<unknown>): Promise<void> {
      startMark(which);
      await Promise.allSettled([done]);
      endMark();
      await refresh();
    },
  };
}

/** The server's count less what is being marked here. */
function newCounter() {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let serverCount: number | null = null;
  let marked: number | "all" = 0;
  let pendingMarks = 0;

  return {
    /** @param initialCount the count that the page was rendered with, until a newer one is known */
    count: (initialCount: number): number =>
      marked === "all" ? 0 : Math.max(0, (serverCount ?? initialCount) - marked),
    setServerCount(count: number) {
      serverCount = count;
      marked = 0;
      notify();
    },
    isMarking: () => pendingMarks > 0,
    isWatched: () => listeners.size > 0,
    startMark(which: number | "all") {
      pendingMarks += 1;
      marked = which === "all" || marked === "all" ? "all" : marked + which;
      notify();
    },
    endMark: () => void (pendingMarks -= 1),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function withRetry(isWanted: () => boolean, load: () => Promise<void>) {
  const loadOnce = coalesce(load);
  let retry: ReturnType<typeof setTimeout> | undefined;
  const cancelRetry = () => clearTimeout(retry);

  function refresh(): Promise<void> {
    cancelRetry();
    return loadOnce().catch((error: unknown) => {
      // Other errors are reported elsewhere; the event stream says when a retry is worthwhile.
      const isServerError = error instanceof ApiError && error.status >= 500;
      if (isServerError && isWanted()) retry = setTimeout(() => void refresh(), RETRY);
    });
  }

  return { refresh, cancelRetry };
}
