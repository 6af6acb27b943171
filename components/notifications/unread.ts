import { coalesce } from "@/components/ui/hooks/coalesce";
import { ApiError } from "@/lib/api";

const RETRY = 10_000;

/**
 * How many notifications are unread: as the server told it, less what is being marked here. What is read while a mark is on
 * its way fits neither before nor after it, and is read again.
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

  const askAll = coalesce(ask);

  function renew(): Promise<void> {
    clearTimeout(retry);
    return askAll().catch((error: unknown) => {
      // Who is no longer signed in, or offline, is told so elsewhere; the stream says when it is worth asking again.
      if (error instanceof ApiError && error.status >= 500) retry = setTimeout(() => void renew(), RETRY);
    });
  }

  return {
    /** @param drawn what the page came with, until something newer is known */
    count: (drawn: number): number => (marked === "all" ? 0 : Math.max(0, (told ?? drawn) - marked)),
    /** The page was drawn anew. */
    adopt: (count: number) => void (onTheirWay === 0 && know(count)),
    /** There may be others than before. */
    renew,
    /** So many are being marked as read, or all; the caller shows when that fails. */
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
