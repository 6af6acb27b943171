import pg from "pg";
import { expect, onTestFinished } from "vitest";
import * as route from "@/app/live/boards/[board_ids]/route";
import type { Board, Session, User } from "@/generated/prisma/client";
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import { plainRoute } from "@/lib/http/plain-route";
import type { PathParams } from "@/lib/http/request/params";
import { streamFrom } from "@/lib/live/answer";
import { Hub } from "@/lib/live/hub";
import { aBoard } from "@/lib/testing/factories/boards";
import { aUser } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";

const LAST = "the test has heard enough";

/** The database notifications that the work causes, in the order of the commits, from any transaction. */
export async function notificationsDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  return (await numberedNotificationsDuring(work)).map(({ at: _, ...message }) => message);
}

export async function numberedNotificationsDuring(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const client = await aConnection();
  const payloads: Record<string, unknown>[] = [];
  const finished = new Promise<void>((resolve) => {
    client.on("notification", ({ payload = "" }) =>
      payload === LAST ? resolve() : payloads.push(JSON.parse(payload)),
    );
  });
  await client.query("LISTEN boards_live");

  await work();
  await client.query("SELECT pg_notify('boards_live', $1)", [LAST]);
  await finished;
  return payloads;
}

async function aConnection() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  onTestFinished(() => client.end());
  await client.connect();
  return client;
}

/** A hub like another process would have, until the test ends. */
export function aHub(): Hub {
  const hub = new Hub(env().DATABASE_DIRECT_URL);
  onTestFinished(() => hub.close());
  return hub;
}

export async function openStream(
  headers: Record<string, string>,
  boards: number | string,
  hub?: Hub,
): Promise<Response> {
  const { GET } = hub
    ? plainRoute({
        GET: (request: Request, context: { params: Promise<PathParams> }) => streamFrom(() => hub, request, context),
      })
    : route;
  const response = await GET(new Request(`https://boards.test/live/boards/${boards}`, { headers }), {
    params: Promise.resolve({ board_ids: String(boards) }),
  });
  onTestFinished(async () => void (await response.body?.cancel().catch(() => undefined)));
  return response;
}

/** The events of a new stream, beginning with its first. Earlier commits are not among them. */
export async function eventsOfNewStream(headers: Record<string, string>, boards: number | string): Promise<Events> {
  await waitForPendingNotifications();
  return eventsOf(await openStream(headers, boards));
}

/** A stream past its first event. Earlier commits are not among its events. */
export async function watchBoard(
  board: Pick<Board, "id">,
  user: User,
  hub?: Hub,
): Promise<Events & { session: Session }> {
  await waitForPendingNotifications(hub);
  return open(board, user, hub);
}

async function open(board: Pick<Board, "id">, user: User, hub?: Hub): Promise<Events & { session: Session }> {
  const { cookie, session } = await aBrowserOf(user);
  const events = eventsOf(await openStream(cookie, board.id, hub));
  expect(await events.next()).toEqual({ event: "ready", data: { boards: [board.id] } });
  return { ...events, session };
}

/** PostgreSQL notifies in commit order: once someone receives a last notification, none is pending. */
export async function waitForPendingNotifications(hub?: Hub) {
  const user = await aUser();
  const board = await aBoard({ members: [[user, "viewer"]] });
  const { next } = await open(board, user, hub);
  await pool().query("SELECT pg_notify('boards_live', $1)", [
    JSON.stringify({ board: board.id, what: "labels", at: LAST_NUMBER }),
  ]);
  for (let event = await next(); !JSON.stringify(event).includes(LAST_NUMBER); event = await next())
    expect(event).not.toBeNull();
}

/** Higher than the number of any transaction in a test. */
const LAST_NUMBER = "999999999999";

export interface Events {
  next: () => Promise<{ event: string; data: unknown } | null>;
}

export function eventsOf(response: Response): Events {
  if (!response.body) throw new Error("There is no stream.");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader.cancel().catch(() => undefined));
  let text = "";

  async function next(): ReturnType<Events["next"]> {
    const [block, ...rest] = text.split("\n\n");
    if (rest.length === 0) {
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
      return next();
    }
    text = rest.join("\n\n");
    const { event, data } = Object.fromEntries((block ?? "").split("\n").map((line) => line.split(/: (.*)/s)));
    return event ? { event, data: JSON.parse(data) } : next();
  }
  return { next };
}
