import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/task-cover-image-upload/route";
import { db } from "@/lib/db";
import { aTaskOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aPicture } from "@/lib/testing/factories/files";

export async function aCoveredTask() {
  const world = await aTaskOfAnna({ coverColor: "#4bce97" });
  await call(POST, { as: world.max, params: world.params, body: { file: await aPicture() } });
  return { ...world, cover: await db.attachment.findFirstOrThrow({ where: { taskId: world.task.id } }) };
}

export const coverOf = (id: number) =>
  db.task.findUniqueOrThrow({ where: { id }, select: { coverColor: true, coverAttachmentId: true } });
