import { describe, expect, test } from "vitest";
import type { Board, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aField, aFieldValue, aFullBoard, assign, aSubtask, aTask } from "@/lib/testing";
import { anExport } from "@/lib/testing/http/exports";

describe("boards_export_csv", () => {
  test("gives a manager the tasks by stage and place, archived ones last, for spreadsheets", async () => {
    const { anna, max, board, toDo, done } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { title: "Umzug" } });
    const field = await aField(board, { title: "Status", type: "multi_select", options: ["ä", "b"] });
    await aTask(done, { title: "Done", status: "closed", lastCompletedAt: new Date("2027-01-02T03:04:05Z") });
    const task = await aTask(toDo, {
      title: 'Möbel "packen", morgen',
      position: 2,
      description: "<p>eins</p>\n<p>zwei</p>",
      dueAt: new Date("2027-01-31T08:00:00Z"),
      createdAt: new Date("2026-11-01T00:00:00Z"),
    });
    await aTask(toDo, { title: "First", position: 1 });
    await aTask(toDo, { title: "Archived", position: 0, archivedAt: new Date("2027-02-01T00:00:00Z") });
    await aSubtask(task, { title: "Kisten", status: "closed" });
    await aSubtask(task, { title: "Lampe" });
    await aFieldValue(task, field, ["ä", "b"]);
    await assign(task, max);

    const response = await anExport(anna, { action: "boards_export_csv", board_id: String(board.id) });
    const bytes = Buffer.from(await response.arrayBuffer());

    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=UTF-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="Umzug \d{4}-\d\d-\d\d\.csv"$/),
      "x-fbs-export-task-count": "4",
    });
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [header, ...rows] = bytes.subarray(3).toString().split("\r\n");
    expect(header).toBe(
      "Task Title,Slug,Board Title,Status,Type,Description,Priority,Due At,Started At,Archived At,Stage,Board,Source,Position,Subtasks,Completion,Labels,Assignees,Created At,Estimated Minutes,Status (2)",
    );
    expect(rows.map((row) => row.split(",")[0])).toEqual(["First", '"Möbel ""packen""', "Done", "Archived", ""]);
    expect(rows[1]).toBe(
      `"Möbel ""packen"", morgen",${task.slug},Umzug,open,task,"<p>eins</p>\n<p>zwei</p>",low,2027-01-31 08:00:00,,,` +
        `${toDo.title},Umzug,web,2.00,"[x] Kisten\n[ ] Lampe",,,${max.displayName},2026-11-01 00:00:00,,"ä, b"`,
    );
    expect(rows[2]).toContain(",2027-01-02 03:04:05,");
  });

  test("has only its header for an empty board, and all columns for every task", async () => {
    const { anna, board } = await aBoardOfAnna();
    const full = await aFullBoard();
    const linesOf = async (user: User, { id }: Board) =>
      (await (await anExport(user, { action: "boards_export_csv", board_id: String(id) })).text()).split("\r\n");

    expect(await linesOf(anna, board)).toEqual([expect.stringContaining("Task Title,"), ""]);
    expect(await linesOf(full.anna, full.board)).toHaveLength(5 + 2);
  });
});

describe("boards_export_timesheet", () => {
  const track = ({ id: taskId, boardId }: Task, given: object) =>
    db.timeTrack.create({ data: { taskId, boardId, workingMinutes: 90, billableMinutes: 60, ...given } });

  async function aTimesheet(user: User, { id }: Board, ...range: string[]) {
    const dates = Object.fromEntries(range.map((date, at) => [`date_range[${at}]`, date]));
    const response = await anExport(user, { action: "boards_export_timesheet", board_id: String(id), ...dates });
    const [, ...rows] = (await response.text()).split("\r\n");
    return { response, rows: rows.slice(0, -1) };
  }

  test("lists committed time from the first to the last day of the site's time zone", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    await db.setting.create({ data: { key: "site", value: { timezone: "Asia/Tokyo" } } });
    const task = await aTask(toDo, { title: "Pack" });
    const step = await aSubtask(task, { title: "Step" });
    const at = (time: string) => ({ completedAt: new Date(time), userId: max.id, message: time });
    await track(task, at("2027-01-09T14:59:59Z")); // 9 January in Tokyo
    await track(task, at("2027-01-09T15:00:00Z"));
    await track(step, at("2027-01-12T00:00:00Z")); // a whole day
    await track(task, { ...at("2027-01-12T14:59:59Z"), userId: null });
    await track(task, at("2027-01-12T15:00:00Z"));
    await track(task, { ...at("2027-01-11T10:00:00Z"), status: "active" });

    const { response, rows } = await aTimesheet(anna, board, "2027-01-10", "2027-01-12");

    expect([response.status, response.headers.get("x-fbs-export-task-count")]).toEqual([200, "2"]);
    expect(rows).toEqual([
      `2027-01-10,${max.displayName},${task.id},Pack,,90,1.50,60,2027-01-09T15:00:00Z`,
      `2027-01-12,${max.displayName},${step.id},Step,Pack,90,1.50,60,2027-01-12T00:00:00Z`,
      `2027-01-12,,${task.id},Pack,,90,1.50,60,2027-01-12T14:59:59Z`,
    ]);
  });

  test("is about the last seven days without a range, and 400 for one that is none", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await track(task, { completedAt: new Date(Date.now() - 60_000) });
    await track(task, { completedAt: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) });

    expect((await aTimesheet(anna, board)).rows).toHaveLength(1);
    const statuses = [["2027-01-12", "2027-01-10"], ["2027-01-10"], ["2027-01-10", "x"], ["2027-02-31", "2027-03-01"]];
    for (const range of statuses) expect((await aTimesheet(anna, board, ...range)).response.status).toBe(400);
  });
});
