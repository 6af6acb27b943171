import type pg from "pg";
import { type Load, median, measure, type Measurement } from "@/scripts/bench/measure";
import { WATCHED, SMALL } from "@/scripts/bench/seed";

interface WriteOptions {
  port: number;
  authorization: string;
  client: pg.Client;
  seconds: number;
  rounds: number;
}

const API = `/wp-json/boards/v2/projects/${SMALL.board}`;

/** Creates run first and last, to show whether they slow down as the board grows. */
export async function measureWrites(options: WriteOptions) {
  const { client } = options;
  const calls = await callsToMeasure(options);
  const row = (what: string, clients: number, of: Load["calls"]) => measureRow(options, what, clients, of);
  const table = [
    await row("PUT task property (title), one client", 1, calls.retitle),
    await row("PUT move-task, one client", 1, calls.move),
    await row("POST comment, one client", 1, calls.comment),
    await row("POST create task, one client", 1, [calls.create]),
    await row("POST create task, one client, again (does it grow?)", 1, [calls.create]),
    await row(`PUT title of a task with ${WATCHED.watchers} watchers, who are told`, 1, calls.retitleWatched),
    await row(`PUT move-task of it, who are mailed, too`, 1, calls.moveWatched),
    await row("8 writers move tasks in one stage", 8, calls.inOneStage),
  ];
  const { rows: equal } = await client.query(
    `SELECT count(*)::int AS equal FROM (SELECT 1 FROM task WHERE archived_at IS NULL AND parent_id IS NULL GROUP BY stage_id, position HAVING count(*) > 1) twice`,
  );
  console.log(`Equal positions after that: ${equal[0].equal}.`);
  return table;
}

async function measureRow(
  { port, seconds, rounds }: WriteOptions,
  what: string,
  clients: number,
  calls: Load["calls"],
) {
  const measured: Measurement[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push(await measure({ port, calls, clients, seconds, warmUp: round === 0 ? 1 : 0.2 }));
  return {
    what,
    "per second": median(measured.map(({ perSecond }) => perSecond)).toFixed(1),
    "p50 ms": median(measured.map(({ p50 }) => p50)).toFixed(1),
    "p95 ms": median(measured.map(({ p95 }) => p95)).toFixed(1),
  };
}

async function callsToMeasure({ client, authorization }: WriteOptions) {
  const { rows: tasks } = await client.query<{ id: number }>(
    `SELECT id FROM task WHERE board_id = ${SMALL.board} ORDER BY id LIMIT 200`,
  );
  const { rows: stages } = await client.query<{ id: number }>(
    `SELECT id FROM stage WHERE board_id = ${SMALL.board} ORDER BY position`,
  );
  const { rows: watched } = await client.query<WatchedTask>(
    `SELECT (SELECT min(id) FROM task WHERE board_id = ${WATCHED.board}) AS task, array_agg(id) AS stages FROM stage WHERE board_id = ${WATCHED.board}`,
  );
  const taskIds = tasks.map(({ id }) => id);
  const stageIds = stages.map(({ id }) => id);
  const call = (method: string, path: string, body: object) => ({
    method,
    path,
    headers: { authorization },
    body: JSON.stringify(body),
  });
  return { ...callsOnSmallBoard(taskIds, stageIds, call), ...callsOnWatchedTask(taskIds.length, watched[0], call) };
}

interface WatchedTask {
  task: number;
  stages: number[];
}

type MakeCall = (method: string, path: string, body: object) => Load["calls"][number];

function callsOnSmallBoard(taskIds: number[], stageIds: number[], call: MakeCall) {
  const moveTo = (id: number, newStageId: number | undefined, newIndex: number) =>
    call("PUT", `${API}/tasks/${id}/move-task`, { newStageId, newIndex });
  return {
    create: call("POST", `${API}/tasks`, {
      task: { title: "A new task", board_id: SMALL.board, stage_id: stageIds[0] },
    }),
    comment: taskIds.map((id, at) =>
      call("POST", `${API}/tasks/${id}/comments`, { comment: `Comment ${at}, see https://example.com/` }),
    ),
    retitle: taskIds.map((id, at) => call("PUT", `${API}/tasks/${id}`, newTitle(at))),
    move: taskIds.map((id, at) => moveTo(id, stageIds[at % 4], 1 + (at % 50))),
    inOneStage: taskIds.map((id, at) => moveTo(id, stageIds[1], 1 + ((at * 7) % 90))),
  };
}

function callsOnWatchedTask(count: number, watched: WatchedTask | undefined, call: MakeCall) {
  const path = `/wp-json/boards/v2/projects/${WATCHED.board}/tasks/${watched?.task}`;
  const numbers = [...Array(count).keys()];
  return {
    retitleWatched: numbers.map((at) => call("PUT", path, newTitle(at))),
    moveWatched: numbers.map((at) =>
      call("PUT", `${path}/move-task`, { newStageId: watched?.stages[at % 4], newIndex: 1 }),
    ),
  };
}

const newTitle = (at: number) => ({ property: "title", value: `Title ${at} ${Math.random()}` });
