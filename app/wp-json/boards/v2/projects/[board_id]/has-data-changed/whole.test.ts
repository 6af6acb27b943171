import { describe, expect, test } from "vitest";
import * as archive from "@/app/wp-json/boards/v2/projects/[board_id]/archive-stage/[stage_id]/route";
import * as restore from "@/app/wp-json/boards/v2/projects/[board_id]/restore-stage/[stage_id]/route";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db, transaction } from "@/lib/db";
import { convertToSubtask } from "@/lib/subtasks/convert";
import { aBoardOfAnna, aLabel, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { ageBoardsByAnHour } from "@/lib/testing/factories/age-boards";
import { GET } from "./route";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const plain = (date: Date) => date.toISOString().slice(0, 19).replace("T", " ");

/** A board on which nothing happened for an hour, queried with and without its whole lists. */
async function anUnchangedBoard() {
  const { anna, vera, board, toDo, done } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const label = await aLabel(board);
  await ageBoardsByAnHour();
  const send = (query: Record<string, string>) =>
    call(GET, { as: vera, params: { board_id: board.id }, query: { since: plain(ago(30)), ...query } });
  const both = async (query: Record<string, string> = {}) =>
    [await send(query), await send({ ...query, whole: "no" })] as const;
  return { anna, board, toDo, done, task, label, send, both };
}

describe("GET /projects/:board_id/has-data-changed?whole=no", () => {
  test.each([
    ["tasks", { tasksResetAt: ago(5) }],
    ["stages", { stagesResetAt: ago(5) }],
    ["labels", { labelsResetAt: ago(5) }],
  ] as const)(
    "sends only changes of the %s where the whole list would come, and says that some left",
    async (list, resets) => {
      const { board, toDo, task, label, both } = await anUnchangedBoard();
      await Promise.all([aTask(toDo), aLabel(board)]);
      await ageBoardsByAnHour();
      await db.board.update({ where: { id: board.id }, data: resets });
      await db.task.update({ where: { id: task.id }, data: { updatedAt: ago(10) } });
      await db.stage.update({ where: { id: toDo.id }, data: { updatedAt: ago(10) } });
      await db.label.update({ where: { id: label.id }, data: { updatedAt: ago(10) } });

      const [{ json: whole }, { json: without }] = await both();

      const changed = { tasks: task.id, stages: toDo.id, labels: label.id }[list];
      expect(whole[list].length).toBeGreaterThan(1);
      expect(without).toEqual({
        ...whole,
        [list]: whole[list].filter(({ id }: { id: number }) => id === changed),
        synced_at: without.synced_at,
      });
    },
  );

  test("sends a move made after a task was deleted, though the deletion is within the overlap", async () => {
    const { anna, board, toDo, task: moved, send } = await anUnchangedBoard();
    const doomed = await aTask(toDo);
    await call(DELETE, { as: anna, params: { board_id: board.id, task_id: doomed.id } });
    await db.board.update({ where: { id: board.id }, data: { tasksResetAt: ago(31) } });
    await db.task.update({ where: { id: moved.id }, data: { position: 7.5, updatedAt: ago(5) } });

    const { json } = await send({ whole: "no", include_archived: "true" });

    expect(json).toMatchObject({ taskResetRequired: true, tasks: [{ id: moved.id, position: "7.50" }] });
  });

  test.each(["archive", "restore"] as const)(
    "sends a change made within the overlap after a stage was %sd",
    async (what) => {
      const { anna, board, done, task, send } = await anUnchangedBoard();
      const params = { board_id: board.id, stage_id: done.id };
      await call(archive.PUT, { as: anna, params });
      if (what === "restore") await call(restore.PUT, { as: anna, params });
      await db.task.update({ where: { id: task.id }, data: { title: "Changed" } });

      const { json } = await send({ whole: "no", include_archived: "true" });

      expect(json.tasks).toMatchObject([{ id: task.id, title: "Changed" }]);
      expect(json.stages).toMatchObject([{ id: done.id }]);
    },
  );

  test("names a task that became a subtask, which is in no list", async () => {
    const { anna, toDo, task: parent, send } = await anUnchangedBoard();
    const child = await aTask(toDo);
    await transaction((tx) =>
      convertToSubtask(tx, child, { parentId: parent.id, groupId: null }, { ...anna, isAdmin: false }),
    );

    const { json } = await send({ whole: "no", include_archived: "true" });

    expect(json.tasks.find(({ id }: { id: number }) => id === child.id)).toMatchObject({ parent_id: parent.id });
  });

  test("neither sends nor reads lists in a full sync, and still says that there are changes", async () => {
    const { both } = await anUnchangedBoard();

    const [whole, without] = await both({ since: "never" });

    expect(without.json).toEqual({
      ...whole.json,
      tasks: [],
      stages: [],
      labels: [],
      synced_at: without.json.synced_at,
    });
    expect(without.json).toMatchObject({ sync_reset: true, has_changes: true, taskResetRequired: true });
    expect(without.queries).toBe(whole.queries - 3);
  });

  test("sends the same difference as ever, and so does whole=yes", async () => {
    const { task, send, both } = await anUnchangedBoard();
    await db.task.update({ where: { id: task.id }, data: { updatedAt: ago(10) } });

    const [{ json: usual }, { json: without }] = await both();

    expect(without).toEqual({ ...usual, synced_at: without.synced_at });
    expect(without.tasks).toHaveLength(1);
    expect((await send({ since: "never", whole: "yes" })).json.tasks).toHaveLength(1);
  });

  test("answers 400 for a value that is not a boolean", async () => {
    const { send } = await anUnchangedBoard();

    expect((await send({ whole: "perhaps" })).json.data.params).toEqual({ whole: expect.any(String) });
  });
});
