import { coalesced } from "@/components/ui/hooks/coalesced";
import { ApiError } from "@/lib/api";

const RETRY = 10_000;

/**
 * The number of unread notifications: the server's count less what is being marked here. A count that is read
 * while a mark is pending fits neither before nor after it, and is read again.
 */
export function newUnread(read: () => Promise<number>) {
  const listeners = new Set<() => void>();
  let told: number | null = null;
  let marked: number | "all" = 0;
  let onTheirWay = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function know(count: number) {
    told = count;
    marked = 0;
    listeners.forEach((listener) => listener());
  }

  async function ask() {
    if (onTheirWay > 0) return;
    const count = await read();
    if (onTheirWay === 0) know(count);
  }

  const askAll = coalesced(ask);

  function renew(): Promise<void> {
    clearTimeout(retry);
    return askAll().catch((error: unknown) => {
      // Other errors are reported elsewhere; the event stream says when a retry is worthwhile.
      if (error instanceof ApiError && error.status >= 500) retry = setTimeout(() => void renew(), RETRY);
    });
  }

  return {
    /** @param rendered the count of the page, until a newer one is known */
    count: (drawn: number): number => (marked === "all" ? 0 : Math.max(0, (told ?? drawn) - marked)),
    adopt: (count: number) => void (onTheirWay === 0 && know(count)),
    renew,
    async mark(which: number | "all", done: Promise<unknown>): Promise<void> {
      onTheirWay += 1;
      marked = which === "all" || marked === "all" ? "all" : marked + which;
      listeners.forEach((listener) => listener());
      await Promise.allSettled([done]);
      onTheirWay -= 1;
      await renew();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
