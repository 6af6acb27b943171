import { administrator } from "@/e2e/support/own-installation";
import { basic } from "@/e2e/support/people";

export const headers = {
  ...basic("root", administrator.BOARDS_ADMIN_APP_PASSWORD),
  "content-type": "application/json",
};

export interface World {
  address: string;
  board: number;
  stage: number;
  readable: string[];
  reader: Record<string, string>;
}

/** A board to write on, and one address of each kind: a page, the API, a photo, a file, a stream. */
export async function worldAt(address: string): Promise<World> {
  const send = async (method: string, path: string, body?: object) =>
    (await fetch(`${address}/wp-json${path}`, { method, headers, body: body && JSON.stringify(body) })).json();
  const { board: made } = await send("POST", "/boards/v2/projects", { board: { title: "Busy", type: "to-do" } });
  const { board } = await send("GET", `/boards/v2/projects/${made.id}`);
  const stage = board.stages[0].id;
  const { task } = await send("POST", `/boards/v2/projects/${board.id}/tasks`, {
    task: { title: "With a file", board_id: board.id, stage_id: stage },
  });
  const form = new FormData();
  form.append("file", new File(["some words"], "words.txt"));
  const { attachments } = await (
    await fetch(`${address}/wp-json/boards/v2/projects/${board.id}/tasks/${task.id}/add-task-attachment-file`, {
      method: "POST",
      headers: { Authorization: headers.Authorization },
      body: form,
    })
  ).json();
  const { avatar_urls: photos } = await send("GET", "/wp/v2/users/me");
  const inside = (url: string) => url.slice(url.indexOf("/", "https://".length));

  const readable = [
    `/boards/${board.id}`,
    `/wp-json/boards/v2/projects/${board.id}`,
    inside(String(Object.values(photos)[0])),
    inside(attachments[0].secure_url),
  ];
  return {
    address,
    board: board.id,
    stage,
    readable,
    reader: { cookie: await cookieAt(address), Authorization: headers.Authorization },
  };
}

async function cookieAt(address: string) {
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
