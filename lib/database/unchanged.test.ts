import { describe, expect, test } from "vitest";
import { PUT as BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { PUT as FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/[custom_field_id]/route";
import { PUT as LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/[label_id]/route";
import { PUT as LISTED } from "@/app/wp-json/boards-app/v1/boards/[board_id]/public-link/route";
import { PUT as PROPERTIES } from "@/app/wp-json/boards/v2/projects/[board_id]/update-board-properties/route";
import { PUT as STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage/[stage_id]/route";
import { PUT as STAGE_PROPERTY } from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage-property/[stage_id]/route";
import { PUT as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { PUT as PIN } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/pin/route";
import { PUT as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { Prisma } from "@/generated/prisma/client";
import { lockBoard } from "@/lib/boards/lock";
import { db, sendAlong, transaction } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { lockTask } from "@/lib/tasks/lock";
import { aComment, aField, aLabel, aSubtask, aTaskOfAnna, call, rowsOfTables, whileBlocked } from "@/lib/testing";

async function everything() {
  const fixture = await aTaskOfAnna();
  const { anna, board, task, toDo, params } = fixture;
  const subtask = await aSubtask(task);
  return {
    ...fixture,
    as: anna,
    ids: {
      ...params,
      subtask_id: subtask.id,
      stage_id: toDo.id,
      label_id: (await aLabel(board)).id,
      custom_field_id: (await aField(board, { type: "select", options: ["A", "B"] })).id,
      comment_id: (await aComment(task, anna)).id,
    },
  };
}

const TABLES = ["board", "stage", "task", "label", "custom_field", "comment", "activity", "notification", "mail_event"];

const property = (name: string, value: unknown) => [TASK, { property: name, value }] as const;

const WRITES: Record<string, readonly [RouteHandler, object]> = {
  "the texts of a board": [BOARD, { title: "New", description: "<p>New</p>" }],
  "the properties of a board": [PROPERTIES, { enable_stage_change_email: "no" }],
  "the search listing of a board": [LISTED, { is_indexed: true }],
  "a stage": [STAGE, { title: "New", settings: { default_task_status: "closed" } }],
  "the property of a stage": [STAGE_PROPERTY, { property: "bg_color", value: "#123456" }],
  "a label": [LABEL, { title: "New", bg_color: "#123456" }],
  "a custom field": [FIELD, { customField: { title: "New", options: ["A", "C"] } }],
  "a comment": [COMMENT, { comment: "New" }],
  "a pin": [PIN, { pinned: true }],
  ...Object.fromEntries(
    Object.entries({
      title: "New",
      description: "<p>New</p>",
      status: "closed",
      priority: "high",
      due_at: "2027-01-01 10:00:00",
      started_at: "2026-12-01 10:00:00",
      reminder_type: "1_hour_before",
      is_template: true,
      settings: { cover: { backgroundColor: "#123456" } },
      archived_at: "2026-12-01 10:00:00",
    }).map(([name, value]) => [`the ${name} of a task`, property(name, value)]),
  ),
};

describe("a PUT that changes nothing leaves every row as it is, and has the same answer", () => {
  test.each(Object.entries(WRITES))("of %s", async (_, [handler, body]) => {
    const { as, ids } = await everything();
    const put = () => call(handler, { as, params: ids, body });
    const first = await put();
    const before = await rowsOfTables(TABLES);

    const second = await put();

    expect([first.status, second.status]).toEqual([200, 200]);
    expect({ ...second.json, message: first.json.message }).toEqual(first.json);
    expect(await rowsOfTables(TABLES)).toEqual(before);
  });

  test("of a subtask leaves its parent, too", async () => {
    const { as, ids } = await everything();
    const put = () =>
      call(TASK, { as, params: { ...ids, task_id: ids.subtask_id }, body: { property: "title", value: "New" } });
    await put();
    const before = await rowsOfTables(TABLES);

    expect((await put()).status).toBe(200);

    expect(await rowsOfTables(TABLES)).toEqual(before);
  });
});

test("a PUT that changes nothing of the texts of a board answers the time of the latest change", async () => {
  const { anna, board, params } = await aTaskOfAnna();
  const latest = { description: "<p>New</p>", updatedAt: new Date("2050-01-01T00:00:00.999Z") };

  const [{ json }] = await whileBlocked(
    (tx) => tx.$queryRaw`SELECT FROM board WHERE id = ${board.id} FOR NO KEY UPDATE`,
    () => [call(BOARD, { as: anna, params, body: { title: board.title } })],
    (tx) => tx.board.update({ where: { id: board.id }, data: latest }),
  );

  expect(json.board).toMatchObject({ description: "<p>New</p>", updated_at_ms: latest.updatedAt.getTime() });
});

describe("a lock marks a record as changed", () => {
  test.each([
    ["only if something changes", Prisma.sql`UPDATE label SET title = 'New' WHERE id = 0`, false],
    ["if a change is sent along", Prisma.sql`UPDATE label SET title = 'New'`, true],
    ["if a job is added", Prisma.sql`SELECT graphile_worker.add_job('test')`, true],
    [
      "if a part of a statement changes something",
      Prisma.sql`WITH new AS (UPDATE label SET title = 'New') SELECT 1 WHERE false`,
      true,
    ],
  ])("%s", async (_, statement, isChanged) => {
    const { board, task } = await everything();
    const storedTask = () => db.task.findUniqueOrThrow({ where: { id: task.id } });
    const before = await storedTask();

    await transaction(async (tx) => {
      await lockTask(tx, task);
      await lockBoard(tx, board.id);
      await sendAlong(tx, statement);
      await tx.label.count();
    });

    expect((await storedTask()).updatedAt > before.updatedAt).toBe(isChanged);
  });
});
