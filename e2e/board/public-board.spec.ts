import { type Browser, expect, type Page } from "@playwright/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { openFromMenu } from "@/e2e/support/board-parts";
import { aBoard, aTask, type MadeBoard } from "@/e2e/support/boards";
import { administrator, send } from "@/e2e/support/people";
import { open } from "@/e2e/support/task";
import { strictTest as test } from "@/e2e/support/test";

async function aLongBoard(): Promise<MadeBoard> {
  const board = await aBoard({ title: "Allotment", stages: ["Planned", "Done"], background: { id: "gradient_3" } });
  for (let count = 1; count <= 23; count += 1) await aTask(board, `Bed ${count}`);
  await aTask(board, "Fence", { stage: "Done", priority: "urgent", due_at: "2026-01-02 10:00:00" });
  return board;
}

const stage = (page: Page, name: string) => page.getByRole("region", { name });
const tasks = (page: Page, name: string) => stage(page, name).getByRole("article");

/** A stage shows more tasks page by page. */
async function readWithoutScript(browser: Browser, address: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(tasks(page, "Planned")).toHaveCount(20);
  await expect(tasks(page, "Done")).toHaveText(/Fence/);
  await page.getByRole("link", { name: "Show 3 more tasks" }).click();
  await expect(tasks(page, "Planned")).toHaveText([/Bed 21/, /Bed 22/, /Bed 23/]);
  await expect(page.getByRole("link", { name: "Show more tasks" })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous tasks" }).click();
  await expect(tasks(page, "Planned")).toHaveCount(20);
  await page.getByRole("link", { name: "Whole board" }).click();
  await expect(tasks(page, "Done")).toHaveCount(1);
  await page.getByRole("link", { name: "List" }).click();
  await expect(tasks(page, "Planned")).toHaveCount(20);
  await context.close();
}

test("a manager shares a board with anyone, also without script, and replaces the link", async ({
  page,
  other,
  browser,
}) => {
  const board = await aLongBoard();
  await open(page, administrator, `/boards/${board.id}`);
  const dialog = await openFromMenu(page, "Public link");
  await dialog.getByRole("switch", { name: "Public access" }).click();
  const link = dialog.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/public_token=/);
  const [address, short] = [
    await link.inputValue(),
    await dialog.getByLabel("Short link", { exact: true }).inputValue(),
  ];

  await other.goto(address);
  await expect(other.getByRole("heading", { level: 1, name: "Allotment" })).toBeVisible();
  await stage(other, "Planned").getByText("Bed 20").scrollIntoViewIfNeeded();
  await expect(tasks(other, "Planned")).toHaveCount(23);
  await expect(stage(other, "Planned").getByRole("link")).toHaveCount(0);
  expect(await problemsInBothColours(other), "board").toEqual([]);
  await other.getByRole("link", { name: "List" }).click();
  await expect(other).toHaveURL(/view=list/);
  await expect(tasks(other, "Done")).toHaveText(/Fence/);
  await other.goto(address.replace("/public/", "/embed/"));
  await expect(other.getByRole("link", { name: "Open the board" })).toBeVisible();
  expect(await problemsInBothColours(other), "in a frame").toEqual([]);
  await other.goto(short);
  await expect(tasks(other, "Done")).toHaveCount(1);
  await readWithoutScript(browser, address);

  await dialog.getByRole("button", { name: "Replace link…" }).click();
  await page
    .getByRole("dialog", { name: "Replace the public link?" })
    .getByRole("button", { name: "Replace link" })
    .click();
  await expect(link).not.toHaveValue(address);
  await expect(async () => {
    expect((await other.reload())?.status()).toBe(404);
  }).toPass();
  await expect(other.getByRole("heading", { level: 1, name: "There’s no public board here" })).toBeVisible();
  expect(await problemsInBothColours(other), "missing").toEqual([]);
  expect((await other.goto(await link.inputValue()))?.status()).toBe(200);
});

test("a site that an administrator listed shows a board in a frame, whose link opens beside it, and another site can't", async ({
  browser,
  request,
}) => {
  await send("PUT", "/boards-app/v1/public-pages", { embed_origins: [LISTED] });
  const board = await aBoard({ title: "Shop window", stages: ["Planned"] });
  await aTask(board, "New lamps");
  const { embed_url: address } = await send("PUT", `/boards/v2/projects/${board.id}/toggle-public-access`, {
    enabled: true,
  });
  const policy = async () =>
    (await request.get(address, { headers: { accept: "text/html" } })).headers()["content-security-policy"];
  await expect.poll(policy).toContain(`frame-ancestors 'self' ${LISTED};`);
  // Sites of the internet may not show what runs on this machine without it.
  const context = await browser.newContext({ permissions: ["local-network-access"] });
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on("console", (message) => message.type() === "error" && refusals.push(message.text()));
  await page.route(/\.example\/$/, (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${address}" title="Board"></iframe>` }),
  );
  const frame = page.frameLocator("iframe");

  await page.goto(`${LISTED}/`);
  await expect(frame.getByRole("article")).toHaveText(/New lamps/);
  await frame.getByRole("link", { name: "List" }).click();
  await expect(frame.getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "page");
  await expect(frame.getByRole("article")).toHaveText(/New lamps/);
  const opened = page.waitForEvent("popup");
  await frame.getByRole("link", { name: "Open the board" }).click();
  await expect((await opened).getByRole("heading", { level: 1, name: "Shop window" })).toBeVisible();
  expect(page.url()).toBe(`${LISTED}/`);
  expect(refusals).toEqual([]);

  await page.goto("https://unlisted.example/");
  await expect.poll(() => refusals).toEqual([expect.stringContaining("frame-ancestors")]);
  await expect(frame.getByRole("article")).toHaveCount(0);
  await context.close();
});

const LISTED = "https://listed.example";
