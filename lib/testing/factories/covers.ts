import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/task-cover-image-upload/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aPicture } from "@/lib/testing/factories/files";

export async function aTaskOfAnna() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo, { updatedAt: new Date("2020-01-01"), coverColor: "#4bce97" });
  return { ...world, task, params: { board_id: world.board.id, task_id: task.id } };
}

export async function aCoveredTask() {
  const world = await aTaskOfAnna();
  await call(POST, { as: world.max, params: world.params, body: { file: await aPicture() } });
  return { ...world, cover: await db.attachment.findFirstOrThrow({ where: { taskId: world.task.id } }) };
}

export const coverOf = (id: number) =>
  db.task.findUniqueOrThrow({ where: { id }, select: { coverColor: true, coverAttachmentId: true } });
