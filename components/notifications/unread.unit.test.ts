import { afterEach, describe, expect, test, vi } from "vitest";
import { newUnread } from "@/components/notifications/unread";
import { ApiError } from "@/lib/api";

function deferred<Value>() {
  let [fulfill, fail]: [(value: Value) => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<Value>((resolve, reject) => ([fulfill, fail] = [resolve, reject]));
  return { promise, fulfill, fail };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.useRealTimers());

describe("the unread count", () => {
  test("is the rendered count until a newer one is known", async () => {
    const unread = newUnread(async () => 5);

    expect(unread.count(3)).toBe(3);
    await unread.refresh();
    expect(unread.count(3)).toBe(5);
    unread.reset(4);
    expect(unread.count(3)).toBe(4);
  });

  test("is loaded once more when it changes while it is being loaded, however often it changes", async () => {
    const answers = [deferred<number>(), deferred<number>()];
    const read = vi.fn(() => (answers[read.mock.calls.length - 1] ?? deferred<number>()).promise);
    const unread = newUnread(read);

    for (let times = 0; times < 5; times += 1) void unread.refresh();
    answers[0]?.fulfill(1);
    await settled();
    answers[1]?.fulfill(2);
    await settled();

    expect([read.mock.calls.length, unread.count(0)]).toEqual([2, 2]);
  });

  test("decreases at once by what is marked, and ignores what was loaded meanwhile", async () => {
    const [mark, reading] = [deferred<void>(), deferred<number>()];
    const read = vi.fn().mockReturnValueOnce(reading.promise).mockResolvedValueOnce(2);
    const unread = newUnread(read);
    unread.reset(4);

    void unread.refresh();
    const marking = unread.mark(2, mark.promise);
    expect(unread.count(0)).toBe(2);
    reading.fulfill(4);
    await settled();
    expect(unread.count(0)).toBe(2);
    mark.fulfill();
    await marking;

    expect([read.mock.calls.length, unread.count(0)]).toEqual([2, 2]);
  });

  test("increases again when marking fails", async () => {
    const mark = deferred<void>();
    const unread = newUnread(async () => 3);
    unread.reset(3);

    const marking = unread.mark("all", mark.promise);
    expect(unread.count(0)).toBe(0);
    mark.fail(new ApiError(0, "unreachable", ""));
    await marking;

    expect(unread.count(0)).toBe(3);
  });

  test("is loaded again after a server error, but not for somebody who is signed out", async () => {
    vi.useFakeTimers();
    const read = vi
      .fn()
      .mockRejectedValueOnce(new ApiError(503, "", ""))
      .mockRejectedValueOnce(new ApiError(401, "", ""));
    const unread = newUnread(read);
    unread.subscribe(() => undefined);

    await unread.refresh();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(read).toHaveBeenCalledTimes(2);
  });

  test("is not loaded again when nothing shows it any more", async () => {
    vi.useFakeTimers();
    const read = vi.fn().mockRejectedValue(new ApiError(503, "", ""));
    const unread = newUnread(read);
    const stop = unread.subscribe(() => undefined);

    await unread.refresh();
    stop();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(read).toHaveBeenCalledTimes(1);
  });

  test("notifies its listeners", async () => {
    const unread = newUnread(async () => 1);
    const listener = vi.fn();
    const stop = unread.subscribe(listener);

    await unread.refresh();
    stop();
    await unread.refresh();

    expect(listener).toHaveBeenCalledTimes(1);
  });
});
