import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aRoadmapOfAnna, insertMany, largeScansOf, manyUsers } from "@/lib/testing";

/** A roadmap with 10,000 ideas beside ten with 1,000 each; every idea has two votes, and one in five has comments. */
async function aPopularSite() {
  const world = await aRoadmapOfAnna();
  const others = await Promise.all(Array.from({ length: 10 }, () => aRoadmapOfAnna()));
  await insertMany(async (tx) => {
    await manyUsers(2_000, tx);
    for (const { board, planned, launched } of [world, ...others])
      await tx.$executeRaw`
        INSERT INTO task (board_id, stage_id, title, slug, type, status, position, description, vote_count, created_by, created_at)
        SELECT ${board.id}::int, CASE WHEN n % 2 = 0 THEN ${planned.id}::int ELSE ${launched.id}::int END, 'Idea ' || n || ' ' || left(md5(n::text), 8), 'idea-' || n, 'roadmap', 'open', n + 10,
          '<p>' || repeat(md5(n::text) || ' ', 20) || '</p>', 2, ${world.max.id}::int, now() - n * interval '1 minute'
        FROM generate_series(1, ${board.id === world.board.id ? 10_000 : 1_000}::int) n`;
    await tx.$executeRaw`INSERT INTO idea_vote (task_id, user_id) SELECT id, u FROM task CROSS JOIN LATERAL (VALUES (${world.max.id}::int), (${world.anna.id}::int)) v(u)`;
    await tx.$executeRaw`
      INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, privacy, created_by)
      SELECT board_id, id, 'Max', '', 'Hello', 'Hello', (ARRAY['public', 'private'])[1 + n % 2]::comment_privacy, ${world.max.id}::int FROM task CROSS JOIN generate_series(1, 4) n WHERE id % 5 = 0`;
    await tx.$executeRaw`INSERT INTO idea (task_id, merged_into_id) SELECT id, ${world.idea.id}::int FROM task WHERE id % 50 = 0`;
    await tx.$executeRaw`INSERT INTO task_search (task_id, board_id, title, document) SELECT id, board_id, lower(title), '' FROM task ON CONFLICT DO NOTHING`;
  });
  await db.$executeRaw`ANALYZE task, idea_vote, comment, idea, task_search, stage, board, "user"`;
  return world;
}

test("lists of ideas scan no table of the whole site", { timeout: 120_000 }, async () => {
  const { max, board, planned, idea } = await aPopularSite();
  const ideas = (stage: number | string, query: string) =>
    `GET roadmaps/${board.id}/stages/${stage}/ideas?per_page=20&${query}`;
  const lines = [
    ...["recent", "vote", "comment"].flatMap((sort) => [
      ideas("all-ideas", `sort=${sort}`),
      ideas(planned.id, `sort=${sort}&page=9`),
    ]),
    ideas("all-ideas", "search=idea+77"),
    ideas("all-ideas", "search=nothing-like-this"),
    `GET roadmaps/${board.id}/ideas/${idea.id}`,
    `GET roadmaps/${board.id}/popular-ideas`,
    `GET roadmaps/${board.id}/day-wise-ideas`,
  ];

  expect(await largeScansOf(max, lines, ["task", "idea_vote", "comment", "task_search", "user"])).toEqual([]);
});
