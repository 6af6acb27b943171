import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import * as ajax from "@/app/wp-admin/admin-ajax.php/route";
import { aBoardOfAnna, aBrowserOf, aTask } from "@/lib/testing";
import { AJAX } from "@/lib/testing/http/exports";
import { aFront } from "@/lib/testing/http/front";

/** A board of long tasks, and a function that begins to download it over a real connection. */
export async function aDownload(tasks: number) {
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
