import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/projects/[board_id]/has-data-changed/route";
import type { Task, User } from "@/generated/prisma/client";
import { plainDate } from "@/lib/dates/dates";
import { db } from "@/lib/db";
import { aBoardOfAnna, aMember, assign, aTask, aUser, call, inSeparateTransaction, titlesOf } from "@/lib/testing";

type World = Awaited<ReturnType<typeof aCrowd>>;

describe("several readers of one board after the same transaction", () => {
  test("get the same answer from one read of the rows", async () => {
    const world = await aCrowd();
    const seen = await retitle(world.task, "Changed");

    const alone = await poll(world, world.anna, {});
    const [first, second] = [await poll(world, world.anna, { seen }), await poll(world, world.ben, { seen })];

    expect(titlesIn(first)).toEqual(["Changed"]);
    expect(second.json).toEqual({ ...first.json, tasks: second.json.tasks });
    expect(titlesIn(second)).toEqual(["Changed"]);
    expect(second.queries).toBeLessThan(alone.queries);
  });

  test("see a later change as soon as they are notified of it", async () => {
    const world = await aCrowd();
    const before = await retitle(world.task, "Before");
    expect(titlesIn(await poll(world, world.anna, { seen: before }))).toEqual(["Before"]);

    const after = await retitle(world.task, "After");

    expect(titlesIn(await poll(world, world.ben, { seen: after }))).toEqual(["After"]);
  });

  test("see a transaction that was still running when others were answered", async () => {
    const world = await aCrowd();
    const slow = await inSeparateTransaction(async (tx) => {
      await tx.task.update({ where: { id: world.task.id }, data: { title: "Slow" } });
      const quick = await retitle(world.other, "Quick");
      expect(titlesIn(await poll(world, world.anna, { seen: quick }))).toEqual(["Quick"]);
      return transactionOf(tx);
    });

    expect(titlesIn(await poll(world, world.ben, { seen: slow })).sort()).toEqual(["Quick", "Slow"]);
  });

  test("each see the addresses that they may see", async () => {
    const world = await aCrowd();
    await db.boardMember.updateMany({ where: { userId: world.ben.id }, data: { invitedEmail: world.ben.email } });
    const seen = await retitle(world.task, "Changed");
    await assign(world.task, world.ben);

    const [byManager, byMember] = [await poll(world, world.anna, { seen }), await poll(world, world.carla, { seen })];

    expect(byManager.json.tasks[0].assignees[0].user_email).toBe(world.ben.email);
    expect(byMember.json.tasks[0].assignees[0].user_email).not.toBe(world.ben.email);
  });

  test.each(["", "-1", "1e3", "99999999999999999999", "x", "1;2"])(
    "an invalid transaction number (%j) is ignored",
    async (seen) => {
      const world = await aCrowd();
      await retitle(world.task, "Changed");

      const answer = await poll(world, world.anna, { seen });

      expect([answer.status, titlesIn(answer)]).toEqual([200, ["Changed"]]);
    },
  );
});

/** Old tasks, one of which is going to be changed. */
async function aCrowd() {
  const { anna, board, toDo } = await aBoardOfAnna();
  const [ben, carla] = [await aUser(), await aUser()];
  for (const person of [ben, carla]) await aMember(board, person);
  const [task, other] = [await aTask(toDo, { title: "Task" }), await aTask(toDo, { title: "Task" })];
  await db.$executeRaw`UPDATE task SET updated_at = now() - interval '1 hour'`;
  return { anna, ben, carla, board, task, other, since: plainDate(new Date(Date.now() - 60_000)) };
}

const poll = ({ board, since }: World, as: User, query: { seen?: string }) =>
  call(GET, { as, params: { board_id: board.id }, query: { since, ...query } });

const titlesIn = ({ json }: { json: { tasks: { title: string }[] } }) => titlesOf(json.tasks);

/** Like any write, returns the number of its transaction as live messages name it. */
const retitle = ({ id }: Task, title: string): Promise<string> =>
  db.$transaction(async (tx) => {
    await tx.task.update({ where: { id }, data: { title } });
    return transactionOf(tx);
  });

async function transactionOf(tx: Pick<typeof db, "$queryRaw">): Promise<string> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS id`;
  return String(row?.id);
}
