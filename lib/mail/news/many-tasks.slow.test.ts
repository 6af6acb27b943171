import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { mailNews } from "@/lib/mail/news/mail-news";
import { aBoardOfAnna, mailsOfKind } from "@/lib/testing";

describe("a mail about more than five tasks", () => {
  test("covers at most five thousand tasks", async () => {
    const { vera, max, board, toDo } = await aBoardOfAnna();
    await db.$executeRaw`INSERT INTO task (board_id, stage_id, title, slug, position) SELECT ${board.id}, ${toDo.id}, 'T' || n, 't-' || n, 1000 + n FROM generate_series(1, 5003) n`;
    await db.$executeRaw`INSERT INTO mail_event (user_id, task_id, actor_id, kind) SELECT ${vera.id}, id, ${max.id}, 'task_moved_to_new_stage' FROM task`;
    const task = await db.task.findFirstOrThrow({ orderBy: { id: "desc" } });

    await mailNews({ userId: vera.id, taskId: task.id, actorId: max.id });

    expect((await mailsOfKind("tasks-news"))[0]?.subject).toBe(`${max.displayName} updated 5,000 tasks`);
    expect([await db.mailEvent.count(), await db.mailEvent.count({ where: { taskId: task.id } })]).toEqual([3, 0]);
  });
});
