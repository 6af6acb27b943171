import { expect, test } from "vitest";
import { aLargeSite, anAdmin, largeScansOf } from "@/lib/testing";
import { TASK_TYPES } from "@/lib/users/person-page/types";

const TABLES = ["task", "task_assignee", "task_watcher"];

test("a person's lists do not scan the tasks of all boards", { timeout: 60_000 }, async () => {
  const site = await aLargeSite(8_000);

  expect(
    await largeScansOf(
      site.anna,
      [
        "GET tasks/top-in-boards",
        `GET tasks/stage/${site.task.id}`,
        `GET ajax-options?option_key=tasks&board_id=${site.board.id}`,
        `GET ajax-options?option_key=tasks&board_id=${site.board.id}&search=matter`,
        `GET ajax-options?option_key=assigned_in_task&board_id=${site.board.id}`,
      ],
      TABLES,
    ),
  ).toEqual([]);
  const lines = TASK_TYPES.map((type) => `GET /boards-app/v1/my-tasks?type=${type}`);
  expect(await largeScansOf(await anAdmin(), lines, TABLES)).toEqual([]);
});
