import { administrator } from "@/e2e/support/own-installation";
import { basic } from "@/e2e/support/people";

export type Send = (method: string, path: string, body?: object) => Promise<Response>;

/** Sends JSON to the API at this address, with someone's application password. */
export const senderAs =
  (address: string, login: string, password: string): Send =>
  (method, path, body) =>
    fetch(`${address}/wp-json${path}`, {
      method,
      headers: { ...basic(login, password), "content-type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(40_000),
    });

/** The administrator of an own installation. */
export const root = basic("root", administrator.BOARDS_ADMIN_APP_PASSWORD);
export const senderAt = (address: string) => senderAs(address, "root", administrator.BOARDS_ADMIN_APP_PASSWORD);

export interface BoardWithStages {
  id: number;
  stages: { id: number }[];
}

export async function aBoard(send: Send, title: string): Promise<BoardWithStages> {
  const { board } = await (await send("POST", "/boards/v2/projects", { board: { title, type: "to-do" } })).json();
  return (await (await send("GET", `/boards/v2/projects/${board.id}`)).json()).board;
}

/** Requests a new task in the first stage. */
export const postTask = (send: Send, { id, stages }: BoardWithStages, title: string, more: object = {}) =>
  send("POST", `/boards/v2/projects/${id}/tasks`, { task: { title, board_id: id, stage_id: stages[0]?.id, ...more } });

export async function aTask(
  send: Send,
  board: BoardWithStages,
  title: string,
): Promise<{ id: number; board_id: number }> {
  return (await (await postTask(send, board, title)).json()).task;
}

/** Uploads a file to a task. */
export function upload(address: string, { id, board_id }: { id: number; board_id: number }, file: File) {
  const body = new FormData();
  body.append("file", file);
  return fetch(`${address}/wp-json/boards/v2/projects/${board_id}/tasks/${id}/add-task-attachment-file`, {
    method: "POST",
    headers: root,
    body,
  });
}

/** The cookie of a browser in which the administrator signed in. */
export async function cookieAt(address: string) {
  const cookieIn = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  const first = await fetch(`${address}/api/auth/csrf`);
  const cookie = cookieIn(first);
  const { csrfToken } = await first.json();
  const body = new URLSearchParams({
    login: "root",
    password: administrator.BOARDS_ADMIN_PASSWORD,
    csrfToken,
    json: "true",
  });
  return cookieIn(
    await fetch(`${address}/api/auth/callback/credentials`, { method: "POST", headers: { cookie }, body }),
  );
}
