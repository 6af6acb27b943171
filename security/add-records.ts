import type { Board, Label, Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardActivity,
  aCalendarFeed,
  aComment,
  aCommentImage,
  aField,
  aFieldValue,
  aFolder,
  aLabel,
  aMember,
  anActivity,
  anAttachment,
  anOpenInvitation,
  anOutgoingWebhook,
  aPushSubscription,
  aSavedFilter,
  aNotification,
  assign,
  aStage,
  aSubmission,
  aSubtask,
  aTask,
  aTimeTrack,
  attachLabel,
  aUser,
  aWebhook,
  watch,
} from "@/lib/testing";
import { digestOf, encrypt } from "@/lib/secrets/secrets";
import type { World } from "@/security/world";

/** Adds `count` of everything that a list can contain. */
export async function addRecords(world: World, count: number): Promise<void> {
  const { home, people, target } = world;
  for (let at = 0; at < count; at += 1) {
    const user = await aUser();
    await aMember(home.board, user);
    const other = await addBoard(world, user);
    await aFolder({ title: `Folder ${at}` });
    const [label, stage] = await addBoardParts(world, user);
    const tasks = [await aTask(stage, { createdById: user.id }), await aTask(home.stage, { createdById: user.id })];
    await addLinks(world, tasks, user, at);
    await aNotification(await aTask(await aStage(other), { createdById: user.id }), people.administrator, {
      actorId: user.id,
    });
    for (const task of [...tasks, home.task]) await addTaskParts(world, task, label, user);
    await addIdeas(world, user);
    await addTemplates(user);
    await aBoardActivity(home.board, target);
    await anActivity(home.task, target);
    await aSavedFilter(home.board, user, { isShared: true });
    await anOpenInvitation({ boardId: home.board.id, email: `${at}@example.com` });
    await aWebhook(home.stage, people.administrator, { name: `Webhook ${at}` });
    await addWebhooks(world);
    await addTrash(world, at);
    await addBelongings([people.administrator.id, target.id], at);
  }
}

async function addBoard({ home, people, target }: World, user: User): Promise<Board> {
  const board = await aBoard({
    folderId: home.folder.id,
    members: [
      [people.administrator, "manager"],
      [user, "member"],
      [target, "member"],
    ],
  });
  await db.boardPin.create({ data: { boardId: board.id, userId: people.administrator.id } });
  await aCalendarFeed(people.administrator, board);
  return board;
}

/** As large as no id of a record that is there. */
const GONE = 1_000_000;

async function addTrash({ home }: World, at: number) {
  const [recordId, title] = [GONE + at, `Deleted ${at}`];
  await db.trashItem.createMany({
    data: [
      { kind: "task", recordId, boardId: home.board.id, title },
      { kind: "board", recordId, boardId: recordId, title },
    ],
  });
}

async function addTemplates(user: User) {
  const stage = await aStage(await aBoard({ isTemplate: true, members: [[user, "manager"]] }), { isTemplate: true });
  await attachLabel(await aTask(stage, { isTemplate: true }), await aLabel({ id: stage.boardId }));
}

async function addBoardParts({ home }: World, user: User): Promise<[Label, Stage]> {
  const [label, stage] = [await aLabel(home.board), await aStage(home.board)];
  await aFieldValue(home.task, await aField(home.board), "A few words");
  await aStage(home.board, { archivedAt: new Date(), archivedById: user.id });
  await db.stageDefaultAssignee.create({ data: { stageId: stage.id, userId: user.id } });
  await db.stageDefaultWatcher.create({ data: { stageId: stage.id, userId: user.id } });
  await aTask(home.stage, { archivedAt: new Date(), position: 0, archivedById: user.id });
  return [label, stage];
}

async function addLinks({ home, people, target }: World, tasks: Task[], user: User, at: number) {
  await db.subtaskGroup.create({ data: { taskId: home.task.id, title: `Group ${at}`, position: at + 2 } });
  await assign(await aSubtask(home.task), user);
  await db.taskDependency.createMany({
    data: tasks.map(({ id }) => ({ predecessorId: home.task.id, successorId: id, boardId: home.board.id })),
  });
  for (const task of tasks) await watch(await watch(task, target), people.administrator);
}

async function addTaskParts({ people }: World, task: Task, label: Label, user: User) {
  await aNotification(task, people.administrator, { actorId: user.id });
  await attachLabel(task, label);
  await watch(await assign(task, user), user);
  await anAttachment(task, { createdById: user.id });
  await aTimeTrack(task, user, { completedAt: new Date() });
  const comment = await aComment(task, user);
  await aComment(task, user, { parentId: comment.id });
  await db.commentReaction.create({ data: { commentId: comment.id, userId: user.id, emoji: "👍" } });
  await aCommentImage(task, user, { commentId: comment.id });
}

async function addIdeas({ home }: World, user: User) {
  await aMember(home.roadmap, user);
  const idea = await aTask(home.ideaStage, { type: "roadmap", createdById: user.id });
  for (const task of [idea, home.idea]) await aComment(task, user, { privacy: "public" });
  await aBoard({ type: "roadmap", roadmapPageId: String(user.id) });
  await aSubmission(home.roadmap, { userId: user.id });
  await db.blockedGuest.create({ data: { boardId: home.roadmap.id, email: `${user.id}@guests.example` } });
}

async function addWebhooks({ home, people }: World) {
  await anOutgoingWebhook(people.administrator, [home.board], { isActive: false });
  const result = { outcome: "delivered", endedAt: new Date() } as const;
  await db.outgoingWebhookDelivery.create({
    data: { webhookId: home.outgoingWebhook.id, event: "task_created", ...result },
  });
}

async function addBelongings(userIds: number[], at: number) {
  for (const userId of userIds) {
    await db.importSession.create({ data: { userId, source: "native", title: `board ${at}.json` } });
    await aPushSubscription({ id: userId });
    await db.applicationPassword.create({
      data: { userId, name: `Program ${at}`, digest: digestOf("application-password", `${userId} ${at}`) },
    });
    await db.mail.create({
      data: { kind: "test", userId, toAddress: "a@example.com", subject: "Hello", text: encrypt("mail", "Hello") },
    });
  }
}
