import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { guestCookie } from "@/lib/guests/guest";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import {
  aGuest,
  anIdea,
  aRoadmapOfAnna,
  aUser,
  call,
  notificationsDuring,
  openToGuests,
  statusesAtOnce,
} from "@/lib/testing";
import { POST } from "./route";

const vote = ({ id }: Pick<Task, "id">, given: Pick<Parameters<typeof call>[1] & object, "as" | "headers">) =>
  call(POST, { params: { idea_id: id }, ...given });

const counted = async ({ id }: Pick<Task, "id">) => {
  const { voteCount } = await db.task.findUniqueOrThrow({ where: { id } });
  return [voteCount, await db.ideaVote.count({ where: { taskId: id } })];
};

describe("POST /roadmaps/vote-idea/:idea_id", () => {
  test("casts an account's vote, and takes it back", async () => {
    const { idea, max } = await aRoadmapOfAnna();
    await vote(idea, { as: await aUser() });

    const first = await vote(idea, { as: max });
    const second = await vote(idea, { as: max });

    expect([first.status, first.json]).toEqual([200, { isVoted: true, new_count: 2 }]);
    expect([second.status, second.json]).toEqual([200, { isVoted: false, new_count: 1 }]);
    expect(await counted(idea)).toEqual([1, 1]);
  });

  test("a guest votes once per browser, whatever the network, and a new browser gets its cookie", async () => {
    const { idea } = await aRoadmapOfAnna();
    await openToGuests();
    const browser = { "sec-fetch-site": "same-origin", "x-boards-address": "10.8.0.1" };

    const { json, headers } = await vote(idea, { headers: browser });
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    const again = await vote(idea, { headers: { cookie, "x-boards-address": "10.8.0.2" } });

    expect([json, cookie.startsWith(guestCookie())]).toEqual([{ isVoted: true, new_count: 1 }, true]);
    expect([again.json, again.headers.get("set-cookie")]).toEqual([{ isVoted: false, new_count: 0 }, null]);
  });

  test("programs without cookies vote once per network", async () => {
    const { idea } = await aRoadmapOfAnna();
    await openToGuests();
    const from = (address: string) => ({ headers: { "x-boards-address": address } });

    expect((await vote(idea, from("10.8.0.1"))).json.new_count).toBe(1);
    expect((await vote(idea, from("10.8.0.1"))).json.new_count).toBe(0);
    expect((await vote(idea, from("2001:db8::1"))).json.new_count).toBe(1);
    expect((await vote(idea, from("2001:db8::2"))).json.new_count).toBe(0);
  });

  test("five guests of a network may vote for an idea, and each may take the vote back", async () => {
    const { idea, launched } = await aRoadmapOfAnna();
    await openToGuests();
    const guests = Array.from({ length: 6 }, () => ({ headers: aGuest("10.8.0.1") }));

    const answers = [];
    for (const guest of guests) answers.push((await vote(idea, guest)).status);

    expect(answers).toEqual([200, 200, 200, 200, 200, 403]);
    expect((await vote(idea, guests[0] ?? {})).json).toEqual({ isVoted: false, new_count: 4 });
    expect((await vote(await anIdea(launched), guests[5] ?? {})).status).toBe(200);
    expect(await counted(idea)).toEqual([4, 4]);
  });

  test("a hundred at once are all counted, and a person's own never twice", async () => {
    const { idea, anna } = await aRoadmapOfAnna();
    await openToGuests();

    expect(await statusesAtOnce(100, () => vote(idea, { headers: aGuest() }))).toEqual(Array(100).fill(200));
    expect(await counted(idea)).toEqual([100, 100]);
    await statusesAtOnce(11, () => vote(idea, { as: anna }));
    expect(await counted(idea)).toEqual([101, 101]);
  });

  test("counts again, so that a wrong number does not stay", async () => {
    const { idea, max } = await aRoadmapOfAnna();
    await db.task.update({ where: { id: idea.id }, data: { voteCount: 40 } });

    expect((await vote(idea, { as: max })).json.new_count).toBe(1);
  });

  test("changes the idea on the boards that are open", async () => {
    const { board, idea, max } = await aRoadmapOfAnna();

    expect(await notificationsDuring(() => vote(idea, { as: max }))).toEqual([{ board: board.id, what: "tasks" }]);
  });

  test("401 for guests by default, 403 where votes are turned off", async () => {
    const { idea, anna } = await aRoadmapOfAnna();

    expect((await vote(idea, { headers: aGuest() })).status).toBe(401);
    await db.$transaction((tx) => writeRoadmapSettings(tx, { enable_new_vote_submission: false }));
    expect((await vote(idea, { as: anna })).status).toBe(403);
    expect(await counted(idea)).toEqual([0, 0]);
  });

  test("404 for what the caller can't see: a hidden stage, an archived, merged or private idea, a task of another board", async () => {
    const { idea, hidden, planned, board, anna } = await aRoadmapOfAnna();
    const stranger = await aUser();
    const archived = await anIdea(planned, { archivedAt: new Date(), position: 0 });
    const merged = await anIdea(planned);
    await db.idea.create({ data: { taskId: merged.id, mergedIntoId: idea.id } });
    const statuses = async (as: typeof anna) =>
      Promise.all([hidden, archived, merged, { id: 999_999 }].map(async (task) => (await vote(task, { as })).status));

    expect(await statuses(stranger)).toEqual([404, 404, 404, 404]);
    expect(await statuses(anna)).toEqual([200, 404, 404, 404]);
    await db.board.update({ where: { id: board.id }, data: { isPrivate: true } });
    expect((await vote(idea, { as: stranger })).status).toBe(404);
  });
});
