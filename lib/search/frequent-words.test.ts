import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/global-search/route";
import type { Stage } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, aTask, aBoard, anAdmin, aUser, call, type Caller } from "@/lib/testing";
import { largeScansOf } from "@/lib/testing/db/plans";

const MANY = 3_500;

const search = async (as: Caller, query: string, more = {}) =>
  (await call(GET, { as, query: { query, task_page: 1, ...more } })).json.tasks;

const addMany = ({ id, boardId }: Pick<Stage, "id" | "boardId">) => db.$executeRaw`
  INSERT INTO task (board_id, stage_id, title, slug, position, updated_at)
  SELECT ${boardId}, ${id}, 'Meeting ' || n, 'meeting', n, now() - n * interval '1 minute' FROM generate_series(1, ${MANY}::int) n`;

describe("a word in thousands of tasks", () => {
  test("finds those of the caller’s boards exactly, whatever others have, and recent ones first", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    const reader = await aUser();
    const small = await aStage(await aBoard({ members: [[reader, "viewer"]] }));
    await addMany(toDo);
    for (let at = 0; at < 3; at += 1) await aTask(small, { title: `Meeting of a few ${at}` });
    await db.task.updateMany({ where: { title: "Meeting 3000" }, data: { updatedAt: new Date() } });
    const done = await aTask(toDo, { title: "Meeting of old", status: "closed", updatedAt: new Date(0) });
    await db.$executeRaw`VACUUM ANALYZE task, task_search, comment_search, board, board_member`;

    expect((await search(reader, "meeting")).total).toBe(3);
    const found = await search(anna, "meeting");
    expect(found.data[0].title).toBe("Meeting 3000");
    expect(found.total).toBeGreaterThan(3_000);
    expect((await search(anna, "meeting is:closed")).data).toMatchObject([{ id: done.id }]);
    const admin = await anAdmin();
    expect((await search(admin, "meeting")).data[0].title).toBe("Meeting 3000");
    expect((await search(admin, "mee of")).total).toBe(4);
  });

  test("is found by indexes", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    await addMany(toDo);
    await db.$executeRaw`INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description) SELECT board_id, id, '', '', title, title FROM task`;
    await db.$executeRaw`VACUUM ANALYZE task, task_search, comment, comment_search, board, board_member`;
    const lines = ["meeting", "meeting 7", "meetnig", "launch", "meeting -7"].map(
      (query) => `GET global-search?query=${query}&task_page=1`,
    );

    expect(await largeScansOf(anna, lines, ["task_search", "comment_search"])).toEqual([]);
  });
});
