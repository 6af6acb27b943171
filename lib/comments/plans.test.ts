import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTask, aTaskOfAnna, insertMany, largeScansOf, manyUsers } from "@/lib/testing";

/** A task with 4,000 comments, every tenth a reply, beside 50 with 400; each has a mention, every fifth an image. */
async function aTalkativeSite() {
  const world = await aTaskOfAnna();
  for (let at = 0; at < 50; at += 1) await aTask(world.toDo);
  await insertMany(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, created_by, created_at)
      SELECT t.board_id, t.id, 'Max', '', 'Hello', 'Hello', ${world.max.id}, now() - n * interval '1 minute'
      FROM task t CROSS JOIN LATERAL generate_series(1, CASE WHEN t.id = ${world.task.id} THEN 4000 ELSE 400 END) n`;
    await tx.$executeRaw`UPDATE comment SET type = 'reply', parent_id = id - 1 WHERE id % 10 = 0 AND task_id = (SELECT c.task_id FROM comment c WHERE c.id = comment.id - 1)`;
    await tx.$executeRaw`INSERT INTO comment_mention (comment_id, user_id) SELECT id, ${world.anna.id} FROM comment`;
    await tx.$executeRaw`
      INSERT INTO attachment (owner, board_id, task_id, comment_id, attachment_type, title, file_hash)
      SELECT 'comment_image', board_id, task_id, id, 'image/png', 'a.png', md5(id::text) FROM comment WHERE id % 5 = 0`;
    await manyUsers(2000, tx);
  });
  await db.$executeRaw`VACUUM ANALYZE comment, comment_mention, attachment, task, "user"`;
  return world;
}

const PAGES = [
  "",
  "?filter=oldest&page=20",
  "?privacy=private&per_page=100",
  "?type=reply",
  "?include_replies=false&include_images=false",
];

test("reading a page of a task's comments does not scan the comments of all tasks", { timeout: 120_000 }, async () => {
  const { max, board, task } = await aTalkativeSite();
  const lines = PAGES.map((page) => `GET projects/${board.id}/tasks/${task.id}/comments${page}`);

  expect(await largeScansOf(max, lines, ["comment", "comment_mention", "attachment", "user"])).toEqual([]);
});
