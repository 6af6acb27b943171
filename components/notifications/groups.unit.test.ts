import { expect, test } from "vitest";
import { groupsOf } from "@/components/notifications/groups";

const about = (id: number, task: number | null, read = true) => ({
  id,
  task: task === null ? null : { id: task },
  read,
});
const idsOf = (groups: ReturnType<typeof groupsOf<ReturnType<typeof about>>>) =>
  groups.map(({ newest, others }) => [newest, ...others].map(({ id }) => id));

test("notifications about the same task form one group, at the place of the newest", () => {
  expect(idsOf(groupsOf([about(9, 1), about(8, 2), about(7, 1), about(6, 3)]))).toEqual([[9, 7], [8], [6]]);
});

test("notifications without a task are not grouped", () => {
  expect(idsOf(groupsOf([about(9, null), about(8, null)]))).toEqual([[9], [8]]);
});

test("a group links to its newest unread notification, or to its newest one when all are read", () => {
  const [unread, read] = groupsOf([about(9, 1), about(8, 1, false), about(7, 1, false), about(6, 2), about(5, 2)]);

  expect([unread?.target.id, unread?.unreadIds]).toEqual([8, [8, 7]]);
  expect([read?.target.id, read?.unreadIds]).toEqual([6, []]);
});

test("a group keeps its key while older notifications are loaded and newer ones arrive", () => {
  const [before] = groupsOf([about(8, 1)]);
  const [after] = groupsOf([about(9, 1), about(8, 1), about(7, 1)]);

  expect(after?.key).toBe(before?.key);
});
