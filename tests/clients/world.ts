import { db } from "@/lib/db";
import { aFolder } from "@/lib/testing/factories/folders";
import { aFullBoard } from "@/lib/testing/factories/full-board";
import { anAdmin } from "@/lib/testing/factories/people";
import { PASSWORD } from "@/lib/testing/http/sessions";
import { hashPassword } from "@/lib/users/passwords/hash";

export type Filled = Awaited<ReturnType<typeof aFilledBoard>>;

/** A full board in a folder with a repeating task. Anna manages it and has a password; Root administers the site. */
export async function aFilledBoard() {
  const full = await aFullBoard();
  const root = await anAdmin({ displayName: "Root" });
  const folder = await aFolder({ title: "Marketing" });
  await db.board.update({ where: { id: full.board.id }, data: { folderId: folder.id } });
  await db.user.update({ where: { id: full.anna.id }, data: { passwordHash: await hashPassword(PASSWORD) } });
  await db.repeatRule.create({
    data: {
      taskId: full.task.id,
      boardId: full.board.id,
      unit: "weekly",
      weekDays: ["Mon"],
      monthDays: [],
      nextAt: new Date("2099-01-05T09:00:00Z"),
    },
  });
  return { ...full, root, folder, password: PASSWORD };
}
