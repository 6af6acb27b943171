import { request as open, type IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { test } from "@/tests/system/installation";
import { databaseOf } from "./own-database";
import { aBoard, type BoardWithStages, cookieAt, postTask, type Send, senderAt } from "./root";

const patience = { timeout: 60_000 };

test("a restart of the database under load interrupts the application only briefly, without its restart", async ({
  installation,
}) => {
  test.setTimeout(240_000);
  const server = await installation.start();
  const address = `http://localhost:${server.port}`;
  const database = await databaseOf(installation.dataDir);
  const send = senderAt(address);
  const board = await aBoard(send, "Busy");
  const path = `/boards/v2/projects/${board.id}`;
  const stream = await aStream(`${address}/live/boards/${board.id}`, await cookieAt(address));
  await expect.poll(stream.text).toContain("event: ready");

  const load = loadOn(send, board);
  await wait(1_500);
  await database.stop("fast");
  await wait(3_000);
  await database.stop("immediate");
  await wait(3_000);
  const answers = await load.end();

  expect(answers.length).toBeGreaterThan(200);
  expect(
    server
      .output()
      .split("\n")
      .filter((line) => line.includes('"request failed"')),
  ).toEqual([]);
  expect(
    [...new Set(answers.map(({ status }) => status))].filter((status) => ![200, 201, 503].includes(status)),
  ).toEqual([]);
  const unanswered = {
    code: "rest_unavailable",
    message: "The database does not answer. Please try again.",
    data: { status: 503 },
  };
  for (const { json } of answers.filter(({ status }) => status === 503)) expect(json).toEqual(unanswered);

  await expect.poll(async () => (await send("GET", `${path}/tasks`)).status, patience).toBe(200);
  const after = await Promise.all(Array.from({ length: 40 }, (_, at) => write(send, board, `After ${at}`)));
  expect(after.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  const titles = (await database.query<{ title: string }>("SELECT title FROM task")).map(({ title }) => title);
  expect(
    [...answers, ...after].filter(({ status, title }) => title && status < 300 && !titles.includes(title)),
  ).toEqual([]);

  await expect.poll(() => stream.text().match(/event: (ready|resync)/g)?.length, patience).toBeGreaterThan(1);
  const received = stream.text().length;
  await send("PUT", path, { title: "Busy again" });
  await expect.poll(() => stream.text().slice(received), patience).toContain('"what":["board"]');

  await send("POST", `${path}/send-invitation`, { email: "guest@example.com", role: "member" });
  await expect
    .poll(
      async () => (await database.query<{ state: string }>("SELECT state FROM mail")).map(({ state }) => state),
      patience,
    )
    .toEqual(["stored"]);

  await stream.close();
  expect(await server.stop()).toBe(0);
});

async function answered(response: Response, title?: string) {
  const text = await response.text();
  return {
    status: response.status,
    json: response.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : text,
    title,
  };
}

const write = async (send: Send, board: BoardWithStages, title: string) =>
  answered(await postTask(send, board, title), title);

/** Fifty requests per second, half of them writes, without waiting for answers. */
function loadOn(send: Send, board: BoardWithStages) {
  const answers: ReturnType<typeof answered>[] = [];
  const ask = async () => {
    const at = answers.length;
    return at % 2
      ? write(send, board, `Under load ${at}`)
      : answered(await send("GET", `/boards/v2/projects/${board.id}`));
  };
  const asking = setInterval(() => answers.push(ask()), 20);
  return {
    end: () => {
      clearInterval(asking);
      return Promise.all(answers);
    },
  };
}

/** Opens the stream again whenever it ends or is refused, as a browser does. */
async function aStream(address: string, cookie: string) {
  let [text, isClosed] = ["", false];
  let response: IncomingMessage | undefined;
  const opened = async () => {
    response = await new Promise<IncomingMessage>((resolve, reject) => {
      open(address, { agent: false, headers: { cookie } }, resolve).on("error", reject).end();
    });
    if (response.statusCode === 200) response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    await finished(response.resume()).catch(() => undefined);
  };
  const staying = (async () => {
    for (; !isClosed; await wait(200)) await opened().catch(() => undefined);
  })();
  const close = async () => {
    isClosed = true;
    response?.destroy();
    await staying;
  };
  return { text: () => text, close };
}
