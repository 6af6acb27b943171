import { describe, expect, test } from "vitest";
import { GET as countIdeas } from "@/app/wp-json/boards-app/v1/roadmaps/[board_id]/counts/route";
import { GET as similar } from "@/app/wp-json/boards-app/v1/roadmaps/[board_id]/similar-ideas/route";
import { GET as read } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/route";
import { POST as comment } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/ideas/[task_id]/comments/route";
import { POST as changeStage } from "@/app/wp-json/boards/v2/roadmaps/[board_id]/idea/[idea_id]/change-stage/route";
import { POST as reply } from "@/app/wp-json/boards/v2/roadmaps/idea/comments/[comment_id]/replies/route";
import { DELETE as remove } from "@/app/wp-json/boards/v2/roadmaps/idea/comments/[comment_id]/route";
import { POST as vote } from "@/app/wp-json/boards/v2/roadmaps/vote-idea/[idea_id]/route";
import { GET as ideaPicture } from "@/app/roadmap/[slug]/ideas/[idea]/picture/route";
import { GET as commentsFeed } from "@/app/roadmap/[slug]/ideas/[idea]/comments.atom/route";
import { POST as follow } from "@/app/roadmap/[slug]/ideas/[idea]/follow/route";
import { POST as voteForm } from "@/app/roadmap/[slug]/ideas/[idea]/vote/route";
import { db } from "@/lib/db";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import { aComment, aGuest, anIdea, aRoadmapOfAnna, aUser, call, openToGuests } from "@/lib/testing";
import { readFile } from "@/lib/testing/http/roadmap-file";
import { sendForm } from "@/lib/testing/http/roadmap-form";

const TEXT = "A few words about it.";
const AUTHOR = { name: "Eve", email: "eve@example.com", author_name: "Eve", author_email: "eve@example.com" };
const MISSING = 2_000_000_000;

type World = Awaited<ReturnType<typeof aRoadmapOfAnna>>;

/** An idea in a hidden stage, one that is archived and one that was merged, each with a public comment. */
async function hiddenOnes({ board, max, idea, hidden, planned }: World) {
  const [archived, merged] = [await anIdea(planned, { archivedAt: new Date() }), await anIdea(planned)];
  await db.idea.create({ data: { taskId: merged.id, mergedIntoId: idea.id } });
  const other = await aRoadmapOfAnna({ isPrivate: true });
  const ideas = [hidden, archived, merged, other.idea];
  const comments = [
    ...(await Promise.all(ideas.map((each) => aComment(each, max, { privacy: "public" })))),
    await aComment(idea, max, { privacy: "private" }),
    await aComment(idea, max, { privacy: "public", status: "draft" }),
  ];
  return { boardId: board.id, ideaIds: ideas.map(({ id }) => id), commentIds: comments.map(({ id }) => id) };
}

const SWITCHES: [name: string, set: () => Promise<unknown>][] = [
  ["guests may write", openToGuests],
  ["guests need an account", () => Promise.resolve()],
  [
    "everything is turned off",
    () =>
      db.$transaction((tx) =>
        writeRoadmapSettings(tx, {
          enable_new_idea_submission: false,
          enable_new_comment_submission: false,
          enable_new_vote_submission: false,
        }),
      ),
  ],
];

describe.each(SWITCHES)("S44 where %s, the id of something hidden is answered as one that never existed,", (_, set) => {
  test.each(["a guest", "an account"])("for %s", async (who) => {
    const { boardId, ideaIds, commentIds } = await hiddenOnes(await aRoadmapOfAnna());
    await set();
    const by = who === "a guest" ? { headers: aGuest() } : { as: await aUser() };
    const ofIdea = async (id: number) => {
      const params = { board_id: boardId, task_id: id, idea_id: id };
      const body = { comment: { message: TEXT, author: AUTHOR }, stage_id: 1 };
      return Promise.all([
        call(vote, { ...by, params }),
        call(read, { ...by, params }),
        call(comment, { ...by, params, body }),
        call(changeStage, { ...by, params, body }),
        call(countIdeas, { ...by, params, query: { "ids[]": id } }),
      ]);
    };
    const ofComment = async (id: number) => {
      const params = { comment_id: id };
      const body = { message: TEXT, author: AUTHOR };
      return Promise.all([call(reply, { ...by, params, body }), call(remove, { ...by, params })]);
    };
    const outcomes = (answers: { status: number; json: unknown }[]) =>
      answers.map(({ status, json }) => [status, json]);
    const [noIdea, noComment] = [outcomes(await ofIdea(MISSING)), outcomes(await ofComment(MISSING))];

    for (const id of ideaIds) expect(outcomes(await ofIdea(id))).toEqual(noIdea);
    for (const id of commentIds) expect(outcomes(await ofComment(id))).toEqual(noComment);
  });

  test("in forms, feeds and pictures", async () => {
    const world = await aRoadmapOfAnna();
    const { ideaIds } = await hiddenOnes(world);
    await set();
    const { board } = world;
    const outcomes = async (id: number) => {
      const [idea, fields, headers] = [String(id), { email: "gina@example.com" }, aGuest()];
      const sent = await Promise.all(
        [follow, voteForm].map((form) => sendForm(form, { board, idea, fields, headers })),
      );
      const files = await Promise.all([ideaPicture, commentsFeed].map((file) => readFile(file, { board, idea })));
      return [...sent.map(({ status, location }) => [status, location]), ...files.map(({ status }) => status)];
    };
    const none = await outcomes(MISSING);

    for (const id of ideaIds) expect(await outcomes(id)).toEqual(none);
  });
});

test("S44 similar ideas are only those that anyone may read", async () => {
  const world = await aRoadmapOfAnna();
  const { boardId, ideaIds } = await hiddenOnes(world);
  await db.task.updateMany({ where: { id: { in: ideaIds } }, data: { title: "Zeppelin" } });

  const { json } = await call(similar, { params: { board_id: boardId }, query: { text: "Zeppelin" } });

  expect(json.ideas).toEqual([]);
});
