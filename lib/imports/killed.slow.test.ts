import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { runImport } from "@/lib/imports/run";
import { anAdmin, countersOf, recounted } from "@/lib/testing";
import { wrongCounters } from "@/lib/testing/everything/references";
import { anImport, exported, fileOf, imported } from "@/lib/testing/factories/imports";
import { canonical } from "@/lib/testing/probes/canonical-document";

const tasks = Array.from({ length: 900 }, (_, at) => ({
  ...{ id: at + 1, title: `Task ${at + 1}`, stage: "1", position: at + 1, labels: ["1"], created_at: "2026-01-01" },
  comments: [{ id: at, description: "Hello", created_at: "2026-01-02" }],
  predecessors: at === 0 ? [] : [String(at)],
}));
const board = {
  ...{
    title: "Killed",
    stages: [{ id: 1, title: "Only" }],
    labels: [{ id: 1, title: "Bug" }],
    created_at: "2026-01-01",
  },
};
const FILE = fileOf({ board, tasks });

const MOMENTS: [string, (facts: { pages: number; imported: number }) => boolean][] = [
  ["while the file is read", ({ pages }) => pages > 0],
  ["once the board is there", ({ imported: done }) => done >= 1],
  ["after page 1", ({ imported: done }) => done >= 2],
  ["after page 3", ({ imported: done }) => done >= 4],
  ["after the last page", ({ imported: done }) => done >= 6],
];

test.each(MOMENTS)(
  "an import that is killed %s has no half page, and continues to the same board",
  { timeout: 120_000 },
  async (_, isTheMoment) => {
    const admin = await anAdmin();
    const undisturbed = await imported(admin, FILE);
    const { id } = await anImport(admin, FILE);

    const child = start(id);
    await until(async () => isTheMoment(await factsOf(id)) || child.exitCode !== null);
    child.kill("SIGKILL");
    await once(child, "close");
    await expectWholePages(id);
    const { boardId, status } = await runImport(id);

    expect([status, await db.board.count()]).toEqual(["completed", 2]);
    const [one, other] = [{ id: boardId ?? 0 }, { id: undisturbed.boardId ?? 0 }];
    expect(canonical(await exported(one))).toEqual(canonical(await exported(other)));
    expect([await countersOf(one), await wrongCounters()]).toEqual([await recounted(one), []]);
  },
);

function start(id: string): ChildProcess {
  const script = ["--conditions=react-server", "--import", "tsx", "lib/testing/probes/run-import.ts", id];
  const child = spawn(process.execPath, script, { stdio: "inherit" });
  return child;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) continue;
}

async function factsOf(sessionId: string) {
  return {
    pages: await db.importBatch.count({ where: { sessionId } }),
    imported: await db.importBatch.count({ where: { sessionId, importedAt: { not: null } } }),
  };
}

/** As many tasks as the pages say that have been imported. */
async function expectWholePages(sessionId: string) {
  const { boardId } = await db.importSession.findUniqueOrThrow({ where: { id: sessionId } });
  const done = await db.importBatch.aggregate({
    where: { sessionId, importedAt: { not: null } },
    _sum: { taskCount: true },
  });
  expect(await db.task.count({ where: { boardId: boardId ?? 0 } })).toBe(done._sum.taskCount ?? 0);
  expect(await db.board.count()).toBe(boardId === null ? 1 : 2);
}
