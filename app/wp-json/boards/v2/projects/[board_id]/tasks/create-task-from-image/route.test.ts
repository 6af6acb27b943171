import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  activityLines,
  aFile,
  aPicture,
  aStage,
  aTask,
  call,
  expectStored,
  idsOf,
  idsOfPeople,
  messagesOf,
} from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function aBoardWithTasks() {
  const world = await aBoardOfAnna();
  const first = await aTask(world.toDo);
  return { ...world, first, params: { board_id: world.board.id } };
}

describe("POST /projects/:board_id/tasks/create-task-from-image", () => {
  test("makes a task at the top of the stage, named after the picture and covered by it", async () => {
    const { max, board, toDo, first, params } = await aBoardWithTasks();

    const { status, json } = await call(POST, {
      as: max,
      params,
      body: { stage_id: toDo.id, file: await aPicture({ name: "Entwürfe – März.png" }) },
    });

    const cover = await db.attachment.findFirstOrThrow();
    expect([status, json.message]).toEqual([200, "Task has been created"]);
    expect(json.task).toMatchObject({
      title: "Entwürfe – März.png",
      board_id: board.id,
      stage_id: toDo.id,
      status: "open",
      priority: "low",
      created_by: max.id,
    });
    expect(json.task.settings).toMatchObject({
      cover: { backgroundColor: "", imageId: cover.id, backgroundImage: `https://boards.test/files/${cover.fileHash}` },
      attachment_count: 0,
    });
    expect(Number(json.task.position)).toBeLessThan(Number(first.position));
    expect(idsOf(json.updatedTasks)).toContain(json.task.id);
    expect(cover).toMatchObject({ owner: "task_cover", taskId: json.task.id });
    await expectStored([cover.filePath]);
  });

  test("has the activities and the watchers of a created task, and is counted", async () => {
    const { max, board, toDo, params } = await aBoardWithTasks();

    const { json } = await call(POST, { as: max, params, body: { stage_id: toDo.id, file: await aPicture() } });

    expect(await activityLines()).toEqual(Array(2).fill(["created", "task", null, "picture.png"]));
    expect(idsOfPeople(json.task.watchers)).toEqual([max.id]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).tasksCount).toBe(2);
  });

  test("a closed stage closes it", async () => {
    const { max, board, params } = await aBoardWithTasks();
    const done = await aStage(board, { defaultTaskStatus: "closed" });

    const { json } = await call(POST, { as: max, params, body: { stage_id: done.id, file: await aPicture() } });

    expect(json.task.status).toBe("closed");
  });

  test("answers 400 for a file that is no picture, and makes no task", async () => {
    const { max, toDo, params } = await aBoardWithTasks();

    const { status } = await call(POST, { as: max, params, body: { stage_id: toDo.id, file: aFile() } });

    expect([status, await db.task.count(), await db.activity.count()]).toEqual([400, 1, 0]);
    await expectStored([]);
  });

  test("answers 400 without a stage, without a picture and for an archived stage, 404 for another board's", async () => {
    const { max, board, toDo, params } = await aBoardWithTasks();
    const archived = await aStage(board, { archivedAt: new Date() });
    const theirs = await aBoardOfAnna();
    const send = async (body: object) => call(POST, { as: max, params, body });

    const answers = [
      await send({ file: await aPicture() }),
      await send({ stage_id: toDo.id }),
      await send({ stage_id: archived.id, file: await aPicture() }),
      await send({ stage_id: theirs.toDo.id, file: await aPicture() }),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Invalid parameter(s): stage_id"],
      [400, "Invalid parameter(s): file"],
      [400, "This stage is archived. Please restore the stage first."],
      [404, "Stage not found"],
    ]);
    expect([await db.task.count(), await db.attachment.count()]).toEqual([1, 0]);
    await expectStored([]);
  });

  testForbidden(POST);
});
