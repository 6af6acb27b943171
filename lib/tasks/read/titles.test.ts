import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, requestOn, statusesOf } from "@/lib/testing";

const LONG = `${"Ünïcödé title with many words ".repeat(30).slice(0, 768)}!`;

const TITLES: [name: string, sent: unknown, cache: string][] = [
  ["of 769 letters", LONG, LONG],
  ["of 1,000 emoji", "🎉".repeat(1_000), "🎉".repeat(1_000)],
  ["in Arabic", "راجِع التصميم قبل الجمعة", "راجِع التصميم قبل الجمعة"],
  ["with joined emoji and flags", "👩‍👩‍👧‍👦 🏳️‍🌈 🇵🇱", "👩‍👩‍👧‍👦 🏳️‍🌈 🇵🇱"],
  ["in Chinese, Japanese and Korean", "审查 デザイン 검토", "审查 デザイン 검토"],
  ["that turns its end round", "Pay \u202efdp.exe\u2066", "Pay fdp.exe"],
  ["of several lines", "Buy\r\nmilk\tand\u2028eggs", "Buy milk and eggs"],
  ["with tags", "Take <b>photos</b> <img src=x onerror=alert(1)>", "Take photos"],
  ["with signs that are no tags", "a < b && c > d \"q\" 'x' &amp; 1 <3", "a < b && c > d \"q\" 'x' &amp; 1 <3"],
  ["with SQL and wildcards", "100% _ '; DROP TABLE task; --", "100% _ '; DROP TABLE task; --"],
  ["of backslashes and JSON", '\\n \\u0000 {"a":1}', '\\n \\u0000 {"a":1}'],
  ["that is a number", 2031, "2031"],
];

describe("a task's title", () => {
  test.each(TITLES)(
    "%s stays the same when the task is created, read and changed, and in its notification",
    async (_, sent, stored) => {
      const { anna, max, board, toDo } = await aBoardOfAnna();

      const made = await requestOn(board, anna, "POST tasks", {
        task: { title: sent, board_id: board.id, stage_id: toDo.id, assignees: [max.id] },
      });
      expect([made.status, made.json.task.title]).toEqual([201, stored]);
      expect(made.json.task.slug).toMatch(/^[\x21-\x7e]{1,255}$/);

      const task_id = made.json.task.id as number;
      await requestOn(board, anna, `PUT tasks/${task_id}`, { property: "title", value: "Between" });
      const changed = await requestOn(board, anna, `PUT tasks/${task_id}`, {
        property: "title",
        value: sent,
      });
      expect([changed.status, changed.json.task.title]).toEqual([200, stored]);
      expect((await requestOn(board, max, `GET tasks/${task_id}`)).json.task.title).toBe(stored);

      const many = await requestOn(board, anna, "POST tasks/bulk-actions", {
        task_ids: task_id,
        action: "archive_tasks",
      });
      expect(many.json.successful_tasks[0].title).toBe(stored);
      expect((await db.notification.findFirstOrThrow({ where: { kind: "board_task_archived" } })).description).toBe(
        stored,
      );
      const line = await db.activity.findFirstOrThrow({ where: { action: "archived", taskId: task_id } });
      expect(line.oldValue).toBe([...stored].slice(0, 50).join(""));
    },
  );

  test.each([["🎉".repeat(1_001)], ["a\0b"], ["\0"], [" \n\t\u2028 "], ["<b></b>"], [""], [["x"]], [{ a: 1 }]])(
    "%o is refused with a message, and the old one stays",
    async (title) => {
      const { anna, board, toDo } = await aBoardOfAnna();
      const task = await aTask(toDo, { title: "Old" });

      const answers = [
        await requestOn(board, anna, `PUT tasks/${task.id}`, { property: "title", value: title }),
        await requestOn(board, anna, "POST tasks", { task: { title, board_id: board.id, stage_id: toDo.id } }),
      ];

      expect(statusesOf(answers)).toEqual([400, 400]);
      if (String(title).length > 1_000)
        for (const { json } of answers)
          expect(json.data.params).toEqual({ title: "The title may not be longer than 1000 characters." });
      expect((await db.task.findMany()).map((each) => each.title)).toEqual(["Old"]);
    },
  );
});
