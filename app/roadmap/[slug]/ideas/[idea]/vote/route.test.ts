import { expect, test } from "vitest";
import { POST } from "./route";
import { db } from "@/lib/db";
import { aBrowserOf, aRoadmapOfAnna, openToGuests } from "@/lib/testing";
import { sendForm } from "@/lib/testing/http/roadmap-form";

const voted = async () => {
  const world = await aRoadmapOfAnna();
  await openToGuests();
  const path = `/roadmap/${world.board.publicSlug}`;
  const idea = String(world.idea.id);
  const vote = (back: string, headers: Record<string, string> = {}) =>
    sendForm(POST, { board: world.board, idea, fields: { back }, headers });
  const votes = async () => (await db.task.findUniqueOrThrow({ where: { id: world.idea.id } })).voteCount;
  return { ...world, path, vote, votes };
};

test("a vote counts once per browser and is taken back by the next press", async () => {
  const { path, vote, votes, max } = await voted();
  const first = await vote(path);
  const { cookie } = await aBrowserOf(max);
  await vote(path, cookie);
  expect(await votes()).toBe(2);

  await vote(path, { cookie: first.cookie?.split(";")[0] ?? "" });
  expect(await votes()).toBe(1);
});

test("leads back to the page of the vote, but to no other address", async () => {
  const { path, vote } = await voted();
  const own = [`${path}#idea-3`, `${path}?stage=planned&page=2#idea-3`, `${path}/changelog`, `${path}/ideas/3-x`];
  const others = [
    ...["https://evil.test/", "//evil.test", `${path}.evil.test`, `${path}@evil.test`, "/login", ""],
    ...[`${path}/\r\nSet-Cookie: a=b`, `${path}/\\evil`.replace("\\", "\u00a0")],
  ];

  for (const [at, back] of [...own, ...others].entries()) {
    const { status, location } = await vote(back, { "x-boards-address": `10.3.0.${at + 1}` });
    expect([back, status, location]).toEqual([back, 303, own.includes(back) ? back : path]);
    // Only five guests of one network may vote.
    await db.ideaVote.deleteMany();
  }
});
