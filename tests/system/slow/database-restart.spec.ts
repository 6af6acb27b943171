import { request as open, type IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { databaseOf } from "./own-database";
import { administrator, ownInstallation } from "@/e2e/support/own-installation";

const patience = { timeout: 60_000 };
const headers = {
  authorization: `Basic ${btoa(`root:${administrator.BOARDS_ADMIN_APP_PASSWORD}`)}`,
  "content-type": "application/json",
};

let installation: ReturnType<typeof ownInstallation>;

test.beforeAll(() => {
  installation = ownInstallation("restart");
});

test.afterAll(() => installation.remove());

test("a restart of the database under load interrupts the application only briefly, without its restart", async ({
  playwright,
}) => {
  test.setTimeout(240_000);
  const server = await installation.start();
  const address = `http://localhost:${server.port}`;
  const database = await databaseOf(installation.dataDir);
  const send = sender(address);
  const { board: made } = await (await send("POST", "/projects", { board: { title: "Busy", type: "to-do" } })).json();
  const board: BoardMade = (await (await send("GET", `/projects/${made.id}`)).json()).board;
  const request = await playwright.request.newContext({ baseURL: address });
  const stream = await aStream(`${address}/live/boards/${board.id}`, await cookieOf(request));
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

  await expect.poll(async () => (await send("GET", `/projects/${board.id}/tasks`)).status, patience).toBe(200);
  const after = await Promise.all(Array.from({ length: 40 }, (_, at) => write(send, board, `After ${at}`)));
  expect(after.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  const titles = (await database.query<{ title: string }>("SELECT title FROM task")).map(({ title }) => title);
  expect(
    [...answers, ...after].filter(({ status, title }) => title && status < 300 && !titles.includes(title)),
  ).toEqual([]);

  await expect.poll(() => stream.text().match(/event: (ready|resync)/g)?.length, patience).toBeGreaterThan(1);
  const received = stream.text().length;
  await send("PUT", `/projects/${board.id}`, { title: "Busy again" });
  await expect.poll(() => stream.text().slice(received), patience).toContain('"what":["board"]');

  await send("POST", `/projects/${board.id}/send-invitation`, { email: "guest@example.com", role: "member" });
  await expect
    .poll(
      async () => (await database.query<{ state: string }>("SELECT state FROM mail")).map(({ state }) => state),
      patience,
    )
    .toEqual(["kept"]);

  await stream.close();
  await request.dispose();
  expect(await server.stop()).toBe(0);
});

type Send = ReturnType<typeof sender>;
interface BoardMade {
  id: number;
  stages: { id: number }[];
}

const sender = (address: string) => (method: string, path: string, body?: object) =>
  fetch(`${address}/wp-json/boards/v2${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(40_000),
  });

async function answered(response: Response, title?: string) {
  const text = await response.text();
  return {
    status: response.status,
    json: response.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : text,
    title,
  };
}

async function write(send: Send, board: BoardMade, title: string) {
  return answered(
    await send("POST", `/projects/${board.id}/tasks`, {
      task: { title, board_id: board.id, stage_id: board.stages[0]?.id },
    }),
    title,
  );
}

/** Fifty requests per second, half of them writes, without waiting for answers. */
function loadOn(send: Send, board: BoardMade) {
  const answers: ReturnType<typeof answered>[] = [];
  const ask = async () => {
    const at = answers.length;
    return at % 2 ? write(send, board, `Under load ${at}`) : answered(await send("GET", `/projects/${board.id}`));
  };
  const asking = setInterval(() => answers.push(ask()), 20);
  return {
    end: () => {
      clearInterval(asking);
      return Promise.all(answers);
    },
  };
}

async function cookieOf(request: APIRequestContext) {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  await request.post("/api/auth/callback/credentials", {
    form: { login: "root", password: administrator.BOARDS_ADMIN_PASSWORD, csrfToken, json: "true" },
  });
  return (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
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
