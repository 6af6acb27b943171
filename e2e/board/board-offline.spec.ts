import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aTask, type MadeBoard } from "@/e2e/support/boards";
import { column } from "@/e2e/support/dragging";
import { signIn, send } from "@/e2e/support/people";
import { aBoardOf } from "@/e2e/support/task";

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
  // What edits need is loaded right after the board.
  await addTask(page, "To do", "Written at home");
  await expect(cardOf("Written at home")).toBeVisible();
  await expect.poll(() => titles(made.board)).toEqual(["Written at home"]);
  await context.setOffline(true);
  await expect(page.getByText("You’re offline")).toBeVisible();
  await addTask(page, "To do", "Written in the tunnel");
  await expect(cardOf("Written in the tunnel")).toBeVisible();
  await aTask(made.board, "Written outside", { stage: "Done" });
  await page.goBack();
  await expect(page.locator("[data-live]")).toHaveCount(0);

  await page.goForward();
  await expect(cardOf("Written in the tunnel")).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-live]")).toHaveCount(0);
  await context.setOffline(false);

  await expect.poll(() => titles(made.board)).toEqual(["Written at home", "Written in the tunnel", "Written outside"]);
  await page.goForward();
  await expect(page.getByText("You’re offline")).toHaveCount(0);
  await expect(cardOf("Written outside")).toBeVisible();
  await expect(cardOf("Written in the tunnel")).toHaveCount(1);
  await page.reload();
  await expect(cardOf("Written in the tunnel")).toHaveCount(1);
});
