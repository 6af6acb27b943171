import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PING, readyFrame } from "@/lib/live/frames";
import { LiveConnection } from "@/lib/live/connection";

const MINUTE = 60_000;
const connect = { sessionId: "a session", userId: 1, boards: [5] };
const frame = (size: number) => new Uint8Array(size);

let hasLeft: boolean;
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  hasLeft = false;
  connection = new LiveConnection(connect, () => (hasLeft = true));
});

afterEach(() => void vi.useRealTimers());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

test.each([
  ["with its session, when that expires first", 4, 4],
  ["after 15 minutes, however long its session lasts", 20_000, 15],
])("a stream ends %s", async (_, session, expected) => {
  connection.admit(inMinutes(session));
  connection.open(readyFrame([5]));

  vi.advanceTimersByTime(expected * MINUTE - 1);
  expect(hasLeft).toBe(false);
  vi.advanceTimersByTime(1);

  expect(hasLeft).toBe(true);
  expect(await new Response(connection.body).text()).toContain("event: ready");
});

test("nothing is sent before it is open", async () => {
  connection.send(PING);
  connection.open(readyFrame([5]));
  connection.end();

  expect(await new Response(connection.body).text()).not.toContain("ping");
});

test("64 kB wait for a slow reader, and no more", async () => {
  connection.open(frame(32 * 1024));
  connection.send(frame(32 * 1024));
  expect(hasLeft).toBe(false);

  connection.send(frame(1));

  expect(hasLeft).toBe(true);
  await expect(connection.body.getReader().read()).rejects.toThrow("too slow");
});

test("a reader with more than half of that waiting is behind", () => {
  connection.open(frame(32 * 1024));
  expect(connection.isBehind).toBe(false);

  connection.send(frame(1));

  expect(connection.isBehind).toBe(true);
});

test("a reader who disconnects is removed, and later frames are dropped", async () => {
  connection.open(readyFrame([5]));

  await connection.body.cancel();
  connection.send(PING);
  connection.end();

  expect(hasLeft).toBe(true);
});
