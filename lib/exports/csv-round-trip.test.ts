import { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { tasksCsv } from "@/lib/exports/tasks-csv";
import { aFullBoard, aLabel, anAdmin, aSubtask, aTask } from "@/lib/testing";
import { imported } from "@/lib/testing/factories/imports";
import { attachLabel } from "@/lib/testing/factories/labels";

const textOf = async (board: { id: number }) =>
  (await Readable.from((await tasksCsv(db, board)).texts).toArray()).join("");

/** The columns that an import reads. */
const IMPORTED = [
  ...["Task Title", "Slug", "Status", "Type", "Description", "Priority", "Due At", "Started At", "Archived At"],
  ...["Stage", "Source", "Position", "Subtasks", "Completion", "Labels"],
];

function rowsOf(text: string): Record<string, string | undefined>[] {
  const [header = [], ...rows] = parse(text, { bom: true }) as string[][];
  return rows.map((cells) => Object.fromEntries(IMPORTED.map((name) => [name, cells[header.indexOf(name)]])));
}

test("a board that is imported from its own CSV has the same CSV", async () => {
  const { board, toDo, task } = await aFullBoard();
  await db.task.update({ where: { id: task.id }, data: { startedAt: new Date("2029-01-01T00:00:00Z") } });
  await db.task.updateMany({ where: { position: 0 }, data: { position: 9 } });
  await db.stage.update({ where: { id: toDo.id }, data: { title: "Über, alles" } });
  const odd = await aTask(toDo, {
    title: '=1+1 | "quoted", ü 計画',
    description: "<p>eins<br />zwei</p><ul><li>-1+1</li></ul>",
    source: "@web",
    dueAt: new Date("2030-12-31T23:59:59Z"),
  });
  await attachLabel(odd, await aLabel(board, { title: "+1 from all" }));
  for (const title of ["-1+1 | then", "[x] box", "Plain"]) await aSubtask(odd, { title });
  await aSubtask(odd, { title: "Done", status: "closed" });
  const before = await textOf(board);

  const { boardId, report, status, message } = await imported(await anAdmin(), before, { source: "csv" });

  expect([status, message, report]).toMatchObject(["completed", expect.anything(), { notes: [] }]);
  expect(rowsOf(await textOf({ id: boardId ?? 0 }))).toEqual(rowsOf(before));
});
