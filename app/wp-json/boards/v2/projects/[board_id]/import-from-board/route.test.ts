import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aField,
  aFullBoard,
  aLabel,
  anAdmin,
  aStage,
  aTask,
  countersOf,
  inFreeTier,
  messagesOf,
  onBoard,
  recounted,
  rowsIn,
  stageTitles,
  storedBoard,
  testAllOrNothing,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

const importInto = onBoard(POST);

const importedTasks = (boardId: number) =>
  db.task.findMany({
    where: { stage: { boardId, title: { endsWith: " - imported" } } },
    orderBy: { position: "asc" },
    include: { labels: true, customFieldValues: true, assignees: true, subtasks: true },
  });

describe("POST /projects/:board_id/import-from-board", () => {
  test("copies stages with their tasks to the end of the board", async () => {
    const { anna, toDo, done } = await aFullBoard();
    const board = await aBoard({ members: [[anna, "member"]], type: "roadmap" });
    await aTask(await aStage(board, { title: "Mine", position: 1.5 }));

    const { status, json } = await importInto(anna, board, { selectedStages: [done.id, toDo.id] });

    expect([status, json]).toEqual([200, { message: "Import successfully" }]);
    expect(await stageTitles(board.id)).toEqual(["Mine", "Done - imported", "To  do ü - imported"]);
    const tasks = await importedTasks(board.id);
    expect(tasks.map(({ title, status: state, type }) => `${title} ${state} ${type}`).sort()).toEqual([
      "Closed closed roadmap",
      "First open roadmap",
      "Parent open roadmap",
    ]);
    expect(await storedBoard(board)).toMatchObject({ tasksCount: 4, completedTasksCount: 1 });
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await db.stage.findFirst({ where: { boardId: board.id, bgColor: "#123456" } })).toMatchObject({
      isTemplate: null,
      isPublic: false,
    });
    expect((await db.activity.findMany({ where: { boardId: board.id } })).map(({ newValue }) => newValue)).toEqual([
      "Done - imported",
      "To  do ü - imported",
    ]);
  });

  test("copies to the place that is asked for", async () => {
    const { anna, board, toDo, done } = await aBoardOfAnna();

    await importInto(anna, board, { selectedStages: [done.id], position: 2 });
    await importInto(anna, board, { selectedStages: [toDo.id], position: "1.00" });
    await importInto(anna, board, { selectedStages: [toDo.id], position: 99 });

    expect(await stageTitles(board.id)).toEqual([
      "To do - imported",
      "To do",
      "Done - imported",
      "Doing",
      "Done",
      "To do - imported",
    ]);
  });

  test("keeps what the board has, too: labels, fields, default people; everything on the same board", async () => {
    const { anna, max, board, toDo } = await aFullBoard();
    const other = await aBoard({ members: [[anna, "member"]] });
    const bug = await aLabel(other, { title: "Bug" });
    const size = await aField(other, { title: "size", type: "select", options: ["L", "M", "S"] });

    await importInto(anna, other, { selectedStages: [toDo.id] });
    await importInto(anna, board, { selectedStages: [toDo.id] });

    const [elsewhere, here] = [await importedTasks(other.id), await importedTasks(board.id)];
    expect(elsewhere.find(({ title }) => title === "First")).toMatchObject({
      labels: [{ labelId: bug.id }],
      customFieldValues: [{ customFieldId: size.id, value: "L" }],
      assignees: [],
      createdById: anna.id,
      isTemplate: null,
    });
    expect(here.find(({ title }) => title === "First")?.labels).toHaveLength(2);
    expect(here.find(({ title }) => title === "Parent")?.subtasks).toMatchObject([
      { title: "Step", boardId: board.id },
    ]);
    const people = await db.stageDefaultAssignee.findMany({ orderBy: { stageId: "asc" }, include: { stage: true } });
    expect(people.map(({ userId, stage }) => [userId, stage.boardId])).toEqual([
      [max.id, board.id],
      [max.id, board.id],
    ]);
  });

  test("cuts a long title, so that the suffix fits", async () => {
    const { anna, board } = await aBoardOfAnna();
    const stage = await aStage(board, { title: "ü".repeat(100) });

    await importInto(anna, board, { selectedStages: [stage.id] });

    expect((await stageTitles(board.id)).at(-1)).toBe(`${"ü".repeat(89)} - imported`);
  });

  testAllOrNothing(["stage", "task", "task_label", "subtask_group", "activity", "board"], async () => {
    const { anna, board, toDo } = await aFullBoard();
    return () => importInto(anna, board, { selectedStages: [toDo.id] });
  });

  test("takes as many statements for thirty tasks as for two", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    for (let at = 0; at < 2; at += 1) await aTask(toDo);
    const target = await aBoard({ members: [[anna, "manager"]] });
    const send = async () => (await importInto(anna, target, { selectedStages: [toDo.id] })).queries;

    await send();
    const few = await send();
    for (let at = 0; at < 28; at += 1) await aTask(toDo);

    expect([await send(), board.id === target.id]).toEqual([few, false]);
  });

  test("is in the free tier", async () => {
    const { max, board, toDo } = await aBoardOfAnna();

    expect((await inFreeTier(() => importInto(max, board, { selectedStages: [toDo.id] }))).status).toBe(200);
  });

  testForbidden(POST);

  test("is all or nothing for stages that are archived, unknown, or on a board of others", async () => {
    const [{ anna, vera, board, toDo }, other] = [await aBoardOfAnna(), await aBoardOfAnna()];
    const archived = await aStage(board, { archivedAt: new Date() });
    const before = await rowsIn("stage", "task");

    const answers = [
      await importInto(anna, board, { selectedStages: [toDo.id, archived.id] }),
      await importInto(anna, board, { selectedStages: [toDo.id, other.toDo.id] }),
      await importInto(anna, board, { selectedStages: [99999] }),
      await importInto(anna, board, {}),
      await importInto(anna, board, { selectedStages: [] }),
      await importInto(anna, board, { selectedStages: ["x"] }),
      await importInto(vera, board, { selectedStages: [toDo.id] }),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Stage not found"],
      [400, "Stage not found"],
      [400, "Stage not found"],
      [400, "Invalid parameter(s): selectedStages"],
      [400, "Invalid parameter(s): selectedStages"],
      [400, "Invalid parameter(s): selectedStages"],
      [403, "Sorry, you are not allowed to do that."],
    ]);
    expect(await rowsIn("stage", "task")).toEqual(before);
    expect((await importInto(await anAdmin(), board, { selectedStages: [other.toDo.id] })).status).toBe(200);
  });
});
