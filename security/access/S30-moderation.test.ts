import { describe, expect, test } from "vitest";
import { POST as submit } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/route";
import { POST as comment } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/comments/route";
import { db } from "@/lib/db";
import { aGuest, aRoadmapOfAnna, aUser, call, openToGuests, request, statusesOf } from "@/lib/testing";
import type { User } from "@/generated/prisma/client";

const EMAIL = "gina.secret@guests.example";
const NETWORK = "203.0.113.77";

/** A guest's idea and comment are published, another idea of theirs waits, and another guest is blocked. */
async function aModeratedRoadmap() {
  const world = await aRoadmapOfAnna();
  const { board, idea } = world;
  await openToGuests();
  const headers = aGuest(NETWORK);
  const author = { name: "Gina", email: EMAIL, author_name: "Gina", author_email: EMAIL };
  const sent = { idea: { title: "Dark mode", description: "My eyes would thank you.", author } };
  const send = () => call(submit, { headers, params: { board_id: board.id }, body: sent });
  const ofGuest = (await send()).json.idea as { id: number };
  const said = { comment: { message: "I would use it every evening.", author } };
  await call(comment, { headers, params: { board_id: board.id, task_id: idea.id }, body: said });
  await db.board.update({ where: { id: board.id }, data: { moderatesIdeas: true } });
  await send();
  const blocked = await db.blockedGuest.create({
    data: { boardId: board.id, email: "kim.secret@guests.example", guestKey: "secret key" },
  });
  const submission = await db.submission.findFirstOrThrow();
  return { ...world, ofGuest, submission, blocked, outsider: await aUser() };
}

type World = Awaited<ReturnType<typeof aModeratedRoadmap>>;

const queue = ({ board, submission }: World) => {
  const own = `/boards-app/v1/boards/${board.id}`;
  return {
    read: (as: User | null) => request(as, `GET ${own}/submissions`),
    decide: (as: User | null, state: string) => request(as, `PUT ${own}/submissions/${submission.id}`, { state }),
    block: (as: User | null) => request(as, `POST ${own}/blocked-guests`, { submission_id: submission.id }),
    blocked: (as: User | null) => request(as, `GET ${own}/blocked-guests`),
  };
};

/** What the team, and others, read of the roadmap. */
const READS = ({ board, idea, ofGuest }: World) => [
  `GET projects/${board.id}`,
  `GET projects/${board.id}/tasks`,
  `GET projects/${board.id}/activities`,
  ...[idea, ofGuest].flatMap(({ id }) => [
    `GET projects/${board.id}/tasks/${id}`,
    `GET projects/${board.id}/tasks/${id}/comments-and-activities`,
    `GET /boards-app/v1/boards/${board.id}/ideas/${id}`,
    `GET roadmaps/${board.id}/ideas/${id}`,
  ]),
  `GET roadmaps/${board.id}/stages/all-ideas/ideas`,
  `GET roadmaps/${board.id}/popular-ideas`,
  `GET /boards-app/v1/boards/${board.id}/roadmap`,
  `GET /boards-app/v1/boards/${board.id}/submissions`,
  `GET /boards-app/v1/boards/${board.id}/blocked-guests`,
  "GET global-search?query=dark",
];

describe("S30 the queue of a roadmap", () => {
  test("is closed to anonymous callers, outsiders and viewers; members decide, and only managers block", async () => {
    const world = await aModeratedRoadmap();
    const { read, decide, block, blocked } = queue(world);
    const everything = async (as: User | null) =>
      statusesOf([await read(as), await decide(as, "approved"), await block(as), await blocked(as)]);

    expect(await everything(null)).toEqual([401, 401, 401, 401]);
    for (const as of [world.outsider, world.vera]) expect(await everything(as)).toEqual([403, 403, 403, 403]);
    expect(statusesOf([await block(world.max), await blocked(world.max)])).toEqual([403, 403]);
    expect(await db.submission.findMany()).toEqual([world.submission]);
    expect(await db.blockedGuest.count()).toBe(1);

    expect(statusesOf([await read(world.max), await decide(world.max, "spam")])).toEqual([200, 200]);
    expect(statusesOf([await read(world.anna), await block(world.anna), await blocked(world.anna)])).toEqual([
      200, 200, 200,
    ]);
  });

  test("guests' email addresses are only for people who may edit the board; their networks and keys for no one", async () => {
    const world = await aModeratedRoadmap();
    const readAs = async (as: User | null) => {
      const texts: string[] = [];
      for (const line of READS(world)) texts.push(JSON.stringify((await request(as, line)).json));
      return texts.join("\n");
    };

    for (const as of [null, world.outsider, world.vera])
      expect(await readAs(as)).not.toMatch(/secret|203\.0\.113|guests\.example/);
    const [member, manager] = [await readAs(world.max), await readAs(world.anna)];
    expect(member).toContain(EMAIL);
    expect(member).not.toContain("kim.secret");
    expect(manager).toContain("kim.secret@guests.example");
    for (const text of [member, manager]) expect(text).not.toMatch(/secret key|203\.0\.113/);
  });
});
