import { coalesce } from "@/components/ui/hooks/coalesce";
import { ApiError } from "@/lib/api";

const RETRY = 10_000;

/**
 * The number of unread notifications. A count that is read while a mark is pending fits neither before nor after it,
 * and is read again.
 */
export function newUnread(read: () => Promise<number>) {
  const { isMarking, setServerCount, startMark, endMark, ...counter } = newCounter();

  const refresh = withRetry(async () => {
    if (isMarking()) return;
    const count = await read();
    if (!isMarking()) setServerCount(count);
  });

  return {
    ...counter,
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

function withRetry(load: () => Promise<void>): () => Promise<void> {
  const loadOnce = coalesce(load);
  let retry: ReturnType<typeof setTimeout> | undefined;

  return function refresh() {
    clearTimeout(retry);
    return loadOnce().catch((error: unknown) => {
      // Other errors are reported elsewhere; the event stream says when a retry is worthwhile.
      if (error instanceof ApiError && error.status >= 500) retry = setTimeout(() => void refresh(), RETRY);
    });
  };
}
