import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aTask } from "@/e2e/support/boards";
import { linkOf, openBoard } from "@/e2e/support/dragging";
import { aBoardOf, dialogOf } from "@/e2e/support/task";

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
