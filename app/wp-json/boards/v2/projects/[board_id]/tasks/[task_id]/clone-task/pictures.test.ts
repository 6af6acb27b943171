import { describe, expect, test } from "vitest";
import { POST as ADD } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/add-task-attachment-file/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aFile, aPicture } from "@/lib/testing/factories/files";
import { runJobs } from "@/lib/testing/probes/jobs";
import { POST } from "./route";

const aTaskOfAnna = async () => {
  const home = await aBoardOfAnna();
  return { ...home, task: await aTask(home.toDo) };
};
type Home = Awaited<ReturnType<typeof aTaskOfAnna>>;

const clone = ({ anna, task, toDo }: Home) =>
  call(POST, {
    as: anna,
    params: { board_id: task.boardId, task_id: task.id },
    body: {
      title: "Copy",
      stage_id: toDo.id,
      assignee: false,
      subtask: false,
      label: false,
      attachment: true,
      comment: false,
    },
  });

async function attach({ anna, task }: Home, file: File): Promise<{ id: number }> {
  const { json } = await call(ADD, { as: anna, params: { board_id: task.boardId, task_id: task.id }, body: { file } });
  return json.attachments[0];
}

const filesOf = (task: { id: number }) =>
  db.attachment.findMany({ where: { taskId: task.id }, orderBy: { id: "asc" } });

describe("the pictures of a cloned task", () => {
  test("a picture without a small one gets one, and so does its copy", async () => {
    const home = await aTaskOfAnna();
    await attach(home, await aPicture());
    await attach(home, aFile());

    const { json } = await clone(home);
    await runJobs();

    const [small, copy, ...others] = await db.attachment.findMany({
      where: { thumbnailPath: { not: null } },
      orderBy: { id: "asc" },
    });
    expect([small?.taskId, copy?.taskId, others]).toEqual([home.task.id, json.task.id, []]);
    expect([copy?.thumbnailSize, copy?.thumbnailPath === small?.thumbnailPath]).toEqual([small?.thumbnailSize, false]);
  });

  test("a small one is copied with its picture, and not made anew", async () => {
    const home = await aTaskOfAnna();
    await attach(home, await aPicture());
    await runJobs();

    const { json } = await clone(home);

    expect(await filesOf(json.task)).toMatchObject([
      { thumbnailPath: expect.any(String), thumbnailSize: expect.any(Number) },
    ]);
    expect(await db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs`).toEqual([]);
  });

  test("a picture whose small one alone is missing in the storage is copied, and its copy gets a new one", async () => {
    const home = await aTaskOfAnna();
    const { id } = await attach(home, await aPicture());
    await db.attachment.update({ where: { id }, data: { thumbnailPath: "2020/01/01/lost", thumbnailSize: 12 } });

    const { json } = await clone(home);
    const atFirst = await filesOf(json.task);
    await runJobs();

    expect(atFirst).toMatchObject([{ filePath: expect.any(String), thumbnailPath: null, thumbnailSize: null }]);
    expect(await filesOf(json.task)).toMatchObject([
      { thumbnailPath: expect.any(String), thumbnailSize: expect.any(Number) },
    ]);
  });
});
