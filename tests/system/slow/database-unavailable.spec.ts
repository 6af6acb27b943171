import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { killPart } from "@/e2e/support/installation-parts";
import { administrator } from "@/e2e/support/own-installation";
import { waitForHydration } from "@/e2e/support/page";
import { openSession } from "@/e2e/support/people";
import { test } from "@/tests/system/installation";
import { aBoard, aTask, senderAt } from "./root";

const account = {
  login: "root",
  name: "root",
  email: administrator.BOARDS_ADMIN_EMAIL,
  password: administrator.BOARDS_ADMIN_PASSWORD,
};

/** A browser reconnects within five seconds after the server is back. */
const soon = { timeout: 5000 };
const patience = { timeout: 60_000 };

test("browsers survive an unreachable database: a page says so, a change waits, and both recover by themselves", async ({
  browser,
  installation,
}) => {
  test.setTimeout(240_000);
  const server = await installation.start();
  const address = `http://localhost:${server.port}`;
  const context = await browser.newContext({ baseURL: address });
  const readiness = () =>
    context.request.get("/readyz").then(
      (response) => response.status(),
      () => 0,
    );
  const send = senderAt(address);
  const board = await aBoard(send, "House move");
  const addTask = (title: string) => aTask(send, board, title);
  const task = await addTask("Order pizza");
  await openSession(context.request, account);
  const [open, late] = [await context.newPage(), await context.newPage()];
  await open.goto(`/boards/${board.id}`);
  await waitForHydration(open);
  await isLive(open);

  const conf = path.join(installation.dataDir, "postgres/data/postgresql.conf");
  const working = readFileSync(conf, "utf8");
  appendFileSync(conf, "\nnonsense = on\n");
  killPart("PostgreSQL", installation, server);
  await expect.poll(readiness, patience).toBe(503);

  const answer = await late.goto(`/boards/${board.id}`);
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "5"]);
  await expect(late.getByRole("heading", { name: "Boards is unavailable right now" })).toBeVisible();
  await open.getByRole("link", { name: "Order pizza", exact: true }).focus();
  await open.keyboard.press("Delete");
  await expect(open.getByRole("article").filter({ hasText: "Order pizza" })).toHaveCount(0);
  writeFileSync(conf, working);
  await expect.poll(readiness, patience).toBe(200);

  await expect(late.getByRole("heading", { level: 1, name: "House move" })).toBeVisible(soon);
  const archivedAt = async () =>
    (await (await send("GET", `/boards/v2/projects/${board.id}/tasks/${task.id}`)).json()).task.archived_at;
  await expect.poll(archivedAt, soon).not.toBeNull();
  await addTask("Buy soil");
  for (const page of [open, late])
    await expect(page.getByRole("article").filter({ hasText: "Buy soil" })).toBeVisible(soon);

  await test.step("and with a web server that is killed", async () => {
    killPart("the web server", installation, server);
    await expect.poll(readiness, patience).toBe(200);
    await addTask("Count the pots");
    for (const page of [open, late])
      await expect(page.getByRole("article").filter({ hasText: "Count the pots" })).toBeVisible(soon);
  });

  await test.step("and without a database the server ends within two seconds, while both browsers have live streams", async () => {
    appendFileSync(conf, "\nnonsense = on\n");
    killPart("PostgreSQL", installation, server);
    await expect.poll(readiness, patience).toBe(503);
    const began = Date.now();
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(2000);
    expect(server.output()).not.toMatch(/\n {4}at /);
  });
  await context.close();
});

const isLive = (page: Page) => expect(page.locator("[data-live=open]")).toBeVisible();
