import { describe, expect, test } from "vitest";
import { GET as list } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/stages/[stage_id]/ideas/route";
import { POST as submit } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/route";
import { GET as read } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/route";
import { POST as comment } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/comments/route";
import { POST as reply } from "@/app/wp-json/boards/v2/roadmaps/idea/comments/[comment_id]/replies/route";
import { DELETE as remove } from "@/app/wp-json/boards/v2/roadmaps/idea/comments/[comment_id]/route";
import { POST as vote } from "@/app/wp-json/boards/v2/roadmaps/vote-idea/[idea_id]/route";
import { db } from "@/lib/db";
import { guestCookie } from "@/lib/guests/guest";
import type { RouteHandler } from "@/lib/http/route";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import {
  type Answer,
  aComment,
  aGuest,
  aRoadmapOfAnna,
  aUser,
  call,
  openToGuests,
  request,
  statusesOf,
  withSettings,
} from "@/lib/testing";
import { fingerprint } from "@/security/database";

const TEXT = "A few words about it.";
const AUTHOR = { name: "Eve", email: "eve@example.com", author_name: "Eve", author_email: "eve@example.com" };
const IDEA = { idea: { title: "Dark mode", description: TEXT, author: AUTHOR } };

const everyWrite = async ({ board, idea, max }: Awaited<ReturnType<typeof aRoadmapOfAnna>>) => {
  const { id: comment_id } = await aComment(idea, max, { privacy: "public" });
  const params = { board_id: board.id, task_id: idea.id, idea_id: idea.id, comment_id };
  const said = { comment: { message: TEXT, author: AUTHOR }, message: TEXT, author: AUTHOR };
  const writes: [RouteHandler, body?: object][] = [
    [submit, IDEA],
    [comment, said],
    [reply, said],
    [vote],
    // Last, as it takes the comment away.
    [remove],
  ];
  return async (given: Parameters<typeof call>[1]) => {
    const answers: Answer[] = [];
    for (const [handler, body] of writes) answers.push(await call(handler, { params, body, ...given }));
    return answers;
  };
};

/** The addresses of pages repeat what was searched for. */
const withoutAddresses = (json: unknown) =>
  JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    key.endsWith("_url") || key === "links" ? null : value,
  ) as unknown;

describe("S30 guests of a roadmap", () => {
  test("write nothing where an account is needed, whatever they claim, and nobody where it is turned off", async () => {
    const world = await aRoadmapOfAnna();
    const write = await everyWrite(world);
    const before = await fingerprint();
    const claims = { ...aGuest(), "x-wp-user": "1", "x-forwarded-user": "anna", authorization: "Bearer anna" };

    expect(statusesOf(await write({ headers: aGuest() }))).toEqual([401, 401, 401, 401, 401]);
    expect(statusesOf(await write({ headers: claims }))).toEqual([401, 401, 401, 401, 401]);
    expect(await fingerprint()).toBe(before);
    await db.$transaction((tx) =>
      writeRoadmapSettings(tx, {
        enable_new_idea_submission: false,
        enable_new_comment_submission: false,
        enable_new_vote_submission: false,
      }),
    );
    expect(statusesOf((await write({ as: world.anna })).slice(0, 4))).toEqual([403, 403, 403, 403]);
    expect([await db.task.count(), await db.comment.count(), await db.ideaVote.count()]).toEqual([2, 0, 0]);
  });

  test("cast no second vote by X-Forwarded-For, unless a trusted proxy sends it, or by cookies of their own making", async () => {
    const { idea } = await aRoadmapOfAnna();
    await openToGuests();
    const voteFrom = async (headers: Record<string, string>) =>
      (await call(vote, { params: { idea_id: idea.id }, headers })).json as { isVoted: boolean };
    const socket = { "x-boards-address": "10.6.0.1" };
    const forged = (at: number) => [
      { ...socket, "x-forwarded-for": `203.0.113.${at}` },
      {
        ...socket,
        forwarded: `for=203.0.113.${at}`,
        "x-real-ip": `203.0.113.${at}`,
        "cf-connecting-ip": `203.0.113.${at}`,
      },
      { ...socket, cookie: `${guestCookie()}=forged${at}.${"a".repeat(64)}` },
    ];

    for (let at = 0; at < 10; at += 1) for (const headers of forged(at)) await voteFrom(headers);
    expect(await db.ideaVote.count()).toBeLessThanOrEqual(1);
    await db.ideaVote.deleteMany();
    await withSettings({ TRUSTED_PROXIES: ["10.6.0.1"] }, async () => {
      await voteFrom({ ...socket, "x-forwarded-for": "203.0.113.1" });
      await voteFrom({ ...socket, "x-forwarded-for": "198.51.100.9, 203.0.113.2" });
      await voteFrom({ ...socket, "x-forwarded-for": "198.51.100.8, 203.0.113.2" });
    });
    expect(await db.ideaVote.count()).toBe(1);
  });

  test("fresh cookies of one network give no more than five votes", async () => {
    const { idea } = await aRoadmapOfAnna();
    await openToGuests();
    for (let at = 0; at < 20; at += 1)
      await call(vote, {
        params: { idea_id: idea.id },
        headers: { "sec-fetch-site": "same-origin", "x-boards-address": "10.6.0.2" },
      });

    expect(await db.ideaVote.count()).toBe(5);
  });

  test("a thousand ideas a minute end at the limits of the network and of the roadmap", async () => {
    const { board } = await aRoadmapOfAnna();
    await openToGuests();
    const send = (headers: Record<string, string>) =>
      call(submit, { params: { board_id: board.id }, body: IDEA, headers });
    const flood = (count: number, headers: () => Record<string, string>) =>
      Promise.all(Array.from({ length: count }, async () => (await send(headers())).status));

    const fromOne = await flood(100, () => aGuest("10.6.0.3"));
    expect(fromOne.filter((status) => status === 201)).toHaveLength(10);
    const fromMany = (await Promise.all([flood(450, aGuest), flood(450, aGuest)])).flat();
    expect(fromMany.filter((status) => status === 201).length).toBeLessThanOrEqual(190);
    expect(new Set([...fromOne, ...fromMany])).toEqual(new Set([201, 429]));
    expect(
      await db.task.count({ where: { boardId: board.id, source: "page", title: "Dark mode" } }),
    ).toBeLessThanOrEqual(200);
  });

  test("what waits for approval is in no list, search, count or activity, and has no id to ask for", async () => {
    const { board, anna, idea, planned } = await aRoadmapOfAnna({ moderatesIdeas: true, moderatesComments: true });
    await openToGuests();
    const word = "Xylophone";
    const headers = aGuest();
    const sent = await call(submit, {
      headers,
      params: { board_id: board.id },
      body: { idea: { ...IDEA.idea, title: word, description: `${word} ${TEXT}` } },
    });
    const said = await call(comment, {
      headers,
      params: { board_id: board.id, task_id: idea.id },
      body: { comment: { message: `${word} ${TEXT}`, author: AUTHOR } },
    });
    const { id } = await db.submission.findFirstOrThrow();
    const query = { per_page: 100, search: word };

    const answers = await Promise.all([
      call(list, { params: { board_id: board.id, stage_id: "all-ideas" }, query, headers }),
      call(list, { params: { board_id: board.id, stage_id: planned.id }, query: { per_page: 100 }, headers }),
      call(read, { params: { board_id: board.id, task_id: idea.id }, headers }),
      call(read, { params: { board_id: board.id, task_id: id }, headers: aGuest() }),
      request(anna, `GET global-search?query=${word}&task_page=1`),
      request(anna, `GET projects/${board.id}/activities`),
      request(anna, `GET projects/${board.id}/tasks`),
    ]);

    expect([sent.json.pending, said.json.pending, sent.json.idea.id, said.json.comment.id]).toEqual([true, true, 0, 0]);
    expect(answers.filter(({ json }) => JSON.stringify(withoutAddresses(json)).includes(word))).toEqual([]);
    expect(answers[2]?.json.idea.comments_count).toBe(0);
  });

  test("delete no comment of others, by guessed cookies, keys or addresses", async () => {
    const { idea, anna } = await aRoadmapOfAnna();
    const headers = aGuest();
    const { id } = await aComment(idea, anna, { privacy: "public" });
    const { id: ofGuest } = await aComment(idea, null, {
      privacy: "public",
      guestKey: "0".repeat(64),
      authorEmail: "eve@example.com",
    });
    const attempts = [
      headers,
      { ...headers, cookie: `${guestCookie()}=${"0".repeat(64)}` },
      { ...headers, cookie: `${guestCookie()}=${"0".repeat(64)}.${"0".repeat(64)}` },
    ];

    for (const each of attempts)
      for (const comment_id of [id, ofGuest])
        expect(
          (await call(remove, { params: { comment_id }, headers: each, body: { guest_key: "0".repeat(64) } })).status,
        ).toBe(401);
    expect((await call(remove, { as: await aUser(), params: { comment_id: ofGuest } })).status).toBe(403);
    expect(await db.comment.count()).toBe(2);
  });
});
