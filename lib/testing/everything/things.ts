import { randomUUID } from "node:crypto";
import type { Attachment, Board, CustomField, Label, Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aLabel, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";

type Person = Pick<User, "id">;
export type FurnishedBoard = Awaited<ReturnType<typeof furnishBoard>>;

let made = 0;
const next = () => (made += 1);
const soon = () => new Date(Date.now() + 3_600_000);
const file = (name: string) => `everything/${next()}-${name}`;

export async function furnishBoard(by: Person) {
  const board = await db.board.create({
    data: { title: `Board ${next()}`, members: { create: { userId: by.id, role: "manager" } } },
  });
  const [stage, other] = [await aStage(board), await aStage(board)];
  const [label, field] = [
    await aLabel(board),
    await db.customField.create({ data: { boardId: board.id, title: "Points", slug: "points", type: "number" } }),
  ];
  await furnishStage(stage, by);
  const [task, neighbour] = [await aTask(stage), await aTask(other)];
  const furnished = { board, stage, other, label, field, task, neighbour };
  for (const each of [neighbour, task]) await furnishTask(each, furnished, by);
  await linkPersonToBoard(board, by);
  await addBoardRecords(board, stage);
  return furnished;
}

export async function linkPersonToBoard({ id: boardId }: Pick<Board, "id">, { id: userId }: Person): Promise<void> {
  await db.boardMember.createMany({ data: { boardId, userId, role: "member" }, skipDuplicates: true });
  await db.boardPin.create({ data: { boardId, userId } });
  await db.boardVisit.create({ data: { boardId, userId } });
  await db.savedFilter.create({ data: { boardId, userId, name: "Mine", filter: {} } });
  const upload = { boardId, userId, uploadId: `upload ${next()}`, fileName: "a.txt", totalChunks: 2 };
  await db.upload.create({ data: { ...upload, chunks: [file("chunk"), file("chunk")] } });
  await notify({ boardId, taskId: null }, userId);
}

/** Recipients of the same event share one notification. */
async function notify(of: { boardId: number; taskId: number | null }, userId: number) {
  const { id: notificationId } =
    (await db.notification.findFirst({ where: of })) ??
    (await db.notification.create({ data: { ...of, kind: "task_title_updated" } }));
  await db.notificationRecipient.create({ data: { notificationId, userId } });
}

async function addBoardRecords({ id: boardId }: Board, stage: Stage) {
  await db.attachment.create({
    data: {
      boardId,
      owner: "board",
      attachmentType: "image/png",
      title: "a.png",
      filePath: file("background"),
      fileHash: randomUUID(),
    },
  });
  await db.activity.create({ data: { boardId, action: "created", column: "board" } });
  await db.webhook.create({
    data: { boardId, stageId: stage.id, name: "In", keyDigest: randomUUID(), encryptedKey: "x" },
  });
  await db.invitation.create({
    data: { boardId, email: `${next()}@example.com`, digest: randomUUID(), expiresAt: soon() },
  });
  const { id: webhookId } = await db.outgoingWebhook.findFirstOrThrow();
  await db.outgoingWebhookBoard.create({ data: { boardId, webhookId } });
}

export async function furnishStage({ id: stageId }: Pick<Stage, "id">, { id: userId }: Person): Promise<void> {
  await db.stageDefaultAssignee.create({ data: { stageId, userId } });
  await db.stageDefaultWatcher.create({ data: { stageId, userId } });
}

export interface TaskNeighbours {
  label: Label;
  field: CustomField;
  /** A task of the same board, possibly this task itself. */
  neighbour: Task;
}

export async function furnishTask(
  { id: taskId, boardId, stageId }: Task,
  { label, field, neighbour }: TaskNeighbours,
  by: Person,
): Promise<void> {
  await aSubtask({ id: taskId, boardId }, { status: "closed" });
  await db.taskLabel.create({ data: { taskId, labelId: label.id, boardId } });
  await db.customFieldValue.create({ data: { taskId, customFieldId: field.id, boardId, value: 3 } });
  await db.repeatRule.create({ data: { taskId, boardId, unit: "daily", stageId } });
  await db.activity.create({ data: { taskId, boardId, action: "created", column: "task" } });
  await db.timeTrack.create({ data: { taskId, boardId } });
  await db.mail.create({
    data: { taskId, kind: "task-news", toAddress: "somebody@example.com", subject: "A task", text: "x" },
  });
  if (neighbour.id !== taskId)
    await db.taskDependency.createMany({
      data: [
        { predecessorId: taskId, successorId: neighbour.id, boardId },
        { predecessorId: neighbour.id, successorId: taskId, boardId },
      ],
    });
  await linkPersonToTask({ id: taskId, boardId }, by);
  await comment({ id: taskId, boardId }, by);
  await attach({ id: taskId, boardId }, "task");
  await attach({ id: taskId, boardId }, "task_cover");
}

export async function linkPersonToTask(
  { id: taskId, boardId }: Pick<Task, "id" | "boardId">,
  { id: userId }: Person,
): Promise<void> {
  await db.taskAssignee.create({ data: { taskId, userId } });
  await db.taskWatcher.create({ data: { taskId, userId } });
  await db.ideaVote.create({ data: { taskId, userId } });
  await db.task.update({ where: { id: taskId }, data: { voteCount: { increment: 1 } } });
  await notify({ boardId, taskId }, userId);
  await db.mailEvent.create({ data: { taskId, userId, actorId: userId, kind: "board_task_archived" } });
  await db.upload.create({
    data: {
      boardId,
      taskId,
      userId,
      uploadId: `upload ${next()}`,
      fileName: "b.txt",
      totalChunks: 1,
      chunks: [file("chunk")],
    },
  });
}

async function comment({ id: taskId, boardId }: Pick<Task, "id" | "boardId">, { id: userId }: Person) {
  const text = {
    taskId,
    boardId,
    authorName: "Somebody",
    authorEmail: "somebody@example.com",
    rawDescription: "Hello",
    description: "Hello",
  };
  const { id: commentId } = await db.comment.create({ data: { ...text, mentions: { create: { userId } } } });
  await db.comment.create({ data: { ...text, type: "reply", parentId: commentId } });
  await db.attachment.create({
    data: {
      owner: "comment_image",
      commentId,
      taskId,
      boardId,
      attachmentType: "image/png",
      title: "c.png",
      filePath: file("image"),
      fileHash: randomUUID(),
    },
  });
  await db.task.update({ where: { id: taskId }, data: { commentsCount: { increment: 1 } } });
}

export async function attach(
  { id: taskId, boardId }: Pick<Task, "id" | "boardId">,
  owner: "task" | "task_cover",
): Promise<Attachment> {
  const files = { filePath: file(owner), thumbnailPath: file("thumbnail"), fileHash: randomUUID() };
  const attachment = await db.attachment.create({
    data: { taskId, boardId, owner, attachmentType: "image/png", title: "d.png", ...files },
  });
  await db.task.update({
    where: { id: taskId },
    data: owner === "task" ? { attachmentCount: { increment: 1 } } : { coverAttachmentId: attachment.id },
  });
  return attachment;
}
