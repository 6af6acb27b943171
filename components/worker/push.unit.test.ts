import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openNotification, showPush } from "@/components/worker/push";
import type { PushMessage } from "@/lib/push/payload";

const MESSAGE: PushMessage = {
  title: "Anna mentioned you",
  body: "Card\nLaunch",
  url: "/boards/1/tasks/2?comment=3",
  tag: "task-2",
  lang: "en-US",
  dir: "ltr",
};

/** What a browser has: its windows, and what it showed and opened. */
let windows: { url: string; focused: boolean; focus: () => Promise<void> }[];
let shown: [string, object][];
let opened: string[];

beforeEach(() => {
  [windows, shown, opened] = [[], [], []];
  vi.stubGlobal("location", new URL("https://boards.test/worker.js"));
  vi.stubGlobal("clients", {
    matchAll: async () => windows,
    openWindow: async (url: string) => void opened.push(url),
  });
  vi.stubGlobal("registration", {
    showNotification: async (title: string, options: object) => void shown.push([title, options]),
  });
});
afterEach(() => vi.unstubAllGlobals());

function aWindow(url: string, focused: boolean) {
  const focus = vi.fn(async () => {});
  windows.push({ url: `https://boards.test${url}`, focused, focus });
  return focus;
}

/** Dispatches an event of a worker, and waits for its work. */
async function dispatch<Given extends object>(
  listener: (event: Event & Given & { waitUntil: (work: Promise<unknown>) => void }) => void,
  given: Given,
) {
  const work: Promise<unknown>[] = [];
  const waitUntil = (each: Promise<unknown>) => void work.push(each);
  listener(Object.assign(new Event("event"), given, { waitUntil }));
  await Promise.all(work);
}

const push = (message: PushMessage) => dispatch(showPush, { data: { json: () => message } });
async function click(data: unknown) {
  const close = vi.fn();
  await dispatch(openNotification, { notification: { data, close } });
  return close;
}

test("a message is shown in its language, and replaces an earlier one about the same task", async () => {
  aWindow("/boards/1/tasks/2", false);
  aWindow("/boards/1", true);

  await push(MESSAGE);

  const { title, body, url, tag, lang, dir } = MESSAGE;
  expect(shown).toEqual([[title, { body, tag, renotify: true, lang, dir, icon: "/icons/192.png", data: url }]]);
});

test("nothing is shown for the task that the reader has in front of them, nor for a message without content", async () => {
  aWindow("/boards/1/tasks/2", true);

  await push(MESSAGE);
  await dispatch(showPush, { data: null });

  expect(shown).toEqual([]);
});

test("pressing it closes it and shows the tab that has the task", async () => {
  const [other, task] = [aWindow("/boards/1", true), aWindow("/boards/1/tasks/2?comment=1", false)];

  const close = await click(MESSAGE.url);

  expect(close).toHaveBeenCalledOnce();
  expect(task).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
  expect(opened).toEqual([]);
});

test("without such a tab it opens one, and leaves those of other tasks", async () => {
  const other = aWindow("/boards/1/tasks/22", false);

  await click(MESSAGE.url);

  expect(opened).toEqual(["https://boards.test/boards/1/tasks/2?comment=3"]);
  expect(other).not.toHaveBeenCalled();
});

test("only addresses of this site are opened", async () => {
  await click("https://evil.test/boards/1");
  await click(undefined);

  expect(opened).toEqual([]);
});
