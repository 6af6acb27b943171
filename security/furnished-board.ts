import type { Board, BoardRole, Stage, Task, User } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import {
  aBoard,
  aComment,
  aCommentImage,
  aLabel,
  anAttachment,
  anOpenInvitation,
  anOutgoingWebhook,
  aSavedFilter,
  aStage,
  aSubtask,
  aTask,
  aTimeTrack,
  aWebhook,
} from "@/lib/testing";
import { publicTokenOf } from "@/lib/public-boards/token";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import { trashTasks } from "@/lib/trash/put-in";

export type FurnishedBoard = Awaited<ReturnType<typeof aFurnishedBoard>>;

/** A board with one of everything that a path can name. */
export async function aFurnishedBoard(members: [User, BoardRole][], word = "Ours", idAt: IdAt = () => undefined) {
  const [owner] = members.map(([user]) => user);
  if (!owner) throw new Error("A board needs somebody.");
  const board = await aBoardWithToken({ id: idAt(10), title: `${word} board`, createdById: owner.id, members });
  const parts = await addStagesAndTasks(board, owner, word, idAt);
  await addRepeatAndLinks(parts);
  const { task, laterTask } = parts;
  const subtasks = await addSubtask(laterTask, word, idAt);
  const invitation = await anOpenInvitation({ id: idAt(60), boardId: board.id, email: `${owner.id}@invited.example` });
  const attachment = await anAttachment(task, { id: idAt(18), title: `${word} notes.txt` });
  const field = await addField(task, word, idAt);
  const comments = await addComments(task, owner, word, idAt);
  const track = await aTimeTrack(task, owner, { id: idAt(19), message: `${word} work`, completedAt: new Date() });
  const savedFilter = await aSavedFilter(board, owner, { id: idAt(71), name: `${word} filter`, isShared: true });
  const folder = await db.folder.create({ data: { id: idAt(70), title: `${word} folder`, createdById: owner.id } });
  const webhook = await aWebhook(parts.stage, owner, { id: idAt(90), name: `${word} webhook` });
  const hooks = await addOutgoingWebhook(board, owner, word, idAt);
  const member = members.at(-1)?.[0] ?? owner;
  const ideas = await addRoadmap(members, owner, word, idAt);
  const publicToken = publicTokenOf(board) ?? "";
  const trashItem = await addTrash(parts.stage, owner, word, idAt);
  const more = { folder, savedFilter, publicToken, track, webhook, trashItem };
  const records = { board, owner, member, invitation, attachment, field, ...more };
  return { ...records, ...parts, ...subtasks, ...comments, ...ideas, ...hooks };
}

const aBoardWithToken = (given: Parameters<typeof aBoard>[0]) =>
  aBoard({ ...given, publicAccessSecret: encrypt("public-token", newToken()) });

type IdAt = (at: number) => number | undefined;

async function addStagesAndTasks(board: Board, owner: User, word: string, idAt: IdAt) {
  const stage = await aStage(board, { id: idAt(11), title: `${word} stage`, position: 1 });
  const [otherStage, archivedStage, task, label, attachedLabel] = await Promise.all([
    aStage(board, { id: idAt(12), position: 2 }),
    aStage(board, { id: idAt(13), position: 3, archivedAt: new Date() }),
    aTask(stage, {
      id: idAt(14),
      title: `${word} task`,
      createdById: owner.id,
      position: 1,
      coverColor: "#4bce97",
      sourceId: "4711",
    }),
    aLabel(board, { id: idAt(15), title: `${word} label` }),
    aLabel(board, { id: idAt(16), title: `${word} attached label` }),
  ]);
  const otherTask = await aTask(stage, { id: idAt(17) });
  const laterTask = await aTask(otherStage, { id: idAt(40) });
  const archived = { title: `${word} archived task`, archivedAt: new Date(), position: 0 };
  const archivedTask = await aTask(stage, { id: idAt(41), ...archived });
  return { stage, otherStage, archivedStage, task, otherTask, laterTask, archivedTask, label, attachedLabel };
}

async function addRepeatAndLinks({
  task: { id: taskId, boardId },
  otherTask,
  attachedLabel,
}: Awaited<ReturnType<typeof addStagesAndTasks>>) {
  const nextAt = new Date(Date.now() + 3_600_000);
  await db.repeatRule.create({ data: { taskId, boardId, unit: "daily", weekDays: [], monthDays: [], nextAt } });
  await db.taskDependency.create({ data: { predecessorId: otherTask.id, successorId: taskId, boardId } });
  await db.taskLabel.create({ data: { taskId, labelId: attachedLabel.id, boardId } });
}

async function addTrash(stage: Stage, owner: User, word: string, idAt: IdAt) {
  const task = await aTask(stage, { id: idAt(74), title: `${word} deleted task` });
  await transaction(async (tx) => {
    await trashTasks(tx, [task], owner);
    await tx.task.delete({ where: { id: task.id } });
  });
  const where = { kind_recordId: { kind: "task", recordId: task.id } } as const;
  return db.trashItem.update({ where, data: { id: idAt(75) } });
}

async function addOutgoingWebhook(board: Board, owner: User, word: string, idAt: IdAt) {
  const outgoingWebhook = await anOutgoingWebhook(owner, [board], {
    id: idAt(72),
    name: `${word} webhook`,
    triggeredEvents: [],
  });
  const delivery = await db.outgoingWebhookDelivery.create({
    data: {
      id: idAt(73),
      webhookId: outgoingWebhook.id,
      event: "task_created",
      outcome: "skipped",
      endedAt: new Date(),
    },
  });
  return { outgoingWebhook, delivery };
}

async function addSubtask(parent: Task, word: string, idAt: IdAt) {
  const subtaskGroup = await db.subtaskGroup.create({
    data: { id: idAt(50), taskId: parent.id, title: `${word} group` },
  });
  return { subtaskGroup, subtask: await aSubtask(parent, { id: idAt(51), title: `${word} subtask` }) };
}

async function addField({ id: taskId, boardId }: Task, word: string, idAt: IdAt) {
  const field = await db.customField.create({
    data: { id: idAt(45), boardId, title: `${word} field`, slug: "field", type: "text" },
  });
  await db.customFieldValue.create({
    data: { id: idAt(46), taskId, customFieldId: field.id, boardId, value: `${word} value` },
  });
  return field;
}

async function addComments(task: Task, owner: User, word: string, idAt: IdAt) {
  const comment = await aComment(task, owner, { id: idAt(42), rawDescription: `${word} comment` });
  const reply = await aComment(task, owner, { id: idAt(43), parentId: comment.id, rawDescription: `${word} reply` });
  const image = await aCommentImage(task, owner, { id: idAt(44), title: `${word} picture.png` });
  return { comment, reply, image };
}

/** The roadmap of all but the last member, to whom much happens. Nobody else may read that of another place. */
async function addRoadmap(members: [User, BoardRole][], owner: User, word: string, idAt: IdAt) {
  const isPrivate = idAt(80) !== undefined;
  const slug = word.toLowerCase().replaceAll(" ", "-");
  const given = { id: idAt(80), title: `${word} roadmap`, type: "roadmap", publicSlug: slug, isPrivate } as const;
  const roadmap = await aBoard({ ...given, createdById: owner.id, members: members.slice(0, -1) });
  const ideaStage = await aStage(roadmap, { id: idAt(81), title: `${word} planned`, isPublic: true });
  const otherIdeaStage = await aStage(roadmap, { id: idAt(82), title: `${word} launched`, isPublic: true });
  const idea = await aTask(ideaStage, { id: idAt(83), title: `${word} idea`, type: "roadmap", createdById: owner.id });
  const said = { id: idAt(84), privacy: "public", rawDescription: `${word} remark` } as const;
  const ideaComment = await aComment(idea, owner, said);
  const otherIdea = await aTask(ideaStage, { id: idAt(85), title: `${word} other idea`, type: "roadmap" });
  await db.idea.create({ data: { taskId: idea.id, answer: `<p>${word} answer</p>`, answeredById: owner.id } });
  const moderation = await addModeration(roadmap, word, idAt);
  return { roadmap, ideaStage, otherIdeaStage, idea, otherIdea, ideaComment, ...moderation };
}

/** What a guest has sent, and a guest who may send nothing. */
async function addModeration({ id: boardId }: Board, word: string, idAt: IdAt) {
  const email = `${word.toLowerCase().replaceAll(" ", ".")}@guests.example`;
  const text = { title: `${word} waiting idea`, description: `<p>${word} text</p>` };
  const guest = { authorName: `${word} guest`, authorEmail: email, guestKey: `${word} key` };
  const submission = await db.submission.create({ data: { id: idAt(86), boardId, kind: "idea", ...text, ...guest } });
  const blockedGuest = await db.blockedGuest.create({ data: { id: idAt(87), boardId, email: `other.${email}` } });
  return { submission, blockedGuest };
}
