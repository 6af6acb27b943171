import type pg from "pg";
import { type Administrator, signInAdministrator } from "@/scripts/bench/administrator";
import { LARGE, SMALL } from "@/scripts/bench/seed";

interface TrashOptions {
  port: number;
  client: pg.Client;
}

const BOARD = `/wp-json/boards/v2/projects/${LARGE.board}`;
const OF_BOARD = `/wp-json/boards-app/v1/boards/${LARGE.board}`;

/** A stage with 10,000 tasks, and their board, into the trash and back, while somebody writes on another board. */
export async function measureTrash({ port, client }: TrashOptions) {
  const address = `http://127.0.0.1:${port}`;
  const administrator = await signInAdministrator(address);
  const [stage, task] = [await allInOneStage(client), await firstTask(client)];
  const send = (method: string, path: string, body?: object) => request(address, administrator, { method, path, body });
  const writeElsewhere = (title: string) =>
    send("PUT", `/wp-json/boards/v2/projects/${SMALL.board}/tasks/${task}`, { property: "title", value: title });
  const row = (what: string, work: () => Promise<void>) => measureRow(what, work, writeElsewhere);

  return [
    await row("delete a stage", () => send("DELETE", `${OF_BOARD}/stages/${stage}`)),
    await row("restore it", () => send("POST", `${OF_BOARD}/trash/restore`, { type: "stage", id: stage })),
    await row("delete a board", () => send("DELETE", BOARD)),
    await row("restore it", () => send("POST", "/wp-json/boards-app/v1/trash/restore", { id: LARGE.board })),
  ];
}

async function allInOneStage(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>("SELECT min(id) AS id FROM stage WHERE board_id = $1", [
    LARGE.board,
  ]);
  const id = rows[0]?.id ?? 0;
  await client.query("UPDATE task SET stage_id = $2, position = id WHERE board_id = $1 AND archived_at IS NULL", [
    LARGE.board,
    id,
  ]);
  return id;
}

async function firstTask(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>("SELECT min(id) AS id FROM task WHERE board_id = $1", [
    SMALL.board,
  ]);
  return rows[0]?.id ?? 0;
}

interface Request {
  method: string;
  path: string;
  body?: object;
}

async function request(address: string, { headers }: Administrator, { method, path, body }: Request): Promise<void> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function measureRow(what: string, work: () => Promise<void>, write: (title: string) => Promise<void>) {
  await write("Before");
  const began = performance.now();
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  let [writes, slowest] = [0, 0];
  while (!isOver) {
    const start = performance.now();
    await write(`Title ${writes}`);
    slowest = Math.max(slowest, performance.now() - start);
    writes += 1;
  }
  await done;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return {
    what: `${what}, ${LARGE.tasks} tasks`,
    seconds,
    "writes elsewhere": writes,
    "slowest ms": slowest.toFixed(0),
  };
}
