import { expect, test } from "vitest";
import { aLargeSite, largeScansOf } from "@/lib/testing";

test("the start page's lists do not scan the tasks of all boards", { timeout: 60_000 }, async () => {
  const site = await aLargeSite(4_000);

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
      ["task", "task_assignee", "task_watcher"],
    ),
  ).toEqual([]);
});
