import { describe, expect, test } from "vitest";
import { POST as UPLOAD } from "@/app/wp-json/boards/v2/csv-upload/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { keyOfHeader } from "@/lib/imports/csv/columns";
import { csvRow } from "@/lib/text/csv";
import { aBoardOfAnna, anAdmin, aUser, call } from "@/lib/testing";
import { POST } from "./route";

const HEADERS = ["Task Title", "Stage", "Board Title", "Due Date"];
const MAP = [
  { csv: "Task Title", table: "task_title" },
  { csv: "Stage", table: "stage" },
  { csv: "Board Title", table: "board_title" },
  { csv: "Due Date", table: "due_at" },
];

async function uploaded(as: User, rows: string[][], body: object = {}): Promise<string> {
  const file = new File([rows.map(csvRow).join("")], "tasks.csv", { type: "text/csv" });
  return (await call(UPLOAD, { as, body: { file, ...body } })).json.file;
}

async function aTable(rows: string[][], headers = HEADERS) {
  const admin = await anAdmin();
  const file = await uploaded(admin, [headers, ...rows]);
  const page = (body: object = {}, as: User = admin) => call(POST, { as, body: { file, map: MAP, ...body } });
  return { admin, file, page };
}

const many = (count: number, stage = "To do") =>
  Array.from({ length: count }, (_, at) => [`Task ${at + 1}`, stage, "Launch", "2026-05-01"]);

const tasksOn = (boardId: number) =>
  db.task.findMany({
    where: { boardId, parentId: null },
    include: { stage: true, subtasks: true },
    orderBy: { id: "asc" },
  });

/** The tasks of a table whose columns are called as the contract's. */
async function tasksOf(columns: Partial<Record<string, string>>[]) {
  const headers = [...new Set(columns.flatMap((row) => Object.keys(row)))];
  const { page } = await aTable(
    columns.map((row) => headers.map((name) => row[name] ?? "")),
    headers,
  );
  const { status, json } = await page({ map: headers.map((csv) => ({ csv, table: keyOfHeader(csv) })) });
  expect(status).toBe(200);
  return tasksOn(json.board_id);
}

describe("POST /import-csv", () => {
  test("imports 100 rows with each page, and makes stages once", async () => {
    const { page } = await aTable([...many(150), ...many(90, "Done")]);

    const first = await page();

    expect([first.status, first.json]).toEqual([
      200,
      {
        ...{ total: 240, completed: 100, total_page: 3, has_more: true, last_page: 1, offset: 0 },
        ...{ board_id: expect.any(Number), message: "Board has been imported successfully" },
      },
    ]);
    const { board_id } = first.json;
    expect((await page({ importing_page: 2, board_id })).json).toMatchObject({
      completed: 100,
      has_more: true,
      last_page: 2,
      offset: 100,
    });
    expect((await page({ importing_page: "3", board_id: String(board_id) })).json).toMatchObject({
      completed: 40,
      has_more: false,
      last_page: 3,
      offset: 200,
      board_id,
    });
    const board = await db.board.findUniqueOrThrow({
      where: { id: board_id },
      include: { stages: { orderBy: { position: "asc" } } },
    });
    expect(board).toMatchObject({
      title: "Launch (imported)",
      tasksCount: 240,
      stages: [{ title: "To do" }, { title: "Done" }],
    });
    expect((await tasksOn(board_id)).map(({ title }) => title)).toEqual(
      [...many(150), ...many(90)].map(([title]) => title),
    );
  });

  test("changes nothing more when a page is repeated", async () => {
    const { page } = await aTable(many(120));

    const [first, again] = await Promise.all([page(), page()]);

    expect(again.json).toEqual(first.json);
    const { board_id } = first.json;
    await Promise.all([page({ importing_page: 2, board_id }), page({ importing_page: 2, board_id })]);
    expect([await db.board.count(), await db.task.count()]).toEqual([1, 120]);
  });

  test("makes default stages once where there is no column for them", async () => {
    const { page } = await aTable(many(150));
    const map = [
      { csv: "Task Title", table: "task_title" },
      { csv: "Stage", table: null },
    ];

    const { json } = await page({ map });
    await page({ map, importing_page: 2, board_id: json.board_id });

    expect((await db.stage.findMany({ orderBy: { position: "asc" } })).map(({ title }) => title)).toEqual([
      "Open",
      "In Progress",
      "Completed",
    ]);
    expect(new Set((await tasksOn(json.board_id)).map(({ stage }) => stage?.title))).toEqual(new Set(["Open"]));
  });

  test("adds tasks to a board, whose stages of the same name are used", async () => {
    const { board, toDo } = await aBoardOfAnna();
    const { page } = await aTable([
      ["One", toDo.title.toUpperCase(), "", ""],
      ["Two", "New", "", ""],
    ]);

    const { json } = await page({ board_id: board.id });

    expect(json).toMatchObject({ board_id: board.id, completed: 2, total_page: 1, has_more: false });
    expect((await tasksOn(board.id)).map(({ title, stage }) => [title, stage?.title])).toEqual([
      ["One", toDo.title],
      ["Two", "New"],
    ]);
    expect(await db.board.findUniqueOrThrow({ where: { id: board.id } })).toMatchObject({ title: board.title });
  });

  test("takes all columns", async () => {
    const [first, second, third] = await tasksOf([
      {
        ...{ "Task Title": "=1+1", slug: "one", status: "Closed", priority: "HIGH", stage: "A", source: "excel" },
        ...{
          description: "a <script>x</script>\nb",
          subtasks: "[x] Done one\n[ ] Open one\nPlain",
          completion: "2026-04-01",
        },
      },
      {
        "Task Title": "Two",
        description: "<p onclick=x>Hi <b>you</b></p>",
        completion: "yes",
        position: "7.5",
        archived_at: "2026-01-05",
        stage: "A",
      },
      { "Task Title": "Three", priority: "?", status: "open", stage: "" },
    ]);

    expect(first).toMatchObject({
      ...{
        title: "=1+1",
        slug: "one",
        status: "closed",
        priority: "high",
        source: "excel",
        description: "<p>a &lt;script&gt;x&lt;/script&gt;<br />b</p>",
      },
      lastCompletedAt: new Date("2026-04-01"),
      subtasks: [
        { title: "Done one", status: "closed" },
        { title: "Open one", status: "open" },
        { title: "Plain", status: "open" },
      ],
    });
    expect(second).toMatchObject({
      description: "<p>Hi <b>you</b></p>",
      status: "closed",
      archivedAt: new Date("2026-01-05"),
    });
    expect(third).toMatchObject({ priority: "low", status: "open", stage: { title: "A" } });
  });

  test.each([
    [
      ["13/05/2026", "04/05/2026"],
      ["2026-05-13", "2026-05-04"],
    ],
    [
      ["05/13/2026", "04/05/2026"],
      ["2026-05-13", "2026-04-05"],
    ],
    [
      ["13.05.2026", "2026-05-04"],
      ["2026-05-13", "2026-05-04"],
    ],
  ])("reads the dates %j", async (dates, expected) => {
    const { page } = await aTable(dates.map((date, at) => [`Task ${at}`, "", "", date]));

    const { json } = await page();

    expect((await tasksOn(json.board_id)).map(({ dueAt }) => dueAt?.toISOString().slice(0, 10))).toEqual(expected);
  });

  test("says in its report which rows and dates it left out", async () => {
    const { page } = await aTable([
      ["", "A", "", ""],
      ["Two", "A", "", "soon"],
    ]);

    expect((await page()).json).toMatchObject({ total: 1, completed: 1 });
    expect((await db.importSession.findFirstOrThrow()).report).toMatchObject({
      notes: [
        { kind: "task", title: "A", reason: "Line 2 has no title." },
        { kind: "task", title: "Two", reason: "“soon” on line 3 is not a date." },
      ],
    });
  });

  test("takes the map as JSON text, a semicolon, and a board title for lack of one in the file", async () => {
    const admin = await anAdmin();
    const file = new File(["Task Title;Stage\nA, b;To do\n"], "My plan.csv", { type: "text/csv" });
    const { json: upload } = await call(UPLOAD, { as: admin, body: { file, delimiter: "semicolon" } });

    const { json } = await call(POST, {
      as: admin,
      body: new URLSearchParams({ file: upload.file, delimiter: "semicolon", map: JSON.stringify(upload.map) }),
    });

    expect((await tasksOn(json.board_id)).map(({ title }) => title)).toEqual(["A, b"]);
    expect((await db.board.findFirstOrThrow()).title).toBe("My-plan (imported)");
  });

  test.each([
    [[{ csv: "Stage", table: "stage" }], "Choose the column with the titles of the tasks."],
    [[{ csv: "Nope", table: "task_title" }], "The file has no column “Nope”."],
    [[{ csv: "Stage", table: "owner" }], "There is no column “owner” to import into."],
    [
      [
        { csv: "Stage", table: "task_title" },
        { csv: "Task Title", table: "task_title" },
      ],
      "Only one column can be imported into “task_title”.",
    ],
  ])("422 for the map %j, which can be corrected", async (map, message) => {
    const { page } = await aTable(many(1));

    const { status, json } = await page({ map });

    expect([status, json.message, await db.board.count()]).toEqual([422, message, 0]);
    expect((await page()).status).toBe(200);
  });

  test("422 for a file without rows, one that was not uploaded or by somebody else, and nothing is imported", async () => {
    const empty = await aTable([]);
    const { page, admin } = await aTable(many(1));
    const { json } = await empty.page();
    const answers = await Promise.all([
      page({}, await anAdmin()),
      page({ file: "boards-1-x.csv" }),
      page({ file: "../../etc/passwd" }),
    ]);

    expect(json.message).toBe("The file has no rows.");
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(await db.task.count({ where: { createdById: admin.id } })).toBe(0);
  });

  test("404 for a board that does not exist, 400 without a map or, for a second page, a board", async () => {
    const { page } = await aTable(many(1));
    const statuses = [
      { board_id: 999 },
      { map: undefined },
      { map: "x" },
      { map: [5] },
      { importing_page: 2 },
      { importing_page: 0 },
    ].map(async (body) => (await page(body)).status);

    expect(await Promise.all(statuses)).toEqual([404, 400, 400, 400, 400, 400]);
    expect(await db.importSession.count()).toBe(0);
  });

  test("403 for people who are no administrators", async () => {
    const { page } = await aTable(many(1));

    expect((await page({}, await aUser())).status).toBe(403);
  });
});
