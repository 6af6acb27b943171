import { describe, expect, test } from "vitest";
import { DELETE as DELETE_COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { DELETE as DELETE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aComment, aSubtask, aTask, aUser, call, onBoard, queryCountOf, statusesOf } from "@/lib/testing";
import { DELETE, GET } from "./route";

const list = onBoard(GET);
const empty = onBoard(DELETE);

describe("GET /boards/:board_id/trash", () => {
  test("lists what was deleted, the last first, with what it holds, who deleted it and when it ends", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [first, second] = [await aTask(toDo, { title: "First" }), await aTask(toDo, { title: "Second" })];
    await aSubtask(second);
    for (const task of [first, second])
      await call(DELETE_TASK, { as: max, params: { board_id: board.id, task_id: task.id } });

    const { status, json } = await list(anna, board, { per_page: 1 });

    expect(status).toBe(200);
    const { deletedAt } = await db.trashItem.findFirstOrThrow({ where: { recordId: second.id } });
    expect(json.items).toMatchObject({
      total: 2,
      last_page: 2,
      data: [
        {
          type: "task",
          record_id: second.id,
          title: "Second",
          contents: 1,
          task_id: null,
          deleted_by: { ID: max.id },
          ends_at: new Date(Math.floor((deletedAt.getTime() + 30 * 86_400_000) / 1000) * 1000)
            .toISOString()
            .replace(".000Z", "+00:00"),
        },
      ],
    });
  });

  test("a comment is listed only for who wrote it and who deleted it", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const comment = await aComment(task, max, { rawDescription: "Not\n for you" });
    await call(DELETE_COMMENT, { as: max, params: { board_id: board.id, comment_id: comment.id } });

    const [ofAnna, ofMax] = [await list(anna, board), await list(max, board)];

    expect(ofAnna.json.items).toMatchObject({ total: 0, data: [] });
    expect(ofMax.json.items).toMatchObject({
      total: 1,
      data: [
        { type: "comment", record_id: comment.id, title: "Not for you", task_id: task.id, task_title: task.title },
      ],
    });
  });

  test("says of a task whether its stage is gone or archived", async () => {
    const { anna, board, toDo, done } = await aBoardOfAnna();
    for (const stage of [toDo, done]) {
      const { id } = await aTask(stage);
      await call(DELETE_TASK, { as: anna, params: { board_id: board.id, task_id: id } });
    }
    await db.stage.update({ where: { id: done.id }, data: { archivedAt: new Date() } });
    const needs = async () => {
      const { items } = (await list(anna, board)).json;
      return items.data.map((item: { needs_stage: boolean }) => item.needs_stage);
    };

    expect(await needs()).toEqual([true, false]);
    await db.stage.delete({ where: { id: toDo.id } });
    expect(await needs()).toEqual([true, true]);
  });

  test("asks the database as often for many items as for one", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const remove = async () => {
      const { id } = await aTask(toDo);
      await call(DELETE_TASK, { as: anna, params: { board_id: board.id, task_id: id } });
    };
    await remove();
    const read = () => queryCountOf(GET, { as: anna, params: { board_id: board.id } });
    const once = await read();
    for (let more = 0; more < 4; more += 1) await remove();

    expect(await read()).toBe(once);
  });

  test("only those who may edit the board see its trash", async () => {
    const { vera, board } = await aBoardOfAnna();
    expect(statusesOf([await list(vera, board), await list(await aUser(), board)])).toEqual([403, 403]);
  });
});

describe("DELETE /boards/:board_id/trash", () => {
  test("ends all items of the board, also the comments of others, and none of another board", async () => {
    const [here, there] = [await aBoardOfAnna(), await aBoardOfAnna()];
    for (const { anna, max, board, toDo } of [here, there]) {
      const [task, commented] = [await aTask(toDo), await aTask(toDo)];
      const comment = await aComment(commented, max);
      await call(DELETE_TASK, { as: anna, params: { board_id: board.id, task_id: task.id } });
      await call(DELETE_COMMENT, { as: max, params: { board_id: board.id, comment_id: comment.id } });
    }

    const { status, json } = await empty(here.anna, here.board);

    expect({ status, json }).toMatchObject({ status: 200, json: { deleted: 2 } });
    expect(await db.trashItem.groupBy({ by: ["boardId"], _count: true })).toEqual([
      { boardId: there.board.id, _count: 2 },
    ]);
    expect(await db.trashRow.count({ where: { item: { boardId: here.board.id } } })).toBe(0);
  });

  test("only managers empty the trash", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const asked = [max, vera, await aUser()].map((as) => empty(as, board));
    expect(statusesOf(await Promise.all(asked))).toEqual([403, 403, 403]);
  });
});
