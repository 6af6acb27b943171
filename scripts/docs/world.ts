import type { Board, User } from "@/generated/prisma/client";
import { createBoard } from "@/lib/boards/write/create";
import { CreateBoard } from "@/lib/boards/inputs";
import { db, transaction } from "@/lib/db";
import { validate } from "@/lib/http/input/validate";
import { joinBoard } from "@/lib/members/add";
import { digestOf } from "@/lib/secrets/secrets";
import { createTask } from "@/lib/tasks/write/create";
import { CreateTask } from "@/lib/tasks/inputs";
import { basic } from "@/lib/testing/http/basic";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { isAdmin } from "@/lib/users/current-user";
import { hashPassword } from "@/lib/users/passwords/hash";

const SECRET = "abcdefghijklmnopqrstuvwx";
const passwordHash = await hashPassword("the old passphrase of anna");

/** The world of the examples (docs/api/README.md): returns the Authorization header for a login. */
export async function exampleWorld(): Promise<(login: string) => string> {
  const root = await anAdmin({ login: "root", displayName: "Root" });
  const anna = await aUser({ login: "anna", displayName: "Anna Berg", passwordHash });
  const max = await aUser({ login: "max", displayName: "Max Stein" });
  const vera = await aUser({ login: "vera", displayName: "Vera Lund" });
  const tom = await aUser({ login: "tom", displayName: "Tom Hill" });
  for (const [at, person] of [root, anna, max, vera, tom].entries())
    await createApplicationPassword(person, { name: "My script", appId: "" }, `${SECRET}${at}`);
  await addOtherCredentials(anna);

  const manager = { ...anna, isAdmin: isAdmin(anna) };
  await addTasks(await addBoard(manager, max, vera), manager, max);

  const logins = [root, anna, max, vera, tom].map(({ login }) => login);
  return (login) => basic(login, `${SECRET}${logins.indexOf(login)}`).authorization;
}

type Manager = User & { isAdmin: boolean };

async function addBoard(manager: Manager, member: User, viewer: User): Promise<Board> {
  const board = await createBoard(
    validate(CreateBoard, { board: { title: "Website", type: "to-do", background: { id: "solid_5" } } }),
    manager,
  );
  await transaction(async (tx) => {
    await joinBoard(tx, { boardId: board.id, role: "member", invitedEmail: member.email }, member, manager);
    await joinBoard(tx, { boardId: board.id, role: "viewer" }, viewer, manager);
  });
  return board;
}

async function addTasks(board: Board, manager: Manager, assignee: User): Promise<void> {
  const [open, , completed] = await db.stage.findMany({ where: { boardId: board.id }, orderBy: { position: "asc" } });
  const label = await db.label.findFirstOrThrow({ where: { boardId: board.id }, orderBy: { id: "asc" } });
  const add = (task: object, stage = open) =>
    createTask(board, validate(CreateTask, { task: { board_id: board.id, stage_id: stage?.id, ...task } }), manager);
  await add({
    title: "Write the front page",
    priority: "high",
    due_at: "2030-03-18 17:00:00",
    assignees: [assignee.id],
    labels: [label.id],
  });
  await add({ title: "Choose a font" });
  await add({ title: "Buy the domain" }, completed);
}

/** Anna's other session and application password, with the ids that examples use. */
async function addOtherCredentials({ id: userId }: User): Promise<void> {
  await db.session.create({
    data: {
      id: "7f0c2b1e-5d3a-4c86-9b1f-2a6d8e4c9a10",
      userId,
      address: "127.0.0.1",
      userAgent: "Mozilla/5.0",
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  await db.applicationPassword.create({
    data: {
      uuid: "3b9d1c64-8e2f-4a57-bc0d-91f7e25a4d08",
      userId,
      name: "Old phone",
      digest: digestOf("application-password", "of the old phone"),
    },
  });
}
