import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { expect, test, vi } from "vitest";
import * as ajax from "./route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aBrowserOf, aTask } from "@/lib/testing";
import { AJAX } from "@/lib/testing/http/exports";
import { aFront } from "@/lib/testing/http/front";

async function aDownload(tasks: number) {
  const { anna, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo, { description: "A long text. ".repeat(10_000) });
  for (let at = 1; at < tasks; at += 1) await aTask(toDo, { description: task.description });
  const { cookie, headers } = await aBrowserOf(anna);
  const port = await aFront({ "/wp-admin/admin-ajax.php": ajax });
  const query = `?action=boards_export_json&board_id=${board.id}&_wpnonce=${headers["x-wp-nonce"]}`;
  return async (more: Record<string, string> = {}): Promise<IncomingMessage> => {
    const url = `http://127.0.0.1:${port}${new URL(AJAX).pathname}${query}`;
    const [response] = await once(get(url, { agent: false, headers: { ...cookie, ...more } }), "response");
    return response as IncomingMessage;
  };
}

test("a download is compressed for clients that accept it", async () => {
  const download = await aDownload(3);

  const response = await download({ "accept-encoding": "gzip" });
  const { board } = JSON.parse(await text(response.pipe(createGunzip()))) as { board: { tasks: object[] } };

  expect(response.headers).toMatchObject({ "content-encoding": "gzip", "transfer-encoding": "chunked" });
  expect(board.tasks).toHaveLength(3);
});

test("clients that leave in the middle hold no connection of the database, and leave room for others", async () => {
  const download = await aDownload(60);

  for (let at = 0; at < 12; at += 1) {
    const response = await vi.waitFor(async () => {
      const begun = await download();
      expect(begun.statusCode).toBe(200);
      return begun;
    });
    await once(response, "data");
    response.destroy();
  }

  await vi.waitUntil(hasNoTransaction);
  expect((await text(await download())).endsWith("]}}\n")).toBe(true);
});

async function hasNoTransaction(): Promise<boolean> {
  const [open] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
  return open?.count === 0;
}
