import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import packages from "@/package.json" with { type: "json" };
import { db } from "@/lib/db";
import { moveFromWordPress } from "@/lib/imports/wordpress/move/run";
import { heapDuring } from "@/lib/testing/probes/heap";
import { type MariadbServer, startMariadb } from "@/lib/testing/wordpress/server";
import { aWordPressSite, type TestSite } from "@/lib/testing/wordpress/site";

const TASKS = 10_000;
const MB = 1024 * 1024;

let server: MariadbServer;
let site: TestSite;
let uploads: string;

beforeAll(async () => {
  uploads = mkdtempSync(`${os.tmpdir()}/boards-test-uploads-`);
  server = await startMariadb();
  site = await aWordPressSite(server, "large");
  await fillLargeSite(site);
});

afterAll(async () => {
  await site.close();
  await server.close();
  rmSync(uploads, { recursive: true, force: true });
});

/** One board with 10,000 tasks, each with a subtask, two comments, an assignee, a label and two activities. */
async function fillLargeSite({ insert, run }: TestSite): Promise<void> {
  const capabilities = 'a:1:{s:13:"administrator";b:1;}';
  await insert("users", { ID: 1, user_login: "ada", user_email: "ada@example.com", display_name: "Ada" });
  await insert("usermeta", { user_id: 1, meta_key: "wp_capabilities", meta_value: capabilities });
  await insert("boards", { id: 1, title: "Large", type: "to-do", created_by: 1 });
  await insert(
    "board_terms",
    { id: 1, board_id: 1, title: "Open" },
    { id: 2, board_id: 1, type: "label", title: "Bug" },
  );
  const each = `FROM seq_1_to_${TASKS}`;
  await run(`INSERT INTO wp_fbs_tasks (id, board_id, type, title, stage_id, position, description, created_by)
    SELECT seq, 1, 'task', concat('Task ', seq), 1, seq, repeat('<p>Some words about it.</p>', 40), 1 ${each}`);
  await run(`INSERT INTO wp_fbs_tasks (id, board_id, type, title, parent_id, created_by)
    SELECT seq + ${TASKS}, 1, 'task', concat('Subtask ', seq), seq, 1 ${each}`);
  for (const words of ["First", "Second"]) {
    await run(
      `INSERT INTO wp_fbs_comments (board_id, task_id, description, created_by) SELECT 1, seq, '${words}', 1 ${each}`,
    );
    await run(`INSERT INTO wp_fbs_activities (object_type, object_id, action, \`column\`, created_by)
      SELECT 'task_activity', seq, '${words}', 'task', 1 ${each}`);
  }
  for (const [type, foreign] of [
    ["task_assignee", 1],
    ["task_label", 2],
  ] as const)
    await run(
      `INSERT INTO wp_fbs_relations (object_type, object_id, foreign_id) SELECT '${type}', seq, ${foreign} ${each}`,
    );
}

const ALL = { tasks: 2 * TASKS, comments: 2 * TASKS, activities: 2 * TASKS, assignees: TASKS, labels: TASKS };

const moved = async () => ({
  ...{ tasks: await db.task.count(), comments: await db.comment.count(), activities: await db.activity.count() },
  ...{ assignees: await db.taskAssignee.count(), labels: await db.taskLabel.count() },
});

describe("a large site", { timeout: 180_000 }, () => {
  test("moves in whole and in little memory", async () => {
    const options = {
      url: site.url,
      uploads,
      prefix: "wp_",
      charset: "utf8mb4",
      everyone: false,
      onBoard: () => undefined,
    };

    const { most } = await heapDuring(() => moveFromWordPress(options));

    expect(await moved()).toEqual(ALL);
    expect(most).toBeLessThan(100 * MB);
  });

  test("goes on after its process was killed, and brings nothing twice", async () => {
    for (const part of [0.1, 0.5]) {
      const child = startCommand();
      await vi.waitFor(async () => expect(await db.task.count()).toBeGreaterThan(part * ALL.tasks), {
        ...{ timeout: 60_000, interval: 20 },
      });
      child.kill("SIGKILL");
      await once(child, "close");
      expect((await moved()).tasks).toBeLessThan(ALL.tasks);
    }

    expect(await once(startCommand(), "close")).toEqual([0, null]);
    expect(await moved()).toEqual(ALL);
    expect(await db.board.findMany()).toMatchObject([{ id: 1, tasksCount: TASKS }]);
  });
});

function startCommand() {
  const [, ...script] = packages.scripts.boards.split(" ");
  return spawn(process.execPath, [...script, "import-wordpress", `--uploads=${uploads}`], {
    stdio: "ignore",
    env: { ...process.env, WORDPRESS_DATABASE: site.url },
  });
}
