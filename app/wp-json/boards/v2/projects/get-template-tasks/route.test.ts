import { describe, expect, test } from "vitest";
import {
  aBoard,
  aBoardOfAnna,
  aLabel,
  anAdmin,
  assign,
  aStage,
  aTask,
  aTemplateOfAnna,
  attachLabel,
  aUser,
  call,
  idsOf,
  inFreeTier,
} from "@/lib/testing";
import { GET } from "./route";

const isTemplate = true;

describe("GET /projects/get-template-tasks", () => {
  test("lists active template tasks of the caller's boards by title, with people and labels", async () => {
    const { anna, max, board, toDo } = await aTemplateOfAnna();
    const other = await aTask(await aStage(await aBoard({ members: [[anna, "viewer"]] })), { isTemplate, title: "A" });
    const task = await assign(await aTask(toDo, { isTemplate, title: "b" }), max);
    await attachLabel(task, await aLabel(board, { title: "Bug" }));
    await aTask(toDo);
    await aTask(toDo, { isTemplate: false });
    await aTask(toDo, { isTemplate, archivedAt: new Date() });
    await aTask(await aStage(board, { archivedAt: new Date() }), { isTemplate });
    await aTask((await aBoardOfAnna()).toDo, { isTemplate });

    const { status, json } = await call(GET, { as: anna });

    expect(status).toBe(200);
    expect(json).toMatchObject([
      { id: other.id, title: "A" },
      {
        id: task.id,
        board_id: board.id,
        stage_id: toDo.id,
        meta: { is_template: "yes" },
        assignees: [{ ID: max.id, display_name: "Max" }],
        labels: [{ title: "Bug" }],
      },
    ]);
    expect(idsOf((await call(GET, { as: max })).json)).toEqual([task.id]);
  });

  test("lists those of all boards for admins, none for people without a board", async () => {
    const task = await aTask((await aBoardOfAnna()).toDo, { isTemplate });

    expect(idsOf((await call(GET, { as: await anAdmin() })).json)).toEqual([task.id]);
    expect((await call(GET, { as: await aUser() })).json).toEqual([]);
  });

  test("is 401 without an account, and 403 in the free tier", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET)).status).toBe(401);
    expect((await inFreeTier(() => call(GET, { as: anna }))).json.message).toBe("This is a pro feature");
  });
});
