import { expect, test } from "vitest";
import { GET as countIdeas } from "@/app/wp-json/boards-app/v1/roadmaps/[board_id]/counts/route";
import { GET as similar } from "@/app/wp-json/boards-app/v1/roadmaps/[board_id]/similar-ideas/route";
import { GET as read } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/route";
import { GET as list } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/stages/[stage_id]/ideas/route";
import { GET as changelogAtom } from "@/app/roadmap/[slug]/changelog.atom/route";
import { GET as ideasAtom } from "@/app/roadmap/[slug]/ideas.atom/route";
import { GET as ideasJson } from "@/app/roadmap/[slug]/ideas.json/route";
import { GET as commentsAtom } from "@/app/roadmap/[slug]/ideas/[idea]/comments.atom/route";
import { GET as ideaPicture } from "@/app/roadmap/[slug]/ideas/[idea]/picture/route";
import { GET as picture } from "@/app/roadmap/[slug]/picture/route";
import { GET as sitemap } from "@/app/sitemap.xml/route";
import { db } from "@/lib/db";
import { type Answer, anIdea, aRoadmapOfAnna, call, openToGuests, request } from "@/lib/testing";
import { readFile } from "@/lib/testing/http/roadmap-file";

type World = Awaited<ReturnType<typeof aRoadmapOfAnna>>;

/** Everything that anyone can read of a roadmap, but its pages, which show the same. An `ETag` stands for a picture's text. */
async function allThatAnyoneReads({ board, idea, planned }: World) {
  const params = { board_id: board.id, task_id: idea.id };
  const lists = ["recent", "comment", "vote"].map((sort) =>
    call(list, { params: { ...params, stage_id: "all-ideas" }, query: { per_page: 100, sort } }),
  );
  const answers = await Promise.all([
    ...lists,
    call(list, { params: { ...params, stage_id: planned.id }, query: { per_page: 100 } }),
    call(read, { params }),
    call(countIdeas, { params, query: { "ids[]": idea.id } }),
    call(similar, { params, query: { text: "Zeppelin plans" } }),
  ]);
  const files = await Promise.all([
    ...[ideasAtom, ideasJson, changelogAtom].map((file) => readFile(file, { board })),
    readFile(commentsAtom, { board, idea: idea.id }),
  ]);
  const pictures = await Promise.all([readFile(picture, { board }), readFile(ideaPicture, { board, idea: idea.id })]);
  return [
    ...answers.map(({ json }) => json as unknown),
    ...files.map(({ text }) => text),
    ...pictures.map(({ headers }) => headers.get("etag")),
    await (await sitemap(new Request("https://boards.test/sitemap.xml"))).text(),
  ];
}

const SECRET = { comment: "A Zeppelin, we think", privacy: "private" };

test.each<[what: string, change: (world: World) => Promise<void | Answer>]>([
  ["a private comment", ({ anna, idea }) => request(anna, `POST ${pathOf(idea)}/comments`, SECRET)],
  [
    "a public reply to a private comment",
    async ({ anna, idea }) => {
      const { json } = await request(anna, `POST ${pathOf(idea)}/comments`, SECRET);
      const reply = { comment: "Zeppelin, yes", privacy: "public", parent_id: json.comment.id as number };
      return request(anna, `POST ${pathOf(idea)}/comments`, reply);
    },
  ],
  ["the priority", ({ anna, idea }) => request(anna, `PUT ${pathOf(idea)}`, { property: "priority", value: "high" })],
  [
    "a date",
    ({ anna, idea }) => request(anna, `PUT ${pathOf(idea)}`, { property: "due_at", value: "2030-01-01 10:00:00" }),
  ],
  [
    "an assignee",
    ({ anna, max, idea }) => request(anna, `PUT ${pathOf(idea)}`, { property: "assignees", value: max.id }),
  ],
  ["a hidden idea", async ({ pending }) => void (await anIdea(pending, { title: "Zeppelin plans", voteCount: 99 }))],
  [
    "an archived idea",
    async ({ planned }) => void (await anIdea(planned, { title: "Zeppelin plans", archivedAt: new Date() })),
  ],
  [
    "a hidden stage",
    ({ anna, board, pending }) =>
      request(anna, `PUT projects/${board.id}/update-stage/${pending.id}`, { title: "Zeppelin" }),
  ],
  [
    "an idea that waits",
    async ({ board }) => {
      await db.board.update({ where: { id: board.id }, data: { moderatesIdeas: true } });
      return request(null, `POST roadmaps/${board.id}/ideas`, {
        idea: {
          title: "Zeppelin",
          description: "A Zeppelin for everyone",
          author: { name: "Eve", email: "eve@example.com" },
        },
      });
    },
  ],
])("S44 %s changes no byte of what anyone reads", async (_, change) => {
  const world = await aRoadmapOfAnna();
  await openToGuests();
  await db.task.updateMany({ data: { updatedAt: new Date(Date.now() - 60_000) } });
  const before = await allThatAnyoneReads(world);

  const answer = await change(world);

  expect([undefined, 200, 201]).toContain(answer?.status);
  expect(await allThatAnyoneReads(world)).toEqual(before);
});

const pathOf = ({ id, boardId }: { id: number; boardId: number }) => `projects/${boardId}/tasks/${id}`;
