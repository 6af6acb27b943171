import type { Attachment, Comment, Prisma, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export async function aComment(
  task: Pick<Task, "id" | "boardId">,
  author: Pick<User, "id" | "displayName" | "email"> | null,
  given: Partial<Comment> = {},
): Promise<Comment> {
  const words = given.rawDescription ?? "Hello there";
  const type = given.parentId ? "reply" : "comment";
  const signed = {
    authorName: author?.displayName ?? "Guest",
    authorEmail: author?.email ?? "",
    createdById: author?.id ?? null,
  };
  if (type === "comment") await db.task.update({ where: { id: task.id }, data: { commentsCount: { increment: 1 } } });
  return db.comment.create({
    data: {
      taskId: task.id,
      boardId: task.boardId,
      type,
      rawDescription: words,
      description: words,
      ...signed,
      ...given,
    },
  });
}

let images = 0;

/** An image that its author has uploaded on the task, but has not put into a comment yet. */
export function aCommentImage(
  task: Pick<Task, "id" | "boardId">,
  author: Pick<User, "id">,
  given: Partial<Prisma.AttachmentUncheckedCreateInput> = {},
): Promise<Attachment> {
  images += 1;
  const file = {
    attachmentType: "image/png",
    title: "picture.png",
    filePath: `2020/01/01/image-of-a-test-${images}`,
    fileSize: 12n,
    fileHash: `${"c".repeat(24)}${String(images).padStart(8, "0")}`,
  };
  return db.attachment.create({
    data: { owner: "comment_image", taskId: task.id, boardId: task.boardId, createdById: author.id, ...file, ...given },
  });
}

export const commentsCountOf = async ({ id }: Pick<Task, "id">): Promise<number> =>
  (await db.task.findUniqueOrThrow({ where: { id } })).commentsCount;

export async function notificationsAbout({ id: taskId }: Pick<Task, "id">) {
  const recipients = await db.notificationRecipient.findMany({
    where: { notification: { taskId } },
    include: { notification: true },
    orderBy: [{ notification: { kind: "asc" } }, { userId: "asc" }],
  });
  return recipients.map(({ userId, notification: { kind } }) => [userId, kind]);
}
