import { describe, expect, test } from "vitest";
import { type TaskEdit, withTaskEdit } from "@/components/board-store/edits/task-edits";
import { unloadedGapIn } from "@/components/board/drag/unloaded-gap";
import { aCardIn, aPage, creating } from "@/components/testing/records";
import { byStage, loadedTasksFrom, type LoadedTasks, withPage } from "@/components/board-store/edits/loaded-tasks";
import { withChanges, withEndAfter, withStages, withTotals } from "@/components/board-store/edits/changed-tasks";

const [TO_DO, DONE] = [1, 2];
const toDo = (id: number, position = id) => aCardIn(TO_DO, id, position);
const done = (id: number, position: number) => aCardIn(DONE, id, position);
const pageAfter = (cursor: number | null, total = 5, end: number | null = null) =>
  aPage(TO_DO, total, { cursor, has_more: end !== null, has_more_after: end !== null, end_cursor: end });
const answer = (ids: number[], cursor = 3, total = 5, end: number | null = null) => ({
  tasks: ids.map((id) => toDo(id)),
  pagination: pageAfter(cursor, total, end),
});

/** Tasks 1, 2, 3 of To do are loaded of five; Done has task 9 alone. What has an id above 15 was made later. */
const shown = loadedTasksFrom({
  tasks: [toDo(1), toDo(2), toDo(3), done(9, 1)],
  pagination_by_stage: { [TO_DO]: pageAfter(null, 5, 3), [DONE]: aPage(DONE, 1) },
  newest_task_id: 15,
  synced_at: "2026-11-20 10:00:00",
});

describe("what a board shows of its tasks", () => {
  test("is in the order of the positions, whatever order they came in", () => {
    const moved = withChanges(shown, [toDo(3, 0.5)]);

    expect(idsIn(moved)).toEqual([3, 1, 2]);
  });

  test("counts a task once, however often messages name it", () => {
    const fresh = toDo(20, 99);
    const updated = withChanges(withChanges(shown, [fresh]), [fresh]);

    expect(totalIn(updated)).toBe(6);
    expect(idsIn(updated)).toEqual([1, 2, 3]);
    expect(updated.isStale).toBe(false);
  });

  test("shows a new task that stands among the loaded ones", () => {
    const updated = withChanges(shown, [toDo(20, 1.5)]);

    expect(idsIn(updated)).toEqual([1, 20, 2, 3]);
    expect(totalIn(updated)).toBe(6);
  });

  test("moves a task and both counts with it", () => {
    const updated = withChanges(shown, [done(1, 2)]);

    expect([idsIn(updated), idsIn(updated, DONE)]).toEqual([
      [2, 3],
      [9, 1],
    ]);
    expect([totalIn(updated), totalIn(updated, DONE)]).toEqual([4, 2]);
    expect(updated.isStale).toBe(false);
  });

  test("lets go of a task that goes behind what is loaded, and counts it on", () => {
    const uncounted = withChanges(shown, [toDo(1, 50)]);
    const moved = withChanges(uncounted, [done(1, 2)]);

    expect([idsIn(uncounted), totalIn(uncounted)]).toEqual([[2, 3], 5]);
    expect([totalIn(moved), totalIn(moved, DONE)]).toEqual([4, 2]);
  });

  test("counts an old task that appears once all tasks are loaded, and reads nothing again", () => {
    const complete: LoadedTasks = {
      ...loadedTasksFrom({
        tasks: [toDo(1), done(9, 1)],
        pagination_by_stage: { [TO_DO]: aPage(TO_DO, 1), [DONE]: aPage(DONE, 1) },
        newest_task_id: 15,
        synced_at: "2026-11-20 10:00:00",
      }),
      isComplete: true,
    };

    const updated = withChanges(complete, [toDo(4)]);

    expect([idsIn(updated), totalIn(updated), updated.isStale, updated.isComplete]).toEqual([[1, 4], 2, false, true]);
  });

  test.each([
    ["archived", { archived_at: "2026-11-20 10:00:00" }],
    ["made a subtask", { parent_id: 9 }],
    ["put into a stage that is not shown", { stage_id: 77 }],
  ])("drops a task that was %s", (_, change) => {
    const updated = withChanges(shown, [{ ...toDo(1), ...change }]);

    expect([idsIn(updated), totalIn(updated)]).toEqual([[2, 3], 4]);
  });

  test("counts tasks that were archived here and return, at once and once", () => {
    const archived = { archived_at: "2026-11-20 10:00:00" };
    const uncounted = withChanges(shown, [
      { ...toDo(1, 0), ...archived },
      { ...toDo(2, 0), ...archived },
    ]);
    const back = withChanges(uncounted, [toDo(1), done(2, 2)]);
    const again = withChanges(back, [toDo(1), done(2, 2)]);

    expect([totalIn(uncounted), totalIn(back), totalIn(back, DONE)]).toEqual([3, 4, 2]);
    expect([idsIn(back), idsIn(back, DONE), back.isStale]).toEqual([[1, 3], [9, 2], false]);
    expect(again.stages).toEqual(back.stages);
  });

  test("counts an old task that appears in a stage of which all is loaded, and asks from where it came", () => {
    const updated = withChanges(shown, [done(12, 2)]);

    expect([totalIn(updated, DONE), updated.isStale]).toEqual([2, true]);
    expect(withChanges(shown, [toDo(12, 1.5)]).stages[TO_DO]?.total).toBe(5);
  });

  test("drops what is gone, and takes what it never knew as it is", () => {
    const updated = withChanges(shown, [], [9, 12345]);

    expect([idsIn(updated, DONE), totalIn(updated, DONE)]).toEqual([[], 0]);
  });

  test.each([
    ["an old task appears and nobody knows where it was counted", [toDo(12, 1.5)]],
    ["the last loaded task moves: from it the stage goes on", [toDo(3, 0.5)]],
    ["the last loaded task leaves", [done(3, 5)]],
  ])("is loaded again when %s", (_, changed) => {
    expect(withChanges(shown, changed).isStale).toBe(true);
  });

  test.each([
    ["an old task changes behind what is loaded", [toDo(12, 80)]],
    ["the last loaded task gets another title", [{ ...toDo(3), title: "Other" }]],
    ["a stage that is loaded whole changes", [done(9, 7)]],
  ])("stays as it is when %s", (_, changed) => {
    expect(withChanges(shown, changed).isStale).toBe(false);
  });

  test("goes on from its last task", () => {
    const more = withPage(shown, answer([4, 5]));

    expect(idsIn(more)).toEqual([1, 2, 3, 4, 5]);
    expect(more.stages[TO_DO]).toEqual({ total: 5, end: null });
  });

  test("takes no page that was asked for before its end had moved", () => {
    expect(withPage(shown, answer([4], 2))).toBe(shown);
  });

  test("counts a task that was part of the load once, however late its message is", () => {
    const updated = withChanges(shown, [toDo(5)]);
    const all = withPage(updated, answer([4, 5]));

    expect([totalIn(updated), all.stages[TO_DO]]).toEqual([5, { total: 5, end: null }]);
  });

  test("counts what is there as soon as all of a stage is loaded, whatever was counted before", () => {
    const all = withPage(shown, answer([4, 5, 6]));

    expect(all.stages[TO_DO]).toEqual({ total: 6, end: null });
  });

  test("counts what came into a stage after the stages were counted with its page, and where it came from, once", () => {
    const read = withPage(shown, {
      tasks: [toDo(4), toDo(9, 4.5), toDo(20, 5)],
      pagination: pageAfter(3, 7, 5),
    });
    const announced = withChanges(read, [toDo(9, 4.5), toDo(20, 5)]);

    for (const tasks of [read, announced]) expect([totalIn(tasks), totalIn(tasks, DONE)]).toEqual([7, 0]);
  });

  test("takes the server's numbers for stages that are loaded in part: what leaves them may never have been loaded", () => {
    const counted = withTotals(shown, [
      [TO_DO, 4],
      [DONE, 7],
    ]);

    expect([totalIn(counted), totalIn(counted, DONE)]).toEqual([4, 1]);
  });

  test("is loaded again when its last page arrives later than a task after it", () => {
    const updated = withChanges(shown, [toDo(20, 99)]);

    expect([
      withPage(updated, answer([4, 5])).isStale,
      withPage(updated, answer([4, 5, 20])).isStale,
      withPage(shown, answer([4, 5])).isStale,
    ]).toEqual([true, false, false]);
  });

  test("loses a stage's tasks with the stage, and reads those of a new one", () => {
    expect(idsIn(withStages(shown, [DONE]))).toEqual([]);
    expect(withStages(shown, [TO_DO, DONE]).isStale).toBe(false);
    expect(withStages(shown, [TO_DO, DONE, 3]).isStale).toBe(true);
  });
});

describe("a task that was put behind the last loaded one", () => {
  const put = toDo(9, 3.5);
  const updated = withChanges(withEndAfter(shown, 3, put), [put]);

  test("ends what is loaded from then on, however often messages name it", () => {
    expect(idsIn(withChanges(updated, [put]))).toEqual([1, 2, 3, 9]);
    expect([totalIn(updated), updated.stages[TO_DO]?.end?.id, updated.isStale]).toEqual([6, 9, false]);
  });

  test("hides nothing that stands before it and was not loaded", () => {
    const more = withPage(updated, {
      tasks: [toDo(8, 3.25), put, toDo(4)],
      pagination: pageAfter(3, 6, 4),
    });

    expect(idsIn(more)).toEqual([1, 2, 3, 8, 9, 4]);
    expect(more.stages[TO_DO]?.end?.id).toBe(4);
  });

  test("goes where the server says when more was loaded meanwhile", () => {
    const loaded = withPage(shown, answer([4], 3, 5, 4));

    expect(idsIn(withChanges(withEndAfter(loaded, 3, put), [put]))).toEqual([1, 2, 3, 9, 4]);
    expect(withEndAfter(loaded, 3, put).stages[TO_DO]?.end?.id).toBe(4);
  });

  test("ends nothing when the server left it before that one", () => {
    expect(withEndAfter(shown, 3, toDo(1))).toBe(shown);
  });

  test("is shown, and everything is loaded again, when its stage was renumbered for it", () => {
    const renumbered = [toDo(1, 10), toDo(2, 20), toDo(3, 30), toDo(9, 35)];
    const read = withChanges(withEndAfter(shown, 3, toDo(9, 35), renumbered), renumbered);

    expect([idsIn(read), read.isStale]).toEqual([[1, 2, 3, 9], true]);
  });
});

describe("a task that was made at the end of a stage that is loaded in part", () => {
  const made = toDo(20, 6);
  const updated = withChanges(withEndAfter(shown, "all", made), [made]);

  test("stays in sight, however often messages name it, and is counted once", () => {
    const again = withChanges(withChanges(updated, [made]), [{ ...made, title: "Renamed" }]);

    expect([idsIn(again), again.tasks[20]?.title]).toEqual([[1, 2, 3, 20], "Renamed"]);
    expect([totalIn(again), again.isStale]).toEqual([6, false]);
  });

  test("comes into sight when others' news of it were heard first", () => {
    const listener = withChanges(shown, [made]);
    const answered = withChanges(withEndAfter(listener, "all", made), [made]);

    expect([idsIn(listener), idsIn(answered), totalIn(answered)]).toEqual([[1, 2, 3], [1, 2, 3, 20], 6]);
  });

  test("stays in sight while the tasks between are loaded, page by page, and none is lost or doubled", () => {
    const more = withPage(updated, answer([4], 3, 6, 4));
    const listener = withChanges(more, [made]);
    const all = withPage(listener, answer([5, 20], 4, 6));

    expect([idsIn(more), idsIn(listener), idsIn(all)]).toEqual([
      [1, 2, 3, 4, 20],
      [1, 2, 3, 4, 20],
      [1, 2, 3, 4, 5, 20],
    ]);
    expect([more.stages[TO_DO]?.end?.cursor, listener.isStale, all.stages[TO_DO]]).toEqual([
      4,
      false,
      { total: 6, end: null },
    ]);
  });

  test("stays where it is, and nothing is loaded again, when tasks between change that are not loaded", () => {
    const changed = withChanges(updated, [toDo(4), toDo(30, 4.5)]);

    expect([idsIn(changed), totalIn(changed), changed.isStale]).toEqual([[1, 2, 3, 20], 7, false]);
  });

  test("is followed by the next one that is made", () => {
    const next = toDo(21, 7);
    const both = withChanges(withEndAfter(updated, "all", next), [next]);

    expect([idsIn(both), totalIn(both), both.isStale]).toEqual([[1, 2, 3, 20, 21], 7, false]);
  });

  test("stands behind the tasks that are missing, what was put behind the last loaded one before them", () => {
    const put = toDo(9, 3.5);
    const moved = withChanges(withEndAfter(shown, 3, put), [put]);
    const both = withChanges(withEndAfter(moved, "all", made), [made]);

    expect([idsIn(both), missingFrom(both)]).toEqual([[1, 2, 3, 9, 20], { at: 4, size: 2 }]);
    expect(missingFrom(moved)).toEqual({ at: 4, size: 2 });
    expect(missingFrom(shown)).toEqual({ at: 3, size: 2 });
    expect(unloadedGapIn([], { total: 0, end: null })).toEqual({ at: 0, size: 0 });
  });

  test("ends a stage of which all is loaded as any other task", () => {
    expect(withEndAfter(shown, "all", done(20, 2))).toBe(shown);
    expect(idsIn(withChanges(shown, [done(20, 2)]), DONE)).toEqual([9, 20]);
  });
});

describe("what is shown until the server has answered", () => {
  test.each([
    ["between two", { after: 1, before: 2 }, [1, 9, 2, 3]],
    ["at the start", { after: null, before: 1 }, [9, 1, 2, 3]],
    ["at the end of what is loaded", { after: 3, before: null }, [1, 2, 3, 9]],
    ["behind a neighbour that is gone, before one that is there", { after: 777, before: 2 }, [1, 9, 2, 3]],
  ])("a task moved %s", (_, place, expected) => {
    const all = { ...shown, stages: { ...shown.stages, [TO_DO]: { total: 3, end: null } } };

    expect(idsIn(withTaskEdit(all, { kind: "move-task", taskId: 9, stageId: TO_DO, place }))).toEqual(expected);
  });

  test("a place between two positions without room", () => {
    const tight = { ...shown, tasks: { ...shown.tasks, 2: toDo(2, 1.01) } };

    expect(
      idsIn(
        withTaskEdit(tight, { kind: "move-task", taskId: 9, stageId: TO_DO, place: { after: 1, before: 2 } }),
        TO_DO,
      ),
    ).toEqual([1, 9, 2, 3]);
  });

  test.each([
    ["one of its own stage", [move(1, 3)], [2, 3, 1]],
    ["one of another stage", [move(9, 3)], [1, 2, 3, 9]],
    ["one after the other", [move(9, 3), move(1, 9)], [2, 3, 9, 1]],
    ["one that goes on", [move(9, 3), move(9, 1)], [1, 9, 2, 3]],
  ])("behind the last loaded task: %s", (_, edits, expected) => {
    const moved = edits.reduce((before, edit) => withTaskEdit(before, edit), shown);

    expect(idsIn(moved)).toEqual(expected);
    expect(moved.isStale).toBe(false);
  });

  test.each([
    ["start", [-1, 9]],
    ["end", [9, -1]],
  ] as const)("a new task at the %s", (at, expected) => {
    const made = withTaskEdit(shown, creating(-1, DONE, { at }));

    expect([idsIn(made, DONE), totalIn(made, DONE)]).toEqual([expected, 2]);
  });

  test("new tasks at the end of a stage that is loaded in part: in sight, behind those that are missing", () => {
    const made = withTaskEdit(withTaskEdit(shown, creating(-1, TO_DO)), creating(-2, TO_DO));

    expect([idsIn(made), totalIn(made), missingFrom(made)]).toEqual([[1, 2, 3, -1, -2], 7, { at: 3, size: 2 }]);
  });

  test("never asks to load again", () => {
    expect(withTaskEdit(shown, { kind: "delete-task", taskId: 3 }).isStale).toBe(false);
    expect(
      withTaskEdit(shown, { kind: "move-task", taskId: 3, stageId: DONE, place: { after: 9, before: null } }).isStale,
    ).toBe(false);
  });

  test("nothing of a task that is not loaded", () => {
    expect(withTaskEdit(shown, { kind: "delete-task", taskId: 555 })).toBe(shown);
  });
});

const missingFrom = (tasks: LoadedTasks) =>
  unloadedGapIn(byStage(tasks).get(TO_DO) ?? [], tasks.stages[TO_DO] ?? { total: 0, end: null });

const move = (taskId: number, after: number): TaskEdit => ({
  kind: "move-task",
  taskId,
  stageId: TO_DO,
  place: { after, before: after === 1 ? 2 : null },
});

const idsIn = (tasks: LoadedTasks, stageId = TO_DO) => (byStage(tasks).get(stageId) ?? []).map(({ id }) => id);
const totalIn = (tasks: LoadedTasks, stageId = TO_DO) => tasks.stages[stageId]?.total;
