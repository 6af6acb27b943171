import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asAdministrator, idOf, type MadeBoard } from "./boards";
import { aBoardWith, card, column, linkOf, middleOf, openBoard, titlesIn } from "./dragging";
import type { Account } from "./people";
import { dialogOf, property } from "./task";

const messages = (page: Page) => page.getByRole("region", { name: "Notifications" });
const field = (page: Page) => page.getByLabel("Title of the new task");

/** What others do meanwhile. */
async function others(request: APIRequestContext, { id, stages }: MadeBoard, person: Account) {
  const send = await asAdministrator(request);
  const base = `/boards/v2/projects/${id}`;
  const userId = await idOf(send, person);
  return {
    letOnlyLook: () => send("POST", `${base}/user/${userId}/make-viewer`),
    remove: () => send("POST", `${base}/user/${userId}/remove`),
    archiveStage: (stage: string) => send("PUT", `${base}/archive-stage/${stages.find(({ title }) => title === stage)?.id}`),
    archiveTask: async (title: string) => {
      const { tasks } = await send("GET", `${base}/tasks`);
      await send("PUT", `${base}/tasks/${tasks.find((task: { title: string }) => task.title === title).id}`, { property: "archived_at", value: "2026-01-01 00:00:00" });
    },
  };
}

test("what is being written stays when the person may only look, and can be copied", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { board, member } = await aBoardWith(request, { "To do": ["Pack"] });
  const { letOnlyLook } = await others(request, board, member);
  await openBoard(page, member, board);
  await page.getByRole("button", { name: "Add a task to To do" }).click();
  await page.keyboard.type("Half a thought");

  await letOnlyLook();
  await expect(page.getByRole("alert").filter({ hasText: "You can only look at this board now" })).toBeVisible();
  await expect(field(page)).toHaveValue("Half a thought");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Half a thought");
  await field(page).focus();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveCount(0);
  await expect(linkOf(page, "Pack")).toBeFocused();
  await expect(titlesIn(page, "To do")).toHaveText(["Pack"]);
});

test("what is being written in a stage that is archived can be copied; an empty field just goes", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack"] });
  const { archiveStage, letOnlyLook } = await others(request, board, member);
  await openBoard(page, member, board);
  await page.getByRole("button", { name: "Add a task to Done" }).click();
  await page.keyboard.type("Half a thought");
  await archiveStage("Done");
  await expect(messages(page).getByText("“Half a thought” is not created: its stage is gone")).toBeVisible();
  await expect(messages(page).getByText("Copy", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Add a task to To do" }).click();
  await letOnlyLook();
  await expect(field(page)).toHaveCount(0);
  await expect(linkOf(page, "Pack")).toBeFocused();
});

test("what is held is put back when the person may only look", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack", "Fix login"] });
  const { letOnlyLook } = await others(request, board, member);
  await openBoard(page, member, board);
  const said = page.getByRole("status", { name: "Moves" });
  await linkOf(page, "Fix login").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(titlesIn(page, "In progress")).toHaveText(["Fix login"]);

  await letOnlyLook();
  await expect(said).toHaveText("Move cancelled. Card Fix login can't be moved any more.");
  await expect(titlesIn(page, "To do")).toHaveText(["Pack", "Fix login"]);
  await expect(linkOf(page, "Fix login")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Move cancelled. Card Fix login can't be moved any more.");
});

test("the same in the hand of a mouse", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack", "Fix login"] });
  const { letOnlyLook } = await others(request, board, member);
  await openBoard(page, member, board);
  const writes: string[] = [];
  page.on("request", (sent) => sent.url().endsWith("/move-task") && writes.push(sent.url()));
  const from = await middleOf(card(page, "Fix login"));
  const to = await middleOf(column(page, "Done"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 5 });

  await letOnlyLook();
  await expect(messages(page).getByText("Card Fix login can't be moved any more.")).toBeVisible();
  await page.mouse.up();
  await expect(titlesIn(page, "To do")).toHaveText(["Pack", "Fix login"]);
  expect(writes).toEqual([]);
});

test("the focus stays in a task's dialog when the person may only look", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack"] });
  const { letOnlyLook } = await others(request, board, member);
  await openBoard(page, member, board);
  await linkOf(page, "Pack").click();
  await expect(property(page, "Labels")).toBeVisible();
  await page.keyboard.press("l");
  await expect(page.getByRole("combobox", { name: "Labels" })).toBeFocused();

  await letOnlyLook();
  await expect(property(page, "Labels")).toHaveCount(0);
  await expect(dialogOf(page, "Pack").locator(":focus")).toHaveCount(1);
});

test("who was on a card or a stage that others take away is led to the one beside it", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack", "Fix login", "Buy tape"], Done: ["Sign lease"] });
  const { archiveTask, archiveStage, remove } = await others(request, board, member);
  await openBoard(page, member, board);
  await linkOf(page, "Fix login").focus();
  await archiveTask("Fix login");
  await expect(linkOf(page, "Buy tape")).toBeFocused();
  await archiveTask("Buy tape");
  await expect(linkOf(page, "Pack")).toBeFocused();

  await page.getByRole("button", { name: "Add a task to In progress" }).focus();
  await archiveStage("In progress");
  await expect(column(page, "In progress")).toHaveCount(0);
  await expect(column(page, "Done").locator(":focus")).toHaveCount(1);

  await remove();
  await expect(page.getByRole("heading", { name: "You no longer have access to this board" })).toBeFocused();
});

test("a press on Undo leaves the focus where it was", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack", "Fix login"] });
  await openBoard(page, member, board);
  await linkOf(page, "Pack").focus();
  await page.keyboard.press("Delete");
  await expect(linkOf(page, "Fix login")).toBeFocused();
  await messages(page).getByText("Undo").click();
  await expect(linkOf(page, "Pack")).toBeVisible();
  await expect(messages(page).getByText("Undo")).toHaveCount(0);
  await expect(linkOf(page, "Fix login")).toBeFocused();
});

test("the members, opened by their address, give the focus to the board", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack"] });
  await openBoard(page, member, board);
  await page.goto(`/boards/${board.id}/members`);
  const dialog = page.getByRole("dialog", { name: "Members" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
