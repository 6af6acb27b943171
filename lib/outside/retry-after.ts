/** How long a `Retry-After` asks to wait; 0 without a valid one. */
export function secondsIn(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
