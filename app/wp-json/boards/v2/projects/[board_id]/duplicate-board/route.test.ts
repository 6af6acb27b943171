import { describe, expect, test } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aFullBoard } from "@/lib/testing/factories/full-board";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { refusingAtCommit, rowsIn } from "@/lib/testing/probes/refused-commits";
import { POST } from "./route";

const yes = {
  isWithTasks: "yes",
  isWithLabels: "yes",
  isWithTemplates: "yes",
  isWithMembers: "yes",
  isWithCustomFields: "yes",
};

const duplicate = async (board: Board, options: object = {}) =>
  call(POST, { as: await anAdmin(), params: { board_id: board.id }, body: { board: { title: "Copy" }, ...options } });

describe("POST /projects/:board_id/duplicate-board", () => {
  test("returns the new board alone; its creator manages it", async () => {
    const { board } = await aFullBoard();
    const admin = await anAdmin();

    const { status, json } = await call(POST, {
      as: admin,
      params: { board_id: board.id },
      body: { board: { title: "Website – Copy\n" } },
    });

    expect(status).toBe(200);
    expect(json).toEqual({
      board: {
        ...{
          id: expect.any(Number),
          parent_id: null,
          title: "Website – Copy",
          description: "<p>All of it</p>",
          type: "to-do",
          currency: "EUR",
        },
        background: { id: "solid_4", is_image: false, image_url: null, color: "#D7543D" },
        ...{
          settings: { tasks_count: 0 },
          created_by: admin.id,
          archived_at: null,
          meta: { enable_stage_change_email: "no" },
          isUserOnlyViewer: false,
        },
      },
    });
    expect(json.board.id).not.toBe(board.id);
    expect(await db.boardMember.findMany({ where: { boardId: json.board.id } })).toMatchObject([
      { userId: admin.id, role: "manager" },
    ]);
  });

  test("the original stays exactly as it is", async () => {
    const { board } = await aFullBoard();
    const tables = [
      "task",
      "stage",
      "label",
      "task_label",
      "subtask_group",
      "custom_field",
      "custom_field_value",
      "activity",
      "board",
      "board_member",
    ];
    const before = await rowsIn(...tables);

    const { json } = await duplicate(board, yes);
    await db.board.delete({ where: { id: json.board.id } });

    expect(await rowsIn(...tables)).toEqual(before);
  });

  test.each(["board", "board_member", "stage", "label", "task", "subtask_group", "task_label", "custom_field_value"])(
    "is all or nothing: a refused change of %s leaves everything as it was",
    async (table) => {
      const { board } = await aFullBoard();
      const before = await rowsIn("board", "board_member", "stage", "label", "task", "subtask_group", "custom_field");

      expect((await refusingAtCommit(table, () => duplicate(board, yes))).status).toBe(500);
      expect(await rowsIn("board", "board_member", "stage", "label", "task", "subtask_group", "custom_field")).toEqual(
        before,
      );
    },
  );

  test("runs as many SQL statements for thirty tasks as for two", async () => {
    const admin = await anAdmin();
    const board = await aBoard();
    const stage = await aStage(board);
    for (let at = 0; at < 2; at += 1) await aTask(stage);
    const send = async () =>
      (await call(POST, { as: admin, params: { board_id: board.id }, body: { board: { title: "Copy" }, ...yes } }))
        .queries;

    await send();
    const few = await send();
    for (let at = 0; at < 28; at += 1) await aTask(stage);

    expect(await send()).toBe(few);
  });

  test("the copy of an empty board is empty", async () => {
    const { status, json } = await duplicate(await aBoard({ type: "roadmap" }), yes);

    expect([status, json.board.type, json.board.settings]).toEqual([200, "roadmap", { tasks_count: 0 }]);
  });

  test("members may duplicate when the site lets them create boards, viewers of this board too", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const stranger = await aUser();
    await aBoard({ members: [[stranger, "manager"]] });
    const send = async (as: typeof max) =>
      (await call(POST, { as, params: { board_id: board.id }, body: { board: { title: "Mine" } } })).status;

    expect([await send(max), await send(vera)]).toEqual([403, 403]);
    await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

    expect([await send(max), await send(vera), await send(stranger)]).toEqual([200, 200, 403]);
  });

  test("answers 400 without a title, 403 for its manager, 404 when the board does not exist, and no board is made", async () => {
    const { anna, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    for (const body of [{}, { board: { title: " " } }, { board: { title: ["x"] } }, { title: "x" }])
      expect((await call(POST, { as: await anAdmin(), params, body })).json.data.params).toHaveProperty("title");
    expect((await duplicate(board, { isWithTasks: "perhaps" })).status).toBe(400);
    expect((await call(POST, { as: anna, params, body: { board: { title: "Mine" } } })).status).toBe(403);
    expect((await duplicate({ ...board, id: 999_999 })).status).toBe(404);
    expect(await db.board.count()).toBe(1);
  });

  test("while people move and delete tasks it copies one consistent state, with right counters", async () => {
    const admin = await anAdmin();
    const { board, toDo, done } = await aBoardOfAnna();
    const tasks = [];
    for (let at = 0; at < 12; at += 1) {
      const task = await aTask(toDo);
      await aSubtask(task);
      tasks.push(task);
    }

    const [copies] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => duplicate(board, yes))),
      ...tasks.map(({ id: task_id }, at) =>
        call(at % 2 ? DELETE : MOVE, {
          as: admin,
          params: { board_id: board.id, task_id },
          body: { newStageId: done.id },
        }),
      ),
    ]);

    for (const { status, json } of copies) {
      expect(status).toBe(200);
      expect(await countersOf(json.board)).toEqual(await recounted(json.board));
      const where = { boardId: json.board.id };
      expect(await db.task.count({ where: { ...where, parentId: { not: null } } })).toBe(
        await db.task.count({ where: { ...where, parentId: null } }),
      );
    }
  });
});
