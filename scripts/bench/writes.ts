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
export async function measureWrites({ port, authorization, client, seconds, rounds }: WriteOptions) {
  const { rows: tasks } = await client.query<{ id: number; stageId: number }>(
    `SELECT id, stage_id AS "stageId" FROM task WHERE board_id = ${SMALL.board} ORDER BY id LIMIT 200`,
  );
  const { rows: stages } = await client.query<{ id: number }>(
    `SELECT id FROM stage WHERE board_id = ${SMALL.board} ORDER BY position`,
  );
  const headers = { authorization };
  const put = (path: string, body: object) => ({
    method: "PUT",
    path: `${API}${path}`,
    headers,
    body: JSON.stringify(body),
  });

  const create = {
    method: "POST",
    path: `${API}/tasks`,
    headers,
    body: JSON.stringify({ task: { title: "A new task", board_id: SMALL.board, stage_id: stages[0]?.id } }),
  };
  const comment = tasks.map(({ id }, at) => ({
    method: "POST",
    path: `${API}/tasks/${id}/comments`,
    headers,
    body: JSON.stringify({ comment: `Comment ${at}, see https://example.com/` }),
  }));
  const retitle = tasks.map(({ id }, at) =>
    put(`/tasks/${id}`, { property: "title", value: `Title ${at} ${Math.random()}` }),
  );
  const move = tasks.map(({ id }, at) =>
    put(`/tasks/${id}/move-task`, { newStageId: stages[at % 4]?.id, newIndex: 1 + (at % 50) }),
  );
  const inOneStage = tasks.map(({ id }, at) =>
    put(`/tasks/${id}/move-task`, { newStageId: stages[1]?.id, newIndex: 1 + ((at * 7) % 90) }),
  );

  const { rows: watchedTask } = await client.query<{ task: number; stages: number[] }>(
    `SELECT (SELECT min(id) FROM task WHERE board_id = ${WATCHED.board}) AS task, array_agg(id) AS stages FROM stage WHERE board_id = ${WATCHED.board}`,
  );
  const watched = `/wp-json/boards/v2/projects/${WATCHED.board}/tasks/${watchedTask[0]?.task}`;
  const retitleWatched = tasks.map((_, at) => ({
    method: "PUT",
    path: watched,
    headers,
    body: JSON.stringify({ property: "title", value: `Title ${at} ${Math.random()}` }),
  }));
  const moveWatched = tasks.map((_, at) => ({
    method: "PUT",
    path: `${watched}/move-task`,
    headers,
    body: JSON.stringify({ newStageId: watchedTask[0]?.stages[at % 4], newIndex: 1 }),
  }));

  const row = async (what: string, clients: number, calls: Load["calls"]) => {
    const measured: Measurement[] = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push(await measure({ port, calls, clients, seconds, warmUp: round === 0 ? 1 : 0.2 }));
    return {
      what,
      "per second": median(measured.map(({ perSecond }) => perSecond)).toFixed(1),
      "p50 ms": median(measured.map(({ p50 }) => p50)).toFixed(1),
      "p95 ms": median(measured.map(({ p95 }) => p95)).toFixed(1),
    };
  };
  const table = [
    await row("PUT task property (title), one client", 1, retitle),
    await row("PUT move-task, one client", 1, move),
    await row("POST comment, one client", 1, comment),
    await row("POST create task, one client", 1, [create]),
    await row("POST create task, one client, again (does it grow?)", 1, [create]),
    await row(`PUT title of a task with ${WATCHED.watchers} watchers, who are told`, 1, retitleWatched),
    await row(`PUT move-task of it, who are mailed, too`, 1, moveWatched),
    await row("8 writers move tasks in one stage", 8, inOneStage),
  ];
  const { rows: equal } = await client.query(
    `SELECT count(*)::int AS equal FROM (SELECT 1 FROM task WHERE archived_at IS NULL AND parent_id IS NULL GROUP BY stage_id, position HAVING count(*) > 1) twice`,
  );
  console.log(`Equal positions after that: ${equal[0].equal}.`);
  return table;
}
