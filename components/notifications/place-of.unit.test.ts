import { expect, test } from "vitest";
import { boardAddress } from "@/components/notifications/place-of";
import { type LinkedNotification, placeOf, taskAddress } from "@/lib/notifications/place";

const task = { id: 12, parent_id: null };

test.each<[string, LinkedNotification, ofTask: string, ofBoard: string]>([
  ["a task", { object_id: 5, settings: null, task }, "/boards/5/tasks/12", "/boards/5?task=12"],
  [
    "a comment",
    { object_id: 5, settings: { comment_id: 7 }, task },
    "/boards/5/tasks/12?comment=7",
    "/boards/5?task=12&comment=7",
  ],
  [
    "a reply",
    { object_id: 5, settings: { comment_id: 7, reply_id: 8 }, task },
    "/boards/5/tasks/12?comment=8",
    "/boards/5?task=12&comment=8",
  ],
  [
    "a subtask, and what was written there",
    { object_id: 5, settings: { comment_id: 7 }, task: { id: 12, parent_id: 3 } },
    "/boards/5/tasks/3",
    "/boards/5?task=3",
  ],
  ["what is no longer there", { object_id: 5, settings: { comment_id: 7 }, task: null }, "/boards/5", "/boards/5"],
])("the place of %s", (_, notification, ofTask, ofBoard) => {
  expect([taskAddress(placeOf(notification)), boardAddress(placeOf(notification))]).toEqual([ofTask, ofBoard]);
});
