import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { earlyReadScript, loadOpeningView, takeEarlyRead } from "@/lib/early-read";

const PATH = "/boards-app/v1/boards/2/tasks";
const sent = vi.fn();

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response("tasks"));
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("document", { documentElement: { lang: "de" }, querySelector: () => ({ content: "abc" }) });
});
afterEach(() => {
  globalThis.earlyRead = undefined;
  vi.unstubAllGlobals();
});

/** As the browser does when it comes across the script in the page. */
const open = (path: string) => new Function(earlyReadScript(path, "calendar"))();

describe("what the page's HTML reads", () => {
  test("is read with the nonce and the language of the page, and taken once", async () => {
    open(PATH);

    const headers = { Accept: "application/json", "X-WP-Nonce": "abc", "x-boards-locale": "de" };
    expect(sent).toHaveBeenCalledExactlyOnceWith(`/wp-json${PATH}`, {
      ...{ cache: "no-store", credentials: "same-origin" },
      headers,
    });
    expect(takeEarlyRead("/boards-app/v1/boards/3/tasks")).toBeNull();
    expect(await (await takeEarlyRead(PATH))?.text()).toBe("tasks");
    expect(takeEarlyRead(PATH)).toBeNull();
  });

  test("is not taken when it is old", () => {
    open(PATH);
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now + 60_000);

    expect(takeEarlyRead(PATH)).toBeNull();
    vi.restoreAllMocks();
  });
});

test("loads the code of the view with which the page opens, and no other", async () => {
  const [calendar, timeline] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const views = { calendar, timeline };

  loadOpeningView(views);
  expect(calendar).not.toHaveBeenCalled();

  open("/tasks");
  loadOpeningView(views);
  expect([calendar.mock.calls.length, timeline.mock.calls.length]).toEqual([1, 0]);
});
