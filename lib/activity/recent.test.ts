import { expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { recentActivity, recentUpdates } from "@/lib/activity/recent";
import { aBoard, aBoardActivity, anActivity, anAdmin, assign, aStage, aTask, aUser, watch } from "@/lib/testing";
import { isAdmin } from "@/lib/users/current-user";

const asCaller = (user: User) => ({ ...user, isAdmin: isAdmin(user) });
const valuesOf = ({ rows }: Awaited<ReturnType<typeof recentActivity>>) => rows.map(({ newValue }) => newValue);

async function aSite() {
  const [mia, max] = [await aUser(), await aUser()];
  const board = await aBoard({ title: "Garden", members: [[mia, "member"]] });
  const archived = await aBoard({ archivedAt: new Date(), members: [[mia, "member"]] });
  const foreign = await aBoard();
  const stage = await aStage(board);
  const [assigned, watched, other] = [await aTask(stage), await aTask(stage), await aTask(stage)];
  await assign(assigned, mia);
  await watch(watched, mia);
  await aBoardActivity(foreign, max, { newValue: "foreign" });
  await anActivity(assigned, max, { newValue: "assigned" });
  await anActivity(watched, max, { newValue: "watched" });
  await anActivity(other, max, { newValue: "other" });
  await anActivity(assigned, mia, { newValue: "own" });
  await aBoardActivity(board, max, { newValue: "board" });
  await aBoardActivity(archived, max, { newValue: "archived" });
  return { mia, board, assigned };
}

test("recent activity is that of active boards that the person may see, the newest first, with names", async () => {
  const { mia, board, assigned } = await aSite();

  const all = await recentActivity(10, asCaller(mia));

  expect(valuesOf(all)).toEqual(["board", "own", "other", "watched", "assigned"]);
  expect(all.boards.get(board.id)?.title).toBe("Garden");
  expect(all.tasks.get(assigned.id)).toEqual({ id: assigned.id, title: assigned.title, boardId: board.id });
  expect(valuesOf(await recentActivity(2, asCaller(mia)))).toEqual(["board", "own"]);
  expect(valuesOf(await recentActivity(10, asCaller(await aUser())))).toEqual([]);
});

test("admins get the activity of all active boards", async () => {
  await aSite();

  expect(valuesOf(await recentActivity(10, asCaller(await anAdmin())))).toEqual([
    ...["board", "own", "other", "watched", "assigned", "foreign"],
  ]);
});

test("updates are what others changed in tasks that the person is assigned to or watches", async () => {
  const { mia } = await aSite();

  expect(valuesOf(await recentUpdates(10, asCaller(mia))).sort()).toEqual(["assigned", "watched"]);
  expect(valuesOf(await recentUpdates(10, asCaller(await aUser())))).toEqual([]);
});
