import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { uploadsTo, queueUploads, removeUpload, retryUpload } from "@/components/files/upload-queue";
import { ApiError } from "@/lib/api";

interface Begun {
  name: string;
  signal: AbortSignal;
  onSent: (bytes: number) => void;
  onOffline: () => void;
  done: () => void;
  fail: (error: Error) => void;
}

let places = 0;
let place: string;
let begun: Begun[];

beforeEach(() => {
  place = `place ${(places += 1)}`;
  begun = [];
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});
afterEach(() => {
  for (const { id } of uploadsTo(place)) removeUpload(place, id);
  vi.unstubAllGlobals();
});

const request = (name: string, rejection?: string) => ({
  ...{ name, size: 100, rejection },
  run: (on: { signal: AbortSignal; onSent: (bytes: number) => void; onOffline: () => void }) =>
    new Promise<void>((done, fail) => begun.push({ name, ...on, done, fail })),
});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const settled = () => new Promise((resolve) => setTimeout(resolve));

const queue = (...files: string[]) =>
  queueUploads(
    place,
    files.map((name) => request(name)),
  );

describe("what is on its way", () => {
  test("three at once, the others in their order after them", async () => {
    queue("a", "b", "c", "d", "e");
    expect(names(begun)).toEqual(["a", "b", "c"]);

    begun[1]?.done();
    await settled();

    expect(names(begun)).toEqual(["a", "b", "c", "d"]);
    expect(names(uploadsTo(place))).toEqual(["a", "c", "d", "e"]);
  });

  test("tells how far it is, and that the connection is lost until it goes on", () => {
    queue("a");

    begun[0]?.onSent(40);
    expect(uploadsTo(place)).toMatchObject([{ sent: 40, state: "going" }]);
    begun[0]?.onOffline();
    expect(uploadsTo(place)).toMatchObject([{ sent: 40, state: "offline" }]);
    begun[0]?.onSent(50);
    expect(uploadsTo(place)).toMatchObject([{ sent: 50, state: "going" }]);
  });

  test.each([
    [400, "The reason.", false],
    [413, "The reason.", false],
    [0, "Can’t reach the server. Check your connection and try again.", true],
    [401, "You’re signed out. Sign in again in another tab, then try again here.", true],
    [429, "Too many attempts. Try again in a minute.", true],
    [500, "Something went wrong on the server. Try again in a moment.", true],
  ])("after a %i stays with the reason %j, to be tried again: %s", async (status, problem, mayRetry) => {
    queue("a");

    begun[0]?.fail(new ApiError(status, "", "The reason."));
    await settled();

    expect(uploadsTo(place)).toMatchObject([{ state: "failed", problem, mayRetry }]);
  });

  test("is tried again from the list", async () => {
    queue("a");
    begun[0]?.fail(new ApiError(500, "", "The reason."));
    await settled();

    retryUpload(place, uploadsTo(place)[0]?.id ?? 0);
    expect(uploadsTo(place)).toMatchObject([{ state: "going", problem: "" }]);
    begun[1]?.done();
    await settled();

    expect(uploadsTo(place)).toEqual([]);
  });

  test("that is taken off is ended, and its end is no problem", async () => {
    queue("a", "b", "c", "d");

    removeUpload(place, uploadsTo(place)[0]?.id ?? 0);
    begun[0]?.fail(new ApiError(0, "", "No answer."));
    await settled();

    expect(begun[0]?.signal.aborted).toBe(true);
    expect(names(uploadsTo(place))).toEqual(["b", "c", "d"]);
    expect(names(begun)).toEqual(["a", "b", "c", "d"]);
  });

  test("what is refused is not begun, and takes no turn", () => {
    queueUploads(place, [request("a", "It is empty."), request("b")]);

    expect(uploadsTo(place)).toMatchObject([
      { state: "failed", problem: "It is empty.", mayRetry: false },
      { state: "going" },
    ]);
    expect(names(begun)).toEqual(["b"]);
  });

  test("the browser asks before it leaves, for as long as something is sent", async () => {
    queueUploads(place, [request("a", "It is empty."), request("b")]);
    expect(addEventListener).toHaveBeenCalledWith("beforeunload", expect.any(Function));

    begun[0]?.done();
    await settled();

    expect(removeEventListener).toHaveBeenCalledWith("beforeunload", expect.any(Function));
  });

  test("what goes to another place is listed there", () => {
    queue("a");
    queueUploads(`${place} b`, [request("b")]);

    expect([names(uploadsTo(place)), names(uploadsTo(`${place} b`))]).toEqual([["a"], ["b"]]);
  });
});
