import { expect, test } from "vitest";
import { BLANK } from "@/components/board-store/edits/blank-task";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { withUnread } from "@/components/board-store/unread-of-tasks";

const task = (id: number, notifications: number) => ({ ...BLANK, id, notifications });
const shown: LoadedTasks = {
  tasks: { 1: task(1, 2), 2: task(2, 0), 3: task(3, 1) },
  stages: {},
  beyond: {},
  newestId: 3,
  syncedAt: "",
  isStale: false,
};

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
