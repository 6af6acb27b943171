import type { Board, BoardRole, Comment, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aColleague, aLabel, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { anAttachment } from "@/lib/testing/factories/files";
import { aComment, aCommentImage } from "@/lib/testing/factories/comments";
import { snapshotted } from "@/lib/testing/db/snapshots";
import { anOpenInvitation } from "@/lib/testing/factories/invitations";
import { aServiceAdmin, anAdmin, aUser, newApplicationPassword } from "@/lib/testing/factories/people";
import { digestOf, encrypt } from "@/lib/secrets/secrets";
import { hashPassword } from "@/lib/users/passwords/hash";

export const ROLES = [
  "anonymous",
  "stranger",
  "viewer",
  "member",
  "manager",
  "service_admin",
  "administrator",
] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD = "a password that everybody has";
export const RESET_TOKEN = "a token out of a mail";
export const INVITATION_TOKEN = "a token out of an invitation";
const passwordHash = await hashPassword(PASSWORD);

/** A part of every title on the board where the people are not members. No answer may contain it. */
export const FOREIGN = "Nobodys business";

/** The ids of that board, its records and its people. No other number looks like them. */
export const FOREIGN_ID = /(?<!\w)19000000\d\d(?!\w)/;
const foreignId = (at: number) => 1_900_000_000 + at;

export type World = Awaited<ReturnType<typeof aWorld>>;
export type Place = Awaited<ReturnType<typeof aFurnishedBoard>>;

/** A board with someone of each role, another board without any of them, and an account to act on. */
export const aWorld = snapshotted("world", makeWorld);

async function makeWorld() {
  const someone = { passwordHash };
  // One by one, so that the ids are the same in every run.
  const stranger = await aUser(someone);
  const viewer = await aUser(someone);
  const member = await aUser(someone);
  const manager = await aUser(someone);
  const service_admin = await aServiceAdmin(someone);
  const administrator = await anAdmin(someone);
  const target = await aUser({ ...someone, displayName: "Target" });
  const deputy = await aUser({ ...someone, displayName: "Deputy" });
  const outsider = await aUser({ id: foreignId(1), displayName: "Outsider" });
  const colleague = await aUser({ id: foreignId(2) });
  const people = { stranger, viewer, member, manager, service_admin, administrator };
  const home = await aFurnishedBoard([
    [manager, "manager"],
    [deputy, "manager"],
    [member, "member"],
    [viewer, "viewer"],
    [target, "member"],
  ]);
  const foreign = await aFurnishedBoard(
    [
      [outsider, "manager"],
      [colleague, "member"],
    ],
    FOREIGN,
    foreignId,
  );
  const acquaintance = await aColleague(manager);
  await db.board.update({ where: { id: foreign.board.id }, data: { folderId: foreign.folder.id } });
  const comments = await commentsOf(home, Object.values(people));
  await pinFor([manager, member, service_admin, administrator, target], home.board);
  await pinFor([outsider, colleague, service_admin, administrator], foreign.board);
  const belongings = await belongingsOf([...Object.values(people), target, outsider]);
  await db.passwordReset.create({
    data: {
      userId: target.id,
      digest: digestOf("password-reset", RESET_TOKEN),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  await db.invitation.create({
    data: {
      boardId: home.board.id,
      email: "newcomer@example.com",
      digest: digestOf("invitation", INVITATION_TOKEN),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  const mail = await db.mail.create({
    data: {
      kind: "test",
      userId: target.id,
      toAddress: target.email,
      subject: "Hello",
      text: encrypt("mail", "Hello"),
    },
  });
  return { people, target, deputy, outsider, acquaintance, home, foreign, mail, ...comments, ...belongings };
}

export const personOf = ({ people }: World, role: Role): User | null => (role === "anonymous" ? null : people[role]);

const pinFor = (users: User[], board: Board) =>
  db.boardPin.createMany({ data: users.map(({ id }) => ({ userId: id, boardId: board.id })) });

/** Records that only their owner can name. */
async function belongingsOf(users: User[]) {
  await Promise.all(users.map(newApplicationPassword));
  const passwords = await db.applicationPassword.createManyAndReturn({
    data: users.map(({ id }) => ({
      userId: id,
      name: "another",
      digest: digestOf("application-password", `another ${id}`),
    })),
  });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const sessions = await db.session.createManyAndReturn({ data: users.map(({ id }) => ({ userId: id, expiresAt })) });
  return {
    uuidOf: (user: User) => passwords.find(({ userId }) => userId === user.id)?.uuid ?? "",
    sessionOf: (user: User) => sessions.find(({ userId }) => userId === user.id)?.id ?? "",
  };
}

/** A comment and a reply of each person, because only authors may change them. */
async function commentsOf({ task }: Place, authors: User[]) {
  const [comments, replies]: [Comment[], Comment[]] = [[], []];
  for (const author of authors) {
    const comment = await aComment(task, author);
    comments.push(comment);
    replies.push(await aComment(task, author, { parentId: comment.id }));
  }
  const by = (written: Comment[]) => (user: User) => written.find(({ createdById }) => createdById === user.id);
  return { commentBy: by(comments), replyBy: by(replies) };
}

/** A board with one of everything that a path can name. */
async function aFurnishedBoard(
  members: [User, BoardRole][],
  word = "Ours",
  idAt: (at: number) => number | undefined = () => undefined,
) {
  const [owner] = members.map(([user]) => user);
  if (!owner) throw new Error("A board needs somebody.");
  const board = await aBoard({ id: idAt(10), title: `${word} board`, createdById: owner.id, members });
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
  const archivedTask = await aTask(stage, {
    id: idAt(41),
    title: `${word} archived task`,
    archivedAt: new Date(),
    position: 0,
  });
  await db.repeatRule.create({
    data: {
      taskId: task.id,
      boardId: board.id,
      unit: "daily",
      weekDays: [],
      monthDays: [],
      nextAt: new Date(Date.now() + 3_600_000),
    },
  });
  await db.taskDependency.create({ data: { predecessorId: otherTask.id, successorId: task.id, boardId: board.id } });
  await db.taskLabel.create({ data: { taskId: task.id, labelId: attachedLabel.id, boardId: board.id } });
  const subtaskGroup = await db.subtaskGroup.create({
    data: { id: idAt(50), taskId: laterTask.id, title: `${word} group` },
  });
  const subtask = await aSubtask(laterTask, { id: idAt(51), title: `${word} subtask` });
  const invitation = await anOpenInvitation({ id: idAt(60), boardId: board.id, email: `${owner.id}@invited.example` });
  const attachment = await anAttachment(task, { id: idAt(18), title: `${word} notes.txt` });
  const field = await db.customField.create({
    data: { id: idAt(45), boardId: board.id, title: `${word} field`, slug: "field", type: "text" },
  });
  await db.customFieldValue.create({
    data: { id: idAt(46), taskId: task.id, customFieldId: field.id, boardId: board.id, value: `${word} value` },
  });
  const comment = await aComment(task, owner, { id: idAt(42), rawDescription: `${word} comment` });
  const reply = await aComment(task, owner, { id: idAt(43), parentId: comment.id, rawDescription: `${word} reply` });
  const image = await aCommentImage(task, owner, { id: idAt(44), title: `${word} picture.png` });
  const folder = await db.folder.create({ data: { id: idAt(70), title: `${word} folder`, createdById: owner.id } });
  return {
    board,
    owner,
    invitation,
    attachment,
    comment,
    image,
    folder,
    reply,
    field,
    member: members.at(-1)?.[0] ?? owner,
    stage,
    otherStage,
    archivedStage,
    task,
    otherTask,
    laterTask,
    archivedTask,
    subtaskGroup,
    subtask,
    label,
    attachedLabel,
  };
}
