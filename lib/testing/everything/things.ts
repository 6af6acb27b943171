import { randomUUID } from "node:crypto";
import type { Attachment, Board, CustomField, Label, Prisma, Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aLabel, assign, aStage, aSubtask, aTask, watch } from "@/lib/testing/factories/boards";
import { aPushSubscription } from "@/lib/testing/factories/push-subscriptions";

type Person = Pick<User, "id">;
export type FurnishedBoard = Awaited<ReturnType<typeof furnishBoard>>;

let made = 0;
const next = () => (made += 1);
const soon = () => new Date(Date.now() + 3_600_000);
const file = (name: string) => `everything/${next()}-${name}`;

const storedPicture = (
  name: string,
  given: Pick<Prisma.AttachmentUncheckedCreateInput, "owner" | "boardId"> &
    Partial<Prisma.AttachmentUncheckedCreateInput>,
) =>
  db.attachment.create({
    data: { attachmentType: "image/png", title: "a.png", filePath: file(name), fileHash: randomUUID(), ...given },
  });
const unfinishedUpload = (data: { boardId: number; taskId?: number; userId: number }) =>
  db.upload.create({
    data: {
      ...data,
      uploadId: `upload ${next()}`,
      fileName: "a.txt",
      totalChunks: 2,
      chunks: [file("chunk"), file("chunk")],
    },
  });

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
  await db.boardView.create({ data: { boardId, userId, view: "table" } });
  await db.savedFilter.create({ data: { boardId, userId, name: "Mine", filter: "status=open" } });
  await db.boardMailAddress.create({ data: { boardId, userId, keyDigest: randomUUID(), encryptedKey: "x" } });
  await db.calendarFeed.create({ data: { boardId, userId, keyDigest: randomUUID(), encryptedKey: "x" } });
  await unfinishedUpload({ boardId, userId });
  await notify({ boardId, taskId: null }, userId);
}

/** Recipients of the same event share one notification. */
async function notify(of: { boardId: number; taskId: number | null }, userId: number) {
  const { id: notificationId } =
    (await db.notification.findFirst({ where: of })) ??
    (await db.notification.create({ data: { ...of, kind: "task_title_updated" } }));
  const { id: recipientId } = await db.notificationRecipient.create({ data: { notificationId, userId } });
  const { id: subscriptionId } =
    (await db.pushSubscription.findFirst({ where: { userId } })) ?? (await aPushSubscription({ id: userId }));
  await db.pushDelivery.create({ data: { recipientId, subscriptionId } });
}

async function addBoardRecords({ id: boardId }: Board, stage: Stage) {
  await storedPicture("background", { boardId, owner: "board" });
  await db.activity.create({ data: { boardId, action: "created", column: "board" } });
  await submit({ boardId, kind: "idea", title: "An idea" });
  await db.blockedGuest.create({ data: { boardId, email: "guest@example.com" } });
  await db.webhook.create({
    data: {
      ...{ boardId, stageId: stage.id, name: "In", keyDigest: randomUUID(), encryptedKey: "x" },
      calls: { create: { status: 400, message: "The title field is required.", body: "{}" } },
    },
  });
  await db.templateCopy.create({
    data: {
      boardId,
      sourceId: boardId,
      stages: [],
      labels: [],
      fields: [],
      batches: { create: { number: 0, taskIds: [] } },
    },
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
  const { id: activityId } = await db.activity.create({ data: { taskId, boardId, action: "created", column: "task" } });
  const { id: webhookId } = await db.outgoingWebhook.findFirstOrThrow();
  await db.outgoingWebhookDelivery.create({ data: { webhookId, activityId, event: "task_created" } });
  await db.timeTrack.create({ data: { taskId, boardId } });
  await db.idea.create({ data: { taskId } });
  await db.mail.create({
    data: { taskId, kind: "task-news", toAddress: "somebody@example.com", subject: "A task", text: "x" },
  });
  if (neighbour.id !== taskId) await putBetween({ id: taskId, boardId }, neighbour);
  await linkPersonToTask({ id: taskId, boardId }, by);
  await comment({ id: taskId, boardId }, by);
  await attach({ id: taskId, boardId }, "task");
  await attach({ id: taskId, boardId }, "task_cover");
}

/** The task waits for its neighbour, and a subtask of the neighbour waits for the task. */
async function putBetween({ id: taskId, boardId }: Pick<Task, "id" | "boardId">, neighbour: Pick<Task, "id">) {
  const { id: successorId } = await db.task.findFirstOrThrow({ where: { parentId: neighbour.id } });
  await db.taskDependency.createMany({
    data: [
      { predecessorId: neighbour.id, successorId: taskId, boardId },
      { predecessorId: taskId, successorId, boardId },
    ],
  });
}

export async function linkPersonToTask(
  { id: taskId, boardId }: Pick<Task, "id" | "boardId">,
  { id: userId }: Person,
): Promise<void> {
  await assign({ id: taskId }, { id: userId });
  await watch({ id: taskId }, { id: userId });
  await db.ideaVote.create({ data: { taskId, userId } });
  await db.ideaFollower.create({ data: { taskId, userId, confirmedAt: new Date() } });
  await db.task.update({ where: { id: taskId }, data: { voteCount: { increment: 1 } } });
  await notify({ boardId, taskId }, userId);
  await db.mailEvent.create({ data: { taskId, userId, actorId: userId, kind: "board_task_archived" } });
  await unfinishedUpload({ boardId, taskId, userId });
  // A person has one timer.
  await db.timer.createMany({ data: { taskId, boardId, userId }, skipDuplicates: true });
}

const submit = (
  given: Pick<Prisma.SubmissionUncheckedCreateInput, "boardId" | "kind" | "taskId" | "parentId" | "title">,
) => db.submission.create({ data: { ...given, description: "Hello", authorName: "Guest", authorEmail: "" } });

async function comment({ id: taskId, boardId }: Pick<Task, "id" | "boardId">, { id: userId }: Person) {
  const text = {
    taskId,
    boardId,
    authorName: "Somebody",
    authorEmail: "somebody@example.com",
    rawDescription: "Hello",
    description: "Hello",
  };
  const { id: commentId } = await db.comment.create({
    data: { ...text, mentions: { create: { userId } }, reactions: { create: { userId, emoji: "🎉" } } },
  });
  await submit({ boardId, taskId, kind: "reply", parentId: commentId });
  await db.comment.create({ data: { ...text, type: "reply", parentId: commentId } });
  await storedPicture("image", { owner: "comment_image", commentId, taskId, boardId });
  await db.task.update({ where: { id: taskId }, data: { commentsCount: { increment: 1 } } });
}

export async function attach(
  { id: taskId, boardId }: Pick<Task, "id" | "boardId">,
  owner: "task" | "task_cover",
): Promise<Attachment> {
  const attachment = await storedPicture(owner, { taskId, boardId, owner, thumbnailPath: file("thumbnail") });
  await db.task.update({
    where: { id: taskId },
    data: owner === "task" ? { attachmentCount: { increment: 1 } } : { coverAttachmentId: attachment.id },
  });
  return attachment;
}
