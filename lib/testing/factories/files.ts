import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Attachment, Prisma, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";

export const aFile = (
  name = "notes.txt",
  content: BlobPart = "A few words.",
  type = "application/octet-stream",
): File => new File([content], name, { type });

export async function aPicture({ name = "picture.png", width = 60, height = 40 } = {}): Promise<File> {
  const format = name.endsWith(".jpg") ? "jpeg" : "png";
  const pixels = await sharp({ create: { width, height, channels: 3, background: "#4bce97" } })
    .toFormat(format)
    .toBuffer();
  return aFile(name, new Uint8Array(pixels));
}

let made = 0;

/** A database record only: no file is stored for it. */
export async function anAttachment(
  task: Pick<Task, "id" | "boardId">,
  given: Partial<Prisma.AttachmentUncheckedCreateInput> = {},
): Promise<Attachment> {
  made += 1;
  const facts = {
    owner: "task" as const,
    attachmentType: "text/plain",
    title: `notes-${made}.txt`,
    filePath: `2020/01/01/made-by-a-test-${made}`,
    fileSize: 12n,
    fileHash: `${"h".repeat(24)}${String(made).padStart(8, "0")}`,
  };
  await db.task.update({ where: { id: task.id }, data: { attachmentCount: { increment: 1 } } });
  return db.attachment.create({ data: { ...facts, boardId: task.boardId, taskId: task.id, ...given } });
}

export async function anAttachedFile() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  const attachment = await anAttachment(task, { title: "notes.txt" });
  return { ...world, task, attachment, params: { task_id: task.id, attachment_id: attachment.id } };
}

export function storedPaths(): string[] {
  const root = path.join(env().BOARDS_DATA_DIR, "files");
  if (!existsSync(root)) return [];

  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
