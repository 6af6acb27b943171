import { expect } from "@playwright/test";
import { commandLineOf, kill } from "@/scripts/start/processes.mjs";
import { type Installation, test } from "@/tests/system/installation";
import { databaseOf } from "./own-database";
import { aBoard, senderAt } from "./root";

const TASKS = 3_000;
const KILLS = 4;

test("a board made from a template is complete, with each task once and in order, however often the application is killed", async ({
  installation,
}) => {
  test.setTimeout(300_000);
  let running = await installation.start();
  const send = () => senderAt(`http://localhost:${running.port}`);
  const { query } = await databaseOf(installation.dataDir);
  const template = await aBoard(send(), "Template");
  await query(
    `INSERT INTO task (board_id, stage_id, title, slug, position) SELECT $1, $2, 'Task ' || n, 'task', n FROM generate_series(1, $3::int) n`,
    [template.id, template.stages[0]?.id, TASKS],
  );
  await send()("PUT", `/boards/v2/projects/${template.id}/make-template`);
  const body = { title: "Copy", template_type: "user", template_id: template.id, include_tasks: "yes" };
  const { board } = await (await send()("POST", "/boards/v2/templates/create-from", body)).json();
  const created = async () => {
    const answer = await send()("GET", `/boards/v2/templates/task-creation-status?board_id=${board.id}`);
    return (await answer.json()) as { status: string; created: number };
  };

  for (let at = 1; at <= KILLS; at += 1) {
    const enough = (at * TASKS) / (KILLS + 2);
    await expect
      .poll(async () => (await created()).created, { timeout: 60_000, intervals: [5] })
      .toBeGreaterThan(enough);
    killApplication(installation);
    await running.ended;
    running = await installation.start();
    await query("UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '20 minutes'");
    await query("UPDATE template_copy SET created_at = created_at - interval '20 minutes'");
    await query("SELECT graphile_worker.add_job('find-lost')");
  }
  await expect.poll(created, { timeout: 60_000 }).toEqual({ status: "completed", total: TASKS, created: TASKS });

  const [copy] = await query<{ titles: string[] }>(
    "SELECT array_agg(title ORDER BY position) AS titles FROM task WHERE board_id = $1",
    [board.id],
  );
  expect(copy?.titles).toEqual(Array.from({ length: TASKS }, (_, at) => `Task ${at + 1}`));
  expect(await running.stop()).toBe(0);
});

/** Kills the web server and its parent, but not the database. */
function killApplication(installation: Installation) {
  for (const pid of installation.processes()) if (!commandLineOf(pid).includes("postgres")) kill(pid);
}
