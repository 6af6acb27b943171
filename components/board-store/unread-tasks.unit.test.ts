import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryClient } from "@tanstack/react-query";
import { attachmentsKey, taskKey, tasksKey } from "@/components/board-store/board-data";
import { newUnreadTasks, readTask, withUnread } from "@/components/board-store/unread-tasks";
import { BLANK } from "@/components/board-store/edits/blank-task";
import { NO_TASKS } from "@/components/testing/records";

const BOARD = 7;
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(tasksKey(BOARD), { ...NO_TASKS, tasks: { 1: task(1, 2), 2: task(2, 0) } });
  client.setQueryData(taskKey(BOARD, 1), task(1, 2));
  client.setQueryData(taskKey(BOARD, 9), null);
  client.setQueryData(attachmentsKey(BOARD, 1), [{ id: 5 }]);
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "" } });
});

afterEach(() => vi.unstubAllGlobals());

const task = (id: number, notifications: number) => ({ ...BLANK, id, notifications });
const unread = () =>
  Object.values(client.getQueryData<{ tasks: Record<number, typeof BLANK> }>(tasksKey(BOARD))?.tasks ?? {}).map(
    ({ notifications }) => notifications,
  );
const open = (taskId: number) => client.getQueryData<typeof BLANK | null>(taskKey(BOARD, taskId));

test("cards and open tasks have what is unread now, and nothing else that is kept of them changes", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ tasks: { 2: 3 } }));

  newUnreadTasks(client, BOARD)();
  await vi.waitFor(() => expect(unread()).toEqual([0, 3]));

  expect([open(1)?.notifications, open(9)]).toEqual([0, null]);
  expect(client.getQueryData(attachmentsKey(BOARD, 1))).toEqual([{ id: 5 }]);
});

test("a task that is read has nothing unread, as soon as the server says so", async () => {
  const asked = vi.fn(async () => Response.json({ marked: 2 }));
  vi.stubGlobal("fetch", asked);

  readTask(client, BOARD, 1);
  expect(unread()).toEqual([2, 0]);
  await vi.waitFor(() => expect(unread()).toEqual([0, 0]));

  expect(asked).toHaveBeenCalledWith(
    "/wp-json/boards-app/v1/boards/7/tasks/1/notifications/read",
    expect.objectContaining({ method: "PUT" }),
  );
});

test("what could not be read stays as it was", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));

  readTask(client, BOARD, 1);
  newUnreadTasks(client, BOARD)();
  await new Promise((resolve) => setTimeout(resolve));

  expect(unread()).toEqual([2, 0]);
});

const shown = { ...NO_TASKS, tasks: { 1: task(1, 2), 2: task(2, 0), 3: task(3, 1) } };

test("each task has what is unread of it, and only those that differ are others", () => {
  const unread: Record<number, number> = { 2: 4, 3: 1, 99: 5 };

  const after = withUnread(shown, ({ id }) => unread[id] ?? 0);

  expect(Object.values(after.tasks).map(({ id, notifications }) => [id, notifications])).toEqual([
    [1, 0],
    [2, 4],
    [3, 1],
  ]);
  expect(after.tasks[3]).toBe(shown.tasks[3]);
});

test("nothing changes when nothing differs", () => {
  expect(withUnread(shown, ({ notifications }) => notifications)).toBe(shown);
});
