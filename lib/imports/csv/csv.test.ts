import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { POST as PREVIEW } from "@/app/wp-json/boards-app/v1/imports/preview/route";
import { POST as UPLOAD } from "@/app/wp-json/boards/v2/csv-upload/route";
import { db, transaction } from "@/lib/db";
import { tasksCsv } from "@/lib/exports/tasks-csv";
import { aBoardOfAnna, aLabel, anAdmin, aSubtask, aTask, attachLabel, aUser, call } from "@/lib/testing";
import { imported } from "@/lib/testing/factories/imports";

const CSV =
  "Name;List;Tags;Owner;Fällig am;Größe\nBuy cake;To do;sweet, Party;anna@example.com;1.5.2030;XL\nInvite;Done;party;Max M.;;\n";

describe("a table on our own screen", () => {
  test("is shown with its columns, what they probably are, and its first rows", async () => {
    const as = await anAdmin();
    const file = new File([CSV], "party.csv", { type: "text/csv" });
    const { json: upload } = await call(UPLOAD, { as, body: { file, delimiter: "semicolon" } });

    const { json } = await call(PREVIEW, { as, body: { source: "csv", file: upload.file } });

    expect(json.preview).toMatchObject({
      columns: ["Name", "List", "Tags", "Owner", "Fällig am", "Größe"],
      fields: expect.arrayContaining(["task_title", "labels", "assignees", "custom_field"]),
      map: [
        { csv: "Name", table: "task_title" },
        { csv: "List", table: "stage" },
        { csv: "Tags", table: "labels" },
        { csv: "Owner", table: "assignees" },
        { csv: "Fällig am", table: "due_at" },
        { csv: "Größe", table: null },
      ],
      rows: [["Buy cake", "To do", "sweet, Party", "anna@example.com", "1.5.2030", "XL"], expect.anything()],
      ...{ delimiter: "semicolon", encoding: "utf-8", date_format: null },
      stages: [
        { title: "To do", tasks: 1 },
        { title: "Done", tasks: 1 },
      ],
      ...{ tasks: 2, labels: 2 },
    });
  });

  test("brings labels, people and custom fields, too", async () => {
    const anna = await aUser({ email: "anna@example.com" });
    const map = ["task_title", "stage", "labels", "assignees", "due_at", "custom_field"];
    const headers = ["Name", "List", "Tags", "Owner", "Fällig am", "Größe"];

    const { boardId, report } = await imported(await anAdmin(), CSV, {
      ...{ source: "csv", title: "Party" },
      options: { map: headers.map((csv, at) => ({ csv, table: map[at] ?? null })) },
    });

    const tasks = await db.task.findMany({
      where: { boardId: boardId ?? 0 },
      include: { assignees: true, labels: { include: { label: true } }, customFieldValues: true },
      orderBy: { id: "asc" },
    });
    expect(tasks).toMatchObject([
      {
        title: "Buy cake",
        dueAt: new Date("2030-05-01"),
        assignees: [{ userId: anna.id }],
        customFieldValues: [{ value: "XL" }],
      },
      { title: "Invite", assignees: [], customFieldValues: [] },
    ]);
    expect(tasks.map(({ labels }) => labels.map(({ label }) => label.title).toSorted())).toEqual([
      ["Party", "sweet"],
      ["Party"],
    ]);
    expect(report).toMatchObject({ people: { matched: 1, unmatched: [{ name: "Max M.", email: "" }] } });
    expect(await db.board.findFirst({ where: { id: boardId ?? 0 } })).toMatchObject({ title: "Party" });
  });

  test("of our own export comes back as it was", async () => {
    const { board, toDo, done } = await aBoardOfAnna();
    const first = await aTask(toDo, {
      title: "=SUM(1;2)",
      description: '<p>a, "b"</p>\n<p>c</p>',
      priority: "high",
      dueAt: new Date("2030-05-01T15:30:00Z"),
    });
    await aSubtask(first, { title: "Step | one", status: "closed" });
    await attachLabel(first, await aLabel(board, { title: "Ärger" }));
    await aTask(done, { title: "Done", status: "closed", lastCompletedAt: new Date("2029-01-01T10:00:00Z") });
    const texts = await transaction(async (tx) => Readable.from((await tasksCsv(tx, board)).texts).toArray());

    const { boardId } = await imported(await anAdmin(), texts.join(""), { source: "csv", title: "" });

    const tasksOf = async (id: number) =>
      (
        await db.task.findMany({
          where: { boardId: id, parentId: null },
          include: { stage: true, subtasks: true, labels: { include: { label: true } } },
          orderBy: { id: "asc" },
        })
      ).map(({ title, description, priority, status, dueAt, lastCompletedAt, stage, subtasks, labels }) => ({
        ...{ title, description, priority, status, dueAt, lastCompletedAt, stage: stage?.title },
        subtasks: subtasks.map((subtask) => [subtask.title, subtask.status]),
        labels: labels.map(({ label }) => label.title),
      }));
    expect(await tasksOf(boardId ?? 0)).toEqual(await tasksOf(board.id));
    expect(await db.board.findUniqueOrThrow({ where: { id: boardId ?? 0 } })).toMatchObject({ title: board.title });
  });
});
