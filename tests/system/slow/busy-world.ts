import { aBoard, aTask, cookieAt, root, senderAt, upload, type BoardWithStages, type Send } from "./root";

export interface World {
  send: Send;
  board: BoardWithStages;
  readable: string[];
  reader: Record<string, string>;
}

/** A board to write on, and one address of each kind: a page, the API, a photo, a file, a stream. */
export async function worldAt(address: string): Promise<World> {
  const send = senderAt(address);
  const board = await aBoard(send, "Busy");
  const task = await aTask(send, board, "With a file");
  const { attachments } = await (await upload(address, task, new File(["some words"], "words.txt"))).json();
  const { avatar_urls: photos } = await (await send("GET", "/wp/v2/users/me")).json();
  const inside = (url: string) => url.slice(url.indexOf("/", "https://".length));

  const readable = [
    `/boards/${board.id}`,
    `/wp-json/boards/v2/projects/${board.id}`,
    inside(String(Object.values(photos)[0])),
    inside(attachments[0].secure_url),
  ];
  return { send, board, readable, reader: { cookie: await cookieAt(address), ...root } };
}
