import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { killPart } from "@/e2e/support/installation-parts";
import { administrator, ownInstallation } from "@/e2e/support/own-installation";
import { basic, openSession, waitForHydration } from "@/e2e/support/people";

const headers = basic("root", administrator.BOARDS_ADMIN_APP_PASSWORD);
const account = {
  login: "root",
  name: "root",
  email: administrator.BOARDS_ADMIN_EMAIL,
  password: administrator.BOARDS_ADMIN_PASSWORD,
};

/** A browser reconnects within five seconds after the server is back. */
const soon = { timeout: 5000 };
const patience = { timeout: 60_000 };

let installation: ReturnType<typeof ownInstallation>;

test.beforeAll(() => {
  installation = ownInstallation("away");
});

test.afterAll(() => installation.remove());

test("browsers survive an unreachable database: a page says so, a change waits, and both recover by themselves", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await installation.start();
  const context = await browser.newContext({ baseURL: `http://localhost:${server.port}` });
  const send = async (method: string, address: string, data?: object) =>
    (await context.request.fetch(`/wp-json/boards/v2${address}`, { method, headers, data })).json();
  const { board } = await send("POST", "/projects", { board: { title: "House move", type: "to-do" } });
  const { board: boardWithStages } = await send("GET", `/projects/${board.id}`);
  const addTask = (title: string) =>
    send("POST", `/projects/${board.id}/tasks`, {
      task: { title, board_id: board.id, stage_id: boardWithStages.stages[0].id },
    });
  const { task } = await addTask("Order pizza");
  await openSession(context.request, account);
  const [open, late] = [await context.newPage(), await context.newPage()];
  await open.goto(`/boards/${board.id}`);
  await waitForHydration(open);
  await isLive(open);

  const conf = path.join(installation.dataDir, "postgres/data/postgresql.conf");
  const working = readFileSync(conf, "utf8");
  appendFileSync(conf, "\nnonsense = on\n");
  killPart("PostgreSQL", installation, server);
  await expect.poll(async () => (await context.request.get("/readyz")).status(), patience).toBe(503);

  const answer = await late.goto(`/boards/${board.id}`);
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "5"]);
  await expect(late.getByRole("heading", { name: "Boards is away for a moment" })).toBeVisible();
  await open.getByRole("link", { name: "Order pizza", exact: true }).focus();
  await open.keyboard.press("Delete");
  await expect(open.getByRole("article").filter({ hasText: "Order pizza" })).toHaveCount(0);
  writeFileSync(conf, working);
  await expect.poll(async () => (await context.request.get("/readyz")).status(), patience).toBe(200);

  await expect(late.getByRole("heading", { level: 1, name: "House move" })).toBeVisible(soon);
  const archivedAt = async () => (await send("GET", `/projects/${board.id}/tasks/${task.id}`)).task.archived_at;
  await expect.poll(archivedAt, soon).not.toBeNull();
  await addTask("Buy soil");
  for (const page of [open, late])
    await expect(page.getByRole("article").filter({ hasText: "Buy soil" })).toBeVisible(soon);

  await test.step("and with a web server that is killed", async () => {
    killPart("the web server", installation, server);
    await expect
      .poll(
        async () =>
          context.request.get("/readyz").then(
            (response) => response.status(),
            () => 0,
          ),
        patience,
      )
      .toBe(200);
    await addTask("Count the pots");
    for (const page of [open, late])
      await expect(page.getByRole("article").filter({ hasText: "Count the pots" })).toBeVisible(soon);
  });

  await test.step("and without a database the server ends within two seconds, while both browsers have live streams", async () => {
    appendFileSync(conf, "\nnonsense = on\n");
    killPart("PostgreSQL", installation, server);
    await expect.poll(async () => (await context.request.get("/readyz")).status(), patience).toBe(503);
    const began = Date.now();
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(2000);
    expect(server.output()).not.toMatch(/\n {4}at /);
  });
  await context.close();
});

const isLive = (page: Page) => expect(page.locator("[data-live=open]")).toBeVisible();
