import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { calendarText } from "@/lib/calendar-feeds/calendar";
import { digestOfFeedKey, keyInFile } from "@/lib/calendar-feeds/key";
import { type FeedToRead, feedByKey, type TaskInFeed, tasksOfFeed } from "@/lib/calendar-feeds/read";
import { NotFound, TooManyRequests } from "@/lib/errors";
import { addressOf, networkOf } from "@/lib/http/request/address";
import { matchesEtag } from "@/lib/http/response/etag";
import { oncePerProcess } from "@/lib/once";

/** A feed for a calendar program, for which the key in its address is the only credential (compatibility.md, C201).
 * @throws NotFound, the same for unknown, removed and no longer permitted addresses; TooManyRequests */
export async function calendarFeed(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const key = keyInFile((await params).file);
  const found = key === null ? null : await feedByKey(key);
  if (key === null || !found) {
    await count("wrong", networkOf(addressOf(request)));
    throw new NotFound("Calendar feed");
  }
  await count("right", digestOfFeedKey(key));
  return answerOf(request, found, await tasksOfFeed(found));
}

function answerOf(request: Request, found: FeedToRead, tasks: TaskInFeed[]): Response {
  const text = calendarText(found, tasks);
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ETag: etag,
    // What a person may no longer see must be gone from caches, too.
    "Cache-Control": "private, no-cache",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="boards.ics"',
      "Content-Length": String(Buffer.byteLength(text)),
    },
  });
}

/** Of wrong addresses per network, and of one feed; per duration in seconds. */
const LIMITS = { wrong: { points: 100, duration: 15 * 60 }, right: { points: 60, duration: 10 * 60 } };

/** In memory, so that neither guessing nor reading writes to the database. @throws TooManyRequests */
async function count(limit: keyof typeof LIMITS, name: string): Promise<void> {
  try {
    await oncePerProcess(`calendar feeds ${limit}`, () => new RateLimiterMemory(LIMITS[limit])).consume(name);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new TooManyRequests(error.msBeforeNext / 1000);
    throw error;
  }
}
