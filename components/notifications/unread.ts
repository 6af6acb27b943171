import { coalesce } from "@/components/ui/hooks/coalesce";
import { ApiError } from "@/lib/api";

const RETRY = 10_000;

/**
 * The number of unread notifications: the server's count less what is being marked here. A count that is read
 * while a mark is pending fits neither before nor after it, and is read again.
 */
export function newUnread(read: () => Promise<number>) {
  const listeners = new Set<() => void>();
  let serverCount: number | null = null;
  let marked: number | "all" = 0;
  let pendingMarks = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function setServerCount(count: number) {
    serverCount = count;
    marked = 0;
    listeners.forEach((listener) => listener());
  }

  async function load() {
    if (pendingMarks > 0) return;
    const count = await read();
    if (pendingMarks === 0) setServerCount(count);
  }

  const loadOnce = coalesce(load);

  function refresh(): Promise<void> {
    clearTimeout(retry);
    return loadOnce().catch((error: unknown) => {
      // Other errors are reported elsewhere; the event stream says when a retry is worthwhile.
      if (error instanceof ApiError && error.status >= 500) retry = setTimeout(() => void refresh(), RETRY);
    });
  }

  return {
    /** @param initialCount the count that the page was rendered with, until a newer one is known */
    count: (initialCount: number): number =>
      marked === "all" ? 0 : Math.max(0, (serverCount ?? initialCount) - marked),
    reset: (count: number) => void (pendingMarks === 0 && setServerCount(count)),
    refresh,
    async mark(which: number | "all", done: Promise<unknown>): Promise<void> {
      pendingMarks += 1;
      marked = which === "all" || marked === "all" ? "all" : marked + which;
      listeners.forEach((listener) => listener());
      await Promise.allSettled([done]);
      pendingMarks -= 1;
      await refresh();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
