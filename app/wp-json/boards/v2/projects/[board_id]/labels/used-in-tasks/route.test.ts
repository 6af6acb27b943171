import { describe, expect, test } from "vitest";
import { aBoardOfAnna, aLabel, aSubtask, aTask, attachLabel, idsOf, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET as LABELS } from "../route";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /projects/:board_id/labels/used-in-tasks", () => {
  test("returns the labels that the board's tasks use, each once, the oldest first, with all keys", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    await aLabel(board, { title: "Unused" });
    const [first, second] = [await aLabel(board), await aLabel(board)];
    for (const task of [await aTask(toDo), await aTask(toDo)])
      for (const label of [second, first]) await attachLabel(task, label);
    await attachLabel(await aTask(other.toDo), await aLabel(other.board));

    const { status, json } = await list(vera, board);

    expect(status).toBe(200);
    expect(idsOf(json.labels)).toEqual([first.id, second.id]);
    expect(json.labels[0]).toEqual((await onBoard(LABELS)(vera, board)).json.labels[1]);
  });

  test("includes those of archived tasks and of subtasks", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [archived, onSubtask] = [await aLabel(board), await aLabel(board)];
    await attachLabel(await aTask(toDo, { archivedAt: new Date() }), archived);
    await attachLabel(await aSubtask(await aTask(toDo)), onSubtask);

    const { json } = await list(anna, board);

    expect(idsOf(json.labels)).toEqual([archived.id, onSubtask.id]);
  });

  testForbiddenFor("stranger", list);
});
