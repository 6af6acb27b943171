import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aTask, type MadeBoard } from "@/e2e/support/boards";
import { column, linkOf, openBoard } from "@/e2e/support/dragging";
import { signIn, send } from "@/e2e/support/people";
import { aBoardOf, dialogOf } from "@/e2e/support/task";

const titles = async ({ id }: MadeBoard) =>
  (await send("GET", `/boards/v2/projects/${id}/tasks`)).tasks.map(({ title }: { title: string }) => title).sort();

async function addTask(page: Page, stage: string, title: string) {
  await column(page, stage).getByRole("button", { name: "Add task", exact: true }).click();
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

async function openFromStartPage(page: Page, { board, person }: Awaited<ReturnType<typeof aBoardOf>>) {
  await signIn(page, person);
  await page.goto("/boards");
  await page.getByRole("main").getByRole("link", { name: board.title }).first().click();
  await expect(page.locator("[data-live=open]")).toBeVisible();
}

test("offline changes are shown at once and sent even after the board was left; changes of others are shown", async ({
  page,
  context,
}) => {
  const made = await aBoardOf("Odin");
  const cardOf = (title: string) => page.getByRole("article").filter({ hasText: title });
  await openFromStartPage(page, made);
  await context.setOffline(true);
  await expect(page.getByText("You’re offline")).toBeVisible();
  await addTask(page, "To do", "Written in the tunnel");
  await aTask(made.board, "Written outside", { stage: "Done" });
  await page.goBack();
  await expect(page.locator("[data-live]")).toHaveCount(0);

  await page.goForward();
  await expect(cardOf("Written in the tunnel")).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-live]")).toHaveCount(0);
  await context.setOffline(false);

  await expect.poll(() => titles(made.board)).toEqual(["Written in the tunnel", "Written outside"]);
  await page.goForward();
  await expect(page.getByText("You’re offline")).toHaveCount(0);
  await expect(cardOf("Written outside")).toBeVisible();
  await expect(cardOf("Written in the tunnel")).toHaveCount(1);
  await page.reload();
  await expect(cardOf("Written in the tunnel")).toHaveCount(1);
});

test("a card and a menu whose code can't be loaded say so; the card is shown when the connection is back, the menu only when it is pressed", async ({
  page,
  context,
}) => {
  const { board, person } = await aBoardOf("Oslo");
  await aTask(board, "Dig");
  await page.addInitScript(() => {
    const start = window.setTimeout;
    // Delays the board's idle work, which a slow machine would have finished before the test goes offline.
    window.setTimeout = ((work: TimerHandler, delay?: number, ...given: unknown[]) =>
      delay === 5_000 ? 0 : start(work, delay, ...given)) as typeof start;
  });
  await openBoard(page, person, board);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
  const actions = page.getByRole("button", { name: "Actions for this board" });
  await context.setOffline(true);

  await actions.click();
  await expect(
    page.getByRole("region", { name: "Notifications" }).getByText("The menu couldn’t be loaded."),
  ).toBeVisible();
  await expect(actions).toHaveAttribute("aria-expanded", "false");
  await linkOf(page, "Dig").focus();
  await page.keyboard.press("Enter");
  const late = page.getByRole("dialog", { name: "Task", exact: true });
  await expect(late.getByText("This task can’t be loaded right now.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(late).toHaveCount(0);
  await expect(linkOf(page, "Dig")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(late).toBeVisible();

  await context.setOffline(false);
  await expect(dialogOf(page, "Dig")).toBeVisible();
  await expect(late).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(linkOf(page, "Dig")).toBeFocused();

  await page.getByRole("heading", { level: 1 }).hover();
  const code = page.waitForResponse((answer) => answer.url().includes("/_next/static/"));
  await actions.hover();
  await (await code).finished();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await actions.click();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
});
