import { describe, expect, test } from "vitest";
import { PUT } from "@/app/wp-json/boards-app/v1/boards/[board_id]/comments/[comment_id]/reactions/route";
import { aComment, aTask, aTaskElsewhere, aTaskOfAnna, aUser, call, statusesOf } from "@/lib/testing";
import { GET } from "./route";

describe("GET /boards/:board_id/tasks/:task_id/reactions", () => {
  test("lists the emoji on comments and replies of the task in the order of their first use, for viewers, too", async () => {
    const { anna, max, vera, board, task, toDo } = await aTaskOfAnna();
    const comment = await aComment(task, max);
    const reply = await aComment(task, anna, { parentId: comment.id });
    const other = await aComment(await aTask(toDo), anna);
    for (const [id, emoji] of [
      [comment.id, "👍"],
      [comment.id, "❤️"],
      [reply.id, "🎉"],
      [other.id, "👀"],
    ] as const)
      await call(PUT, { as: max, params: { board_id: board.id, comment_id: id }, body: { emoji } });

    const { json } = await call(GET, { as: vera, params: { board_id: board.id, task_id: task.id } });

    const mine = { count: 1, is_mine: false, names: ["Max"] };
    expect(json).toEqual({
      reactions: [
        { comment_id: comment.id, emoji: "👍", ...mine },
        { comment_id: comment.id, emoji: "❤️", ...mine },
        { comment_id: reply.id, emoji: "🎉", ...mine },
      ],
    });
  });

  test("answers 403 for a stranger and 404 for a task of another board", async () => {
    const { anna, board, task } = await aTaskOfAnna();
    const read = (as: typeof anna, task_id: number) => call(GET, { as, params: { board_id: board.id, task_id } });

    expect(statusesOf([await read(await aUser(), task.id), await read(anna, (await aTaskElsewhere(anna)).id)])).toEqual(
      [403, 404],
    );
  });
});
