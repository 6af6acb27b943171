import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PING, ready } from "@/lib/live/frames";
import { Viewer } from "@/lib/live/connection";

const MINUTE = 60_000;
const looking = { sessionId: "a session", userId: 1, boards: [5] };
const frame = (size: number) => new Uint8Array(size);

let hasLeft: boolean;
let viewer: Viewer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  hasLeft = false;
  viewer = new Viewer(looking, () => (hasLeft = true));
});

afterEach(() => void vi.useRealTimers());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

test.each([
  ["with its session, when that expires first", 4, 4],
  ["after 15 minutes, however long its session lasts", 20_000, 15],
])("a stream ends %s", async (_, session, expected) => {
  viewer.admit(inMinutes(session));
  viewer.open(ready([5]));

  vi.advanceTimersByTime(expected * MINUTE - 1);
  expect(hasLeft).toBe(false);
  vi.advanceTimersByTime(1);

  expect(hasLeft).toBe(true);
  expect(await new Response(viewer.body).text()).toContain("event: ready");
});

test("nothing is sent before it is open", async () => {
  viewer.send(PING);
  viewer.open(ready([5]));
  viewer.end();

  expect(await new Response(viewer.body).text()).not.toContain("ping");
});

test("64 kB wait for a slow reader, and no more", async () => {
  viewer.open(frame(32 * 1024));
  viewer.send(frame(32 * 1024));
  expect(hasLeft).toBe(false);

  viewer.send(frame(1));

  expect(hasLeft).toBe(true);
  await expect(viewer.body.getReader().read()).rejects.toThrow("too slow");
});

test("a reader who disconnects is removed, and later frames are dropped", async () => {
  viewer.open(ready([5]));

  await viewer.body.cancel();
  viewer.send(PING);
  viewer.end();

  expect(hasLeft).toBe(true);
});
