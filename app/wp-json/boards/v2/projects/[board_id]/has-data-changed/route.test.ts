import { describe, expect, test } from "vitest";
import { db, transaction } from "@/lib/db";
import {
  aBoardOfAnna,
  ageBoardsByAnHour,
  aLabel,
  aStageWithoutGaps,
  aTask,
  onBoard,
  onRecord,
  statusesOf,
  titlesOf,
} from "@/lib/testing";
import { PUT as ARCHIVE } from "@/app/wp-json/boards/v2/projects/[board_id]/archive-stage/[stage_id]/route";
import { PUT as RESTORE } from "@/app/wp-json/boards/v2/projects/[board_id]/restore-stage/[stage_id]/route";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { convertToSubtask } from "@/lib/subtasks/convert";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET } from "./route";

const ask = onBoard(GET);

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const plain = (date: Date) => date.toISOString().slice(0, 19).replace("T", " ");

/** A board on which nothing happened for an hour. */
async function anUnchangedBoard() {
  const all = await aBoardOfAnna();
  const [old, fresh] = [await aTask(all.toDo, { title: "old" }), await aTask(all.toDo, { title: "fresh" })];
  const label = await aLabel(all.board);
  await ageBoardsByAnHour();
  return { ...all, old, fresh, label };
}

describe("GET /projects/:board_id/has-data-changed", () => {
  test("says that nothing changed, and from when to ask next", async () => {
    const { vera, board } = await anUnchangedBoard();

    const { json } = await ask(vera, board, { since: plain(ago(60)) });

    expect(json).toEqual({
      board: {},
      stages: [],
      labels: [],
      tasks: [],
      taskDeleted: false,
      stageDeleted: false,
      labelDeleted: false,
      taskResetRequired: false,
      stageResetRequired: false,
      labelResetRequired: false,
      has_changes: false,
      synced_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      sync_reset: false,
    });
  });

  test("sends what changed since, with some seconds of overlap", async () => {
    const { vera, board, fresh } = await anUnchangedBoard();
    await db.task.update({ where: { id: fresh.id }, data: { updatedAt: ago(32) } });

    const { json } = await ask(vera, board, { since: plain(ago(30)) });

    expect(titlesOf(json.tasks)).toEqual(["fresh"]);
    expect(json).toMatchObject({ has_changes: true, sync_reset: false, taskResetRequired: false });
  });

  test("sends the whole list when tasks left it", async () => {
    const { vera, board } = await anUnchangedBoard();
    await db.board.update({ where: { id: board.id }, data: { tasksResetAt: ago(5), updatedAt: ago(3600) } });

    const { json } = await ask(vera, board, { since: plain(ago(30)) });

    expect(json.tasks).toHaveLength(2);
    expect(json).toMatchObject({
      taskResetRequired: true,
      taskDeleted: true,
      stageResetRequired: false,
      has_changes: true,
    });
  });

  test("archived tasks make a list whole only for clients that leave them out", async () => {
    const { vera, board, old } = await anUnchangedBoard();
    await db.task.update({ where: { id: old.id }, data: { archivedAt: ago(5), position: 0, updatedAt: ago(5) } });
    await db.board.update({ where: { id: board.id }, data: { tasksArchivedAt: ago(5), updatedAt: ago(3600) } });
    const send = async (query: Record<string, string>) =>
      (await ask(vera, board, { since: plain(ago(30)), ...query })).json;

    expect(await send({})).toMatchObject({ taskResetRequired: true, tasks: [{ title: "fresh" }] });
    expect(await send({ include_archived: "true" })).toMatchObject({
      taskResetRequired: false,
      tasks: [{ title: "old", archived_at: expect.any(String) }],
    });
  });

  test.each(["nonsense", "2999-01-01 00:00:00", plain(ago(25 * 3600)), "2026-02-31"])(
    "does a full sync for since=%s",
    async (since) => {
      const { vera, board } = await anUnchangedBoard();

      const { status, json } = await ask(vera, board, { since });

      expect(status).toBe(200);
      expect(json).toMatchObject({
        sync_reset: true,
        has_changes: true,
        taskResetRequired: true,
        stageResetRequired: true,
        labelResetRequired: true,
        board: { id: board.id },
      });
      expect([json.tasks.length, json.stages.length, json.labels.length]).toEqual([2, 3, 1]);
    },
  );

  test("without since it covers the last minute, and always sends the board", async () => {
    const { vera, board, fresh } = await anUnchangedBoard();
    await db.task.update({ where: { id: fresh.id }, data: { updatedAt: ago(30) } });

    const { json } = await ask(vera, board);

    expect(json).toMatchObject({
      board: { id: board.id },
      tasks: [{ title: "fresh" }],
      has_changes: true,
      sync_reset: false,
    });
  });

  testForbiddenFor("stranger", ask);
});

/** A board on which nothing happened for an hour, queried with and without its whole lists. */
async function aBoardToQuery() {
  const { vera, board, ...rest } = await aBoardOfAnna();
  const task = await aTask(rest.toDo);
  const label = await aLabel(board);
  await ageBoardsByAnHour();
  const send = (query: Record<string, string>) => ask(vera, board, { since: plain(ago(30)), ...query });
  const both = async (query: Record<string, string> = {}) =>
    [await send(query), await send({ ...query, whole: "no" })] as const;
  return { ...rest, board, task, label, send, both };
}

describe("GET /projects/:board_id/has-data-changed?whole=no", () => {
  test.each([
    ["tasks", { tasksResetAt: ago(5) }],
    ["stages", { stagesResetAt: ago(5) }],
    ["labels", { labelsResetAt: ago(5) }],
  ] as const)(
    "sends only changes of the %s where the whole list would come, and says that some left",
    async (list, resets) => {
      const { board, toDo, task, label, both } = await aBoardToQuery();
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
    const { anna, board, toDo, task: moved, send } = await aBoardToQuery();
    const doomed = await aTask(toDo);
    await onRecord(DELETE, "task_id")(anna, doomed);
    await db.board.update({ where: { id: board.id }, data: { tasksResetAt: ago(31) } });
    await db.task.update({ where: { id: moved.id }, data: { position: 7.5, updatedAt: ago(5) } });

    const { json } = await send({ whole: "no", include_archived: "true" });

    expect(json).toMatchObject({ taskResetRequired: true, tasks: [{ id: moved.id, position: "7.50" }] });
  });

  test.each(["archive", "restore"] as const)(
    "sends a change made within the overlap after a stage was %sd",
    async (what) => {
      const { anna, done, task, send } = await aBoardToQuery();
      await onRecord(ARCHIVE, "stage_id")(anna, done);
      if (what === "restore") await onRecord(RESTORE, "stage_id")(anna, done);
      await db.task.update({ where: { id: task.id }, data: { title: "Changed" } });

      const { json } = await send({ whole: "no", include_archived: "true" });

      expect(json.tasks).toMatchObject([{ id: task.id, title: "Changed" }]);
      expect(json.stages).toMatchObject([{ id: done.id }]);
    },
  );

  test("names a task that became a subtask, which is in no list", async () => {
    const { anna, toDo, task: parent, send } = await aBoardToQuery();
    const child = await aTask(toDo);
    await transaction((tx) =>
      convertToSubtask(tx, child, { parentId: parent.id, groupId: null }, { ...anna, isAdmin: false }),
    );

    const { json } = await send({ whole: "no", include_archived: "true" });

    expect(json.tasks.find(({ id }: { id: number }) => id === child.id)).toMatchObject({ parent_id: parent.id });
  });

  test("neither sends nor reads lists in a full sync, and still says that there are changes", async () => {
    const { both } = await aBoardToQuery();

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
    const { task, send, both } = await aBoardToQuery();
    await db.task.update({ where: { id: task.id }, data: { updatedAt: ago(10) } });

    const [{ json: usual }, { json: without }] = await both();

    expect(without).toEqual({ ...usual, synced_at: without.synced_at });
    expect(without.tasks).toHaveLength(1);
    expect((await send({ since: "never", whole: "yes" })).json.tasks).toHaveLength(1);
  });

  test("answers 400 for a value that is not a boolean", async () => {
    const { send } = await aBoardToQuery();

    expect((await send({ whole: "perhaps" })).json.data.params).toEqual({ whole: expect.any(String) });
  });
});

describe("GET /projects/:board_id/has-data-changed?paged=yes", () => {
  test("stays as small as it is when a stage with more tasks is restored, and counts them all", async () => {
    const { anna, vera, board, toDo } = await anUnchangedBoard();
    const sizes = [];
    for (const count of [201, 402]) {
      const { stage } = await aStageWithoutGaps(board, count);
      const archived = await onRecord(ARCHIVE, "stage_id")(anna, stage);
      await ageBoardsByAnHour();
      const restored = await onRecord(RESTORE, "stage_id")(anna, stage);

      const { json } = await ask(vera, board, { since: plain(ago(1)), include_archived: "yes", paged: "yes" });

      expect(statusesOf([archived, restored])).toEqual([200, 200]);
      expect(json).toMatchObject({ tasks: [], stages: [{ id: stage.id }], too_many_tasks: true, sync_reset: false });
      expect(json.stage_totals).toEqual(
        expect.arrayContaining([
          [toDo.id, 2],
          [stage.id, count],
        ]),
      );
      sizes.push(JSON.stringify(json).length);
    }

    expect(Math.abs((sizes[1] ?? 0) - (sizes[0] ?? 0))).toBeLessThan(50);
  });

  test("lists up to 200 tasks, and never a whole list", async () => {
    const { vera, board } = await anUnchangedBoard();
    await aStageWithoutGaps(board, 200);
    await db.board.update({ where: { id: board.id }, data: { tasksResetAt: ago(1) } });

    const { json } = await ask(vera, board, { since: plain(ago(1)), paged: "yes" });

    expect([json.tasks.length, json.too_many_tasks, json.taskResetRequired]).toEqual([200, false, true]);
  });
});
