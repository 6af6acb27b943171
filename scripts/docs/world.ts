import { createBoard } from "@/lib/boards/create";
import { CreateBoard } from "@/lib/boards/inputs";
import { db } from "@/lib/db";
import { validate } from "@/lib/http/validate";
import { addMember } from "@/lib/members/add";
import { createTask } from "@/lib/tasks/create";
import { CreateTask } from "@/lib/tasks/inputs";
import { basic } from "@/lib/testing/basic";
import { anAdmin, aUser } from "@/lib/testing/people";
import { createApplicationPassword } from "@/lib/users/application-passwords/create";
import { isAdmin } from "@/lib/users/current-user";

const SECRET = "abcdefghijklmnopqrstuvwx";

/** The small site of the examples: who signs in how, by login (docs/api/README.md describes it). */
export async function exampleWorld(): Promise<(login: string) => string> {
  const root = await anAdmin({ login: "root", displayName: "Root" });
  const anna = await aUser({ login: "anna", displayName: "Anna Berg" });
  const max = await aUser({ login: "max", displayName: "Max Stein" });
  const vera = await aUser({ login: "vera", displayName: "Vera Lund" });
  const tom = await aUser({ login: "tom", displayName: "Tom Hill" });
  for (const [at, person] of [root, anna, max, vera, tom].entries()) await createApplicationPassword(person, { name: "My script", appId: "" }, `${SECRET}${at}`);

  const manager = { ...anna, isAdmin: isAdmin(anna) };
  const board = await createBoard(validate(CreateBoard, { board: { title: "Website", type: "to-do", background: { id: "solid_5" } } }), manager);
  await addMember(board, { userId: max.id, role: "member" }, manager);
  await addMember(board, { userId: vera.id, role: "viewer" }, manager);
  const [open, , completed] = await db.stage.findMany({ where: { boardId: board.id }, orderBy: { position: "asc" } });
  const label = await db.label.findFirstOrThrow({ where: { boardId: board.id }, orderBy: { id: "asc" } });
  const add = (task: object, stage = open) => createTask(board, validate(CreateTask, { task: { board_id: board.id, stage_id: stage?.id, ...task } }), manager);
  await add({ title: "Write the front page", priority: "high", due_at: "2030-03-18 17:00:00", assignees: [max.id], labels: [label.id] });
  await add({ title: "Choose a font" });
  await add({ title: "Buy the domain" }, completed);

  const logins = [root, anna, max, vera, tom].map(({ login }) => login);
  return (login) => basic(login, `${SECRET}${logins.indexOf(login)}`).authorization;
}
