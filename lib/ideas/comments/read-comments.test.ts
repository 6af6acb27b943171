import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { guestOf } from "@/lib/guests/guest";
import { type CommentPlace, placeOfQuery, queryOfPlace } from "@/lib/ideas/comments/place";
import { readIdea } from "@/lib/ideas/read";
import { aComment, aRoadmapOfAnna } from "@/lib/testing";

const anyone = { user: null, guest: guestOf({ headers: new Headers() }) };

async function anIdeaWithComments(times: readonly string[]) {
  const { idea, max } = await aRoadmapOfAnna();
  const comments = [];
  for (const time of times)
    comments.push(await aComment(idea, max, { privacy: "public", createdAt: new Date(`2026-03-01T${time}Z`) }));
  return { idea, max, ids: comments.map(({ id }) => id) };
}

async function shown(idea: Task, place: CommentPlace | null) {
  const found = await readIdea({ id: idea.boardId }, idea.id, anyone, { most: 2, place });
  const comments = found?.publicComments ?? [];
  const at = (side: CommentPlace["side"], index: number): CommentPlace | null => {
    const comment = comments.at(index);
    return comment ? placeOfQuery(queryOfPlace({ side, at: comment.createdAt, id: comment.id })) : null;
  };
  const ids = comments.map(({ id }) => id);
  return { ids, counts: [found?.earlier, found?.later], earlier: at("before", 0), later: at("after", -1) };
}

describe("pages of an idea's comments", () => {
  test("lead from the latest ones to the first and back, also where two have the same time", async () => {
    const { idea, ids } = await anIdeaWithComments(["08:00", "09:00", "09:00", "10:00", "11:00"]);
    const [first, second, third, fourth, fifth] = ids;

    const latest = await shown(idea, null);
    const middle = await shown(idea, latest.earlier);
    const oldest = await shown(idea, middle.earlier);
    const back = await shown(idea, oldest.later);

    expect([latest.ids, latest.counts]).toEqual([
      [fourth, fifth],
      [3, 0],
    ]);
    expect([middle.ids, middle.counts]).toEqual([
      [second, third],
      [1, 2],
    ]);
    expect([oldest.ids, oldest.counts]).toEqual([[first], [0, 4]]);
    expect(back.ids).toEqual([second, third]);
  });

  test("neither show nor count private comments, and show replies with their comment", async () => {
    const { idea, max, ids } = await anIdeaWithComments(["08:00", "09:00", "10:00"]);
    await aComment(idea, max, { privacy: "private", createdAt: new Date("2026-01-01") });
    const reply = { type: "reply", parentId: ids[0] ?? 0 } as const;
    const answer = await aComment(idea, max, { ...reply, privacy: "public" });
    await aComment(idea, max, { ...reply, privacy: "private" });

    const latest = await shown(idea, null);
    const found = await readIdea({ id: idea.boardId }, idea.id, anyone, { most: 2, place: latest.earlier });

    expect(latest.counts).toEqual([1, 0]);
    expect(found?.publicComments.map(({ id, replies }) => [id, replies.map((each) => each.id)])).toEqual([
      [ids[0], [answer.id]],
    ]);
  });
});
