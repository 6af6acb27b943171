import type { Board, Comment, User } from "@/generated/prisma/client";
import { newFeedKey } from "@/lib/calendar-feeds/key";
import { db } from "@/lib/db";
import {
  aBoard,
  aColleague,
  aComment,
  anAdmin,
  aPushSubscription,
  aServiceAdmin,
  aUser,
  newApplicationPassword,
  snapshotted,
  withMcp,
  withAssistant,
} from "@/lib/testing";
import { digestOf, encrypt } from "@/lib/secrets/secrets";
import { hashPassword } from "@/lib/users/passwords/hash";
import type { Role } from "@/scripts/contract/endpoints/entry";
import { keyOfUpload } from "@/lib/imports/uploads/name";
import { storage } from "@/lib/storage/storage";
import { otherTools } from "@/lib/testing/doubles/tools";
import {
  BOARD_JSON,
  CSV,
  CSV_UPLOAD,
  IMPORT_UPLOAD,
  INVITATION_TOKEN,
  PASSWORD,
  RESET_TOKEN,
} from "@/scripts/contract/endpoints/samples";
import { deleteBoard } from "@/lib/boards/write/delete";
import { aFurnishedBoard, type FurnishedBoard } from "@/security/furnished-board";

const passwordHash = await hashPassword(PASSWORD);

/** A part of every title on the board where the people are not members. No answer may contain it. */
export const FOREIGN = "Nobodys business";

/** The ids of that board, its records and its people. No other number looks like them. */
export const FOREIGN_ID = /(?<!\w)19000000\d\d(?!\w)/;
const foreignId = (at: number) => 1_900_000_000 + at;

export type World = Awaited<ReturnType<typeof aWorld>>;

/** A board with someone of each role, another board without any of them, and an account to act on. */
export async function aWorld() {
  const world = await aStoredWorld();
  const { write } = await storage();
  await write(IMPORT_PATH, [Buffer.from(BOARD_JSON)]);
  await write(CSV_PATH, [Buffer.from(CSV)]);
  await otherTools();
  return world;
}

const aStoredWorld = snapshotted("world", makeWorld);

async function makeWorld() {
  const people = await onePerRole();
  const { viewer, member, manager, service_admin, administrator } = people;
  const target = await aUser({ passwordHash, displayName: "Target" });
  const deputy = await aUser({ passwordHash, displayName: "Deputy" });
  const outsider = await aUser({ id: foreignId(1), displayName: "Outsider" });
  const colleague = await aUser({ id: foreignId(2) });
  const home = await aFurnishedBoard([
    [manager, "manager"],
    [deputy, "manager"],
    [member, "member"],
    [viewer, "viewer"],
    [target, "member"],
  ]);
  const foreign = await aForeignBoard(outsider, colleague);
  const acquaintance = await aColleague(manager);
  await db.board.update({ where: { id: foreign.board.id }, data: { folderId: foreign.folder.id } });
  await db.board.update({ where: { id: home.board.id }, data: { publicAccessEnabled: true } });
  const comments = await commentsOf(home, Object.values(people));
  const tracks = await tracksOf(home, Object.values(people));
  await pinFor([manager, member, service_admin, administrator, target], home.board);
  await pinFor([outsider, colleague, service_admin, administrator], foreign.board);
  const belongings = await belongingsOf([...Object.values(people), target, outsider]);
  await addOpenLinks(target, home.board);
  await withMcp();
  await withAssistant();
  const records = { mail: await aStoredMail(target), trashedBoard: await aTrashedBoard(people.administrator) };
  const others = { target, deputy, outsider, acquaintance };
  return { people, ...others, home, foreign, ...records, ...comments, ...tracks, ...belongings };
}

/** One by one, so that the ids are the same in every run. */
async function onePerRole() {
  const stranger = await aUser({ passwordHash });
  const viewer = await aUser({ passwordHash });
  const member = await aUser({ passwordHash });
  const manager = await aUser({ passwordHash });
  const service_admin = await aServiceAdmin({ passwordHash });
  const administrator = await anAdmin({ passwordHash });
  return { stranger, viewer, member, manager, service_admin, administrator };
}

const aForeignBoard = (outsider: User, colleague: User) =>
  aFurnishedBoard(
    [
      [outsider, "manager"],
      [colleague, "member"],
    ],
    FOREIGN,
    foreignId,
  );

/** A password reset and an invitation whose tokens are known. */
async function addOpenLinks(target: User, board: Board) {
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.passwordReset.create({
    data: { userId: target.id, digest: digestOf("password-reset", RESET_TOKEN), expiresAt },
  });
  const digest = digestOf("invitation", INVITATION_TOKEN);
  await db.invitation.create({ data: { boardId: board.id, email: "newcomer@example.com", digest, expiresAt } });
}

async function aTrashedBoard(by: { id: number }) {
  const board = await aBoard({ title: "Deleted board" });
  await deleteBoard(board, by);
  return db.trashItem.findFirstOrThrow({ where: { kind: "board", recordId: board.id } });
}

const aStoredMail = ({ id: userId, email: toAddress }: User) =>
  db.mail.create({ data: { kind: "test", userId, toAddress, subject: "Hello", text: encrypt("mail", "Hello") } });

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
  await db.upload.createMany({ data: users.flatMap(({ id }) => importUploads(id)) });
  const imports = await db.importSession.createManyAndReturn({ data: users.map(({ id }) => aFailedImport(id)) });
  const sessions = await db.session.createManyAndReturn({ data: users.map(({ id }) => ({ userId: id, expiresAt })) });
  const feeds = await db.calendarFeed.createManyAndReturn({
    data: users.map(({ id }) => ({ userId: id, ...newFeedKey() })),
  });
  const browsers = await Promise.all(users.map((user) => aPushSubscription(user)));
  return {
    subscriptionOf: (user: User) => browsers.find(({ userId }) => userId === user.id)?.id ?? 0,
    feedOf: (user: User) => feeds.find(({ userId }) => userId === user.id)?.id ?? 0,
    uuidOf: (user: User) => passwords.find(({ userId }) => userId === user.id)?.uuid ?? "",
    importOf: ({ id }: Pick<User, "id">) => imports.find(({ userId }) => userId === id)?.id ?? "",
    sessionOf: (user: User) => sessions.find(({ userId }) => userId === user.id)?.id ?? "",
  };
}

const IMPORT_PATH = "world/import";

const CSV_PATH = "world/table";

/** The stored files of the world. */
export const WORLD_FILES = [IMPORT_PATH, CSV_PATH];

const importUploads = (userId: number) =>
  [
    { name: IMPORT_UPLOAD, path: IMPORT_PATH, size: BOARD_JSON.length },
    { name: CSV_UPLOAD, path: CSV_PATH, size: CSV.length },
  ].map(({ name, path, size }) => ({
    ...{ userId, uploadId: keyOfUpload(name), fileName: name, totalChunks: 1, chunks: [path] },
    ...{ fileSize: size, receivedBytes: size },
  }));

const aFailedImport = (userId: number) => ({
  ...{ userId, source: "native", title: "Failed", status: "failed" as const, endedAt: new Date() },
});

/** A comment and a reply of each person, because only authors may change them. */
async function commentsOf({ task }: FurnishedBoard, authors: User[]) {
  const [comments, replies]: [Comment[], Comment[]] = [[], []];
  for (const author of authors) {
    const comment = await aComment(task, author);
    comments.push(comment);
    replies.push(await aComment(task, author, { parentId: comment.id }));
  }
  const by = (written: Comment[]) => (user: User) => written.find(({ createdById }) => createdById === user.id);
  return { commentBy: by(comments), replyBy: by(replies) };
}

/** A time log of each person, because members may change only their own. */
async function tracksOf({ task }: FurnishedBoard, people: User[]) {
  const tracks = await db.timeTrack.createManyAndReturn({
    data: people.map(({ id: userId }) => ({ userId, taskId: task.id, boardId: task.boardId, billableMinutes: 30 })),
  });
  return { trackOf: ({ id }: User) => tracks.find(({ userId }) => userId === id) };
}
