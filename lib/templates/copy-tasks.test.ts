import { describe, expect, test, vi } from "vitest";
import type { Stage } from "@/generated/prisma/client";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST } from "@/app/wp-json/boards/v2/templates/create-from/route";
import { db, pool } from "@/lib/db";
import { requeueLost } from "@/lib/jobs/tasks";
import { logger } from "@/lib/logger";
import {
  aCoveredTask,
  anAdmin,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  aTemplateOfAnna,
  call,
  countersOf,
  onBoard,
  pendingJobs,
  recounted,
  refusingAtCommit,
  runJobs,
  runJobsAfterMinutes,
  storedBoard,
} from "@/lib/testing";
import { queriesOf } from "@/lib/testing/db/statements";
import { copyTemplateTasks } from "@/lib/templates/copy-tasks";

/** Three batches: 205 tasks in each of the first two stages, with a subtask, and 41 in the third. */
async function aLargeTemplate() {
  const { board } = await aTemplateOfAnna();
  const stages: Stage[] = [];
  for (const size of [205, 205, 41]) {
    const { stage, tasks } = await aStageWithoutGaps(board, size);
    if (tasks[0]) await aSubtask(tasks[0], { title: "Step" });
    stages.push(stage);
  }
  const admin = await anAdmin();
  const create = async () => {
    const body = { title: "Copy", template_type: "user", template_id: board.id, include_tasks: "yes" };
    const { json } = await call(POST, { as: admin, body });
    return { id: json.board.id as number };
  };
  return { admin, board, stages, create };
}

/** The titles of the tasks, by stage and in their order. */
const titlesIn = async (boardId: number) =>
  (
    await db.task.findMany({
      where: { boardId, parentId: null },
      orderBy: [{ stage: { position: "asc" } }, { position: "asc" }],
      include: { subtasks: true },
    })
  ).map(({ title, subtasks }) => [title, subtasks.length]);

const isCopy = (name: string) => name === "copy-template-tasks";
const oneBatch = (boardId: number) => copyTemplateTasks({ boardId }, { isLast: false });

describe("the background copy of a template's tasks", () => {
  test("copies each task once and in order, batch by batch, however often a process is killed", async () => {
    const { board, create } = await aLargeTemplate();
    const copy = await create();
    const created: number[] = [];

    for (let batch = 0; batch < 3; batch += 1) {
      await expect(refusingAtCommit("task", () => oneBatch(copy.id))).rejects.toThrow();
      created.push((await storedBoard(copy)).tasksCount);
      await oneBatch(copy.id);
    }

    expect([...created, (await storedBoard(copy)).tasksCount]).toEqual([0, 200, 400, 451]);
    expect(await titlesIn(copy.id)).toEqual(await titlesIn(board.id));
    expect(await storedBoard(copy)).toMatchObject({ taskCreationStatus: "completed", taskCreationTotal: 451 });
    expect(await countersOf(copy)).toEqual(await recounted(copy));
    expect([await db.templateCopy.count(), await db.templateCopyBatch.count()]).toEqual([0, 0]);
  });

  test("copies each batch once when two processes copy it at once", async () => {
    const { board, create } = await aLargeTemplate();
    const copy = await create();

    for (let batch = 0; batch < 3; batch += 1) await Promise.all([oneBatch(copy.id), oneBatch(copy.id)]);
    await runJobs();

    expect(await titlesIn(copy.id)).toEqual(await titlesIn(board.id));
    expect(await storedBoard(copy)).toMatchObject({ taskCreationStatus: "completed", tasksCount: 451 });
  });

  test("goes on after a process that was killed while it ran the job, within two minutes", async () => {
    const { create } = await aLargeTemplate();
    const copy = await create();
    await pool().query(
      "UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '61 seconds', locked_by = 'dead', attempts = max_attempts",
    );
    await db.templateCopy.updateMany({ data: { createdAt: new Date(Date.now() - 61_000) } });

    await requeueLost();
    await requeueLost();
    expect(await pendingJobs("copy-template-tasks")).toBe(2);
    await runJobs(isCopy);

    expect(await storedBoard(copy)).toMatchObject({ taskCreationStatus: "completed", tasksCount: 451 });
  });

  test("puts tasks behind those that someone has added meanwhile, and leaves out what is gone or archived", async () => {
    const { stages, create } = await aLargeTemplate();
    const copy = await create();
    // Those of `aTemplateOfAnna` come first.
    const [, , , first, second] = (await db.stage.findMany({
      where: { boardId: copy.id },
      orderBy: { position: "asc" },
    })) as [Stage, Stage, Stage, Stage, Stage];
    await aTask(first, { title: "Mine", position: 0.02 });
    await oneBatch(copy.id);
    await aTask(second, { title: "Mine", position: 1 });
    const left = await db.task.findMany({ where: { stageId: stages[1]?.id }, orderBy: { position: "desc" }, take: 3 });
    const [gone, archived, moved] = left;
    await db.task.delete({ where: { id: gone?.id } });
    await db.task.update({ where: { id: archived?.id }, data: { archivedAt: new Date(), position: 0 } });
    await db.task.update({ where: { id: moved?.id }, data: { stageId: stages[2]?.id, position: 500 } });
    await runJobs();

    expect(await storedBoard(copy)).toMatchObject({ taskCreationStatus: "completed", tasksCount: 451 - 2 + 2 });
    expect(await countersOf(copy)).toEqual(await recounted(copy));
    const titles = (await titlesIn(copy.id)).map(([title]) => title);
    expect(titles[0]).toBe("Mine");
    expect(titles.indexOf("Mine", 1)).toBe(206);
    expect(titles).toContain(moved?.title);
    expect([gone, archived].filter((task) => titles.includes(task?.title ?? ""))).toEqual([]);
  });

  test("takes along the pictures of the tasks", async () => {
    const { board, task } = await aCoveredTask();
    await db.board.update({ where: { id: board.id }, data: { isTemplate: true } });
    const body = { title: "Copy", template_type: "user", template_id: board.id, include_tasks: "yes" };
    const { json } = await call(POST, { as: await anAdmin(), body });

    await runJobs(isCopy);

    const [copy] = await db.task.findMany({ where: { boardId: json.board.id }, include: { attachments: true } });
    expect(copy).toMatchObject({ title: task.title, attachments: [{ boardId: json.board.id, owner: "task_cover" }] });
    expect(copy?.coverAttachmentId).toBe(copy?.attachments[0]?.id);
  });

  test("fails when the template is deleted meanwhile, and keeps what it has copied", async () => {
    const { admin, board, create } = await aLargeTemplate();
    const copy = await create();
    await oneBatch(copy.id);

    expect((await onBoard(DELETE)(admin, board)).status).toBe(200);
    await runJobs();

    expect(await storedBoard(copy)).toMatchObject({ taskCreationStatus: "failed", tasksCount: 200 });
    expect(await pendingJobs("copy-template-tasks")).toBe(0);
  });

  test("fails after five attempts, and the log says why", async () => {
    const { create } = await aLargeTemplate();
    const copy = await create();
    const log = vi.spyOn(logger(), "error").mockReturnValue();

    await refusingAtCommit("subtask_group", async () => {
      for (let attempt = 0; attempt < 6; attempt += 1) await runJobsAfterMinutes(5, isCopy);
    });

    expect(await storedBoard(copy)).toMatchObject({ taskCreationStatus: "failed", tasksCount: 0 });
    expect(log.mock.calls.at(-1)?.[1]).toBe("the tasks of a template could not be copied");
    expect([await db.templateCopy.count(), await pendingJobs("copy-template-tasks")]).toEqual([0, 0]);
    log.mockRestore();
  });

  test("ends with its board, which is deleted meanwhile", async () => {
    const { admin, create } = await aLargeTemplate();
    const copy = await create();

    expect((await onBoard(DELETE)(admin, copy)).status).toBe(200);
    await runJobs();

    expect([await db.templateCopy.count(), await pendingJobs("copy-template-tasks")]).toEqual([0, 0]);
  });

  test("takes as many statements for a batch of two hundred as for one of two", async () => {
    const { create } = await aLargeTemplate();
    const [large, small] = [await create(), await create()];
    const ofSmall = { boardId: small.id, number: 0 };
    const { taskIds } = await db.templateCopyBatch.findFirstOrThrow({ where: ofSmall });
    await db.templateCopyBatch.updateMany({ where: ofSmall, data: { taskIds: taskIds.slice(0, 2) } });

    const many = await queriesOf(() => oneBatch(large.id));
    const few = await queriesOf(() => oneBatch(small.id));

    expect(many).toBe(few);
  });
});
