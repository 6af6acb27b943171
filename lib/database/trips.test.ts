import { expect, test } from "vitest";
import { aBoardOfAnna, aComment, aTask, request, requestOn } from "@/lib/testing";

async function aBusyBoard() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  await aTask(world.doing);
  await aComment(task, world.max);
  return { ...world, task, comment: await aComment(task, world.anna) };
}

type World = Awaited<ReturnType<typeof aBusyBoard>>;

test.each<[trips: number, line: (world: World) => string]>([
  [1, ({ board, task }) => `projects/${board.id}/tasks/${task.id}`],
  [1, ({ board, task }) => `projects/${board.id}/tasks/${task.id}/comments`],
  [1, ({ board }) => `projects/${board.id}`],
  [1, ({ board }) => `projects/${board.id}/tasks/by-stage`],
  [2, ({ board }) => `projects/${board.id}/tasks`],
  [2, () => "projects?per_page=10"],
  [1, () => "notifications/unread-count"],
])("%i round trips to the database answer GET %s", async (trips, line) => {
  const world = await aBusyBoard();
  await request(world.anna, `GET ${line(world)}`);

  const answer = await request(world.anna, `GET ${line(world)}`);

  expect([answer.status, answer.trips]).toEqual([200, trips]);
});

const pathIn = ({ task, comment }: World, line: string) =>
  line.replace(":task", String(task.id)).replace(":comment", String(comment.id));

const ANY_TASK = { title: "New", stage_id: 0, board_id: 0 };

/** One finds the caller and the record, one reads the answer, and the others are the transaction. */
test.each<[trips: number, line: string, body: (world: World) => object]>([
  [5, "POST tasks", ({ board, toDo }) => ({ task: { ...ANY_TASK, board_id: board.id, stage_id: toDo.id } })],
  [4, "PUT tasks/:task", () => ({ property: "title", value: "Other" })],
  [4, "PUT tasks/:task/move-task", ({ toDo }) => ({ newStageId: toDo.id, newIndex: 1 })],
  [4, "PUT tasks/:task/move-task", ({ done }) => ({ newStageId: done.id, newIndex: 1 })],
  [4, "POST tasks/:task/comments", () => ({ comment: "Hello", comment_type: "comment" })],
  [6, "PUT tasks/comments/:comment", () => ({ comment: `At ${performance.now()}` })],
  [6, "POST tasks/:task/dates", () => ({ due_at: new Date(performance.timeOrigin + performance.now()).toISOString() })],
])("%i round trips to the database make a change: %s", async (trips, line, body) => {
  const world = await aBusyBoard();
  const send = () => requestOn(world.board, world.anna, pathIn(world, line), body(world));
  await send();

  const answer = await send();

  expect(answer.status).toBeLessThan(300);
  expect(answer.trips).toBeLessThanOrEqual(trips);
});
