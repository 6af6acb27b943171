import { runOnce } from "graphile-worker";
import { expect, onTestFinished, test, vi } from "vitest";
import { db, pool } from "@/lib/db";
import { preset, taskList, workerLogger } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import { clearDiscarded } from "@/lib/storage/ledger";
import { storage } from "@/lib/storage/storage";
import { aBoardOfAnna, aPicture, aTask, requestOn, storedPaths } from "@/lib/testing";

/** An attached picture, whose thumbnail waits for its job. */
async function anAttachedPicture() {
  const { board, max, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const { json } = await requestOn(board, max, `POST tasks/${task.id}/add-task-attachment-file`, {
    file: await aPicture(),
  });
  return db.attachment.findUniqueOrThrow({ where: { id: json.attachments[0].id } });
}

async function runJobs() {
  const names = ["error", "warn"] as const;
  const logs = names.map((name) => vi.spyOn(logger(), name));
  onTestFinished(() => logs.forEach((log) => log.mockRestore()));
  const isThumbnail = (name: string) => name === "make-thumbnail";
  await runOnce({
    ...{ preset, pgPool: pool(), noHandleSignals: true, logger: workerLogger() },
    taskList: taskList(isThumbnail),
  });
  return logs.flatMap((log) => log.mock.calls);
}

const leftJobs = async () =>
  (await pool().query("SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'make-thumbnail'")).rows;

test.each([
  ["was deleted", ({ id }: { id: number }) => db.attachment.delete({ where: { id } })],
  [
    "is missing in the storage",
    async ({ filePath }: { filePath: string | null }) => (await storage()).remove(filePath ?? ""),
  ],
])("the thumbnail's job of a picture that %s ends at once, without an error and without a file", async (_, lose) => {
  const picture = await anAttachedPicture();
  await lose(picture);
  await clearDiscarded();

  const logged = await runJobs();

  expect([logged, await leftJobs()]).toEqual([[], []]);
  await clearDiscarded();
  expect(storedPaths()).toEqual([]);
});
