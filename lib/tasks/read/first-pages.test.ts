import { expect, test } from "vitest";
import { aBoardOfAnna, aTask, requestOn } from "@/lib/testing";
import { firstPages, pagesWithoutTasks } from "@/lib/tasks/read/first-pages";

test("pages without tasks have the stages' numbers, and the pages after them begin with the first task", async () => {
  const { anna, board, toDo, doing } = await aBoardOfAnna();
  const [first, second] = [await aTask(toDo), await aTask(toDo)];
  await aTask(doing, { archivedAt: new Date() });

  const { pages, newestTaskId } = await pagesWithoutTasks(board);

  const whole = await firstPages(board, { includeArchived: false }, anna);
  const counted = (all: typeof pages) => all.map(({ stage_id, total_count }) => [stage_id, total_count]);
  expect([counted(pages), newestTaskId]).toEqual([counted(whole.pages), whole.newestTaskId]);
  const more = pages.flatMap((page) => (page.has_more_after ? [[page.stage_id, page.end_cursor]] : []));
  expect(more).toEqual([[toDo.id, 0]]);
  const { json } = await requestOn(board, anna, `GET tasks/stage-page?stage_id=${toDo.id}&cursor=0`);
  expect(json.tasks.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
});
