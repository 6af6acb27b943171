import { expect, test } from "@playwright/test";
import { asAdministrator, idOf } from "./boards";
import { aBoardWith, column, linkOf, openBoard, stageTitles, titlesIn } from "./dragging";

test("a card is lifted, moved and dropped by keys, and every step is told", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack books", "Fix login", "Buy tape"], "In progress": ["Call movers", "Find boxes"] });
  await openBoard(page, member, board);
  const said = page.getByRole("status", { name: "Moves" });
  const link = linkOf(page, "Fix login");
  const saves: string[] = [];
  page.on("request", (sent) => sent.method() === "PUT" && sent.url().includes("/boards/v2/") && saves.push(sent.url()));

  await link.focus();
  await expect(link).toHaveAccessibleDescription("Press Space to pick it up, and then the arrow keys to move it.");
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Picked up card Fix login, position 2 of 3 in To do. Use the arrow keys to move, Space to drop, Escape to cancel.");

  await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText("Card Fix login, position 3 of 3 in To do");
  await expect(titlesIn(page, "To do")).toHaveText(["Pack books", "Buy tape", "Fix login"]);
  await expect(link).toBeFocused();

  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Card Fix login, position 3 of 3 in In progress");
  await expect(titlesIn(page, "In progress")).toHaveText(["Call movers", "Find boxes", "Fix login"]);
  await expect(link).toBeFocused();

  await page.keyboard.press("ArrowUp");
  await expect(said).toHaveText("Card Fix login, position 2 of 3 in In progress");
  expect(saves).toEqual([]);
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Dropped card Fix login, position 2 of 3 in In progress.");
  await expect(link).toBeFocused();
  await expect.poll(() => saves.length).toBe(1);
  await expect(titlesIn(page, "In progress")).toHaveText(["Call movers", "Fix login", "Find boxes"]);

  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  const saved = page.waitForResponse((response) => response.url().endsWith("/move-task") && response.ok());
  await page.keyboard.press("Enter");
  await saved;
  await expect(link).toBeFocused();
  await page.reload();
  await expect(titlesIn(page, "To do")).toHaveText(["Pack books", "Buy tape"]);
  await expect(titlesIn(page, "In progress")).toHaveText(["Call movers", "Find boxes", "Fix login"]);
});

test("Escape puts a card back where it was, and nothing is saved", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack books", "Fix login"], Done: ["Sign lease"] });
  await openBoard(page, member, board);
  const link = linkOf(page, "Fix login");

  await link.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(titlesIn(page, "Done")).toHaveText(["Fix login", "Sign lease"]);
  await page.keyboard.press("Escape");

  await expect(page.getByRole("status", { name: "Moves" })).toHaveText("Move cancelled. Card Fix login is back at position 2 of 2 in To do.");
  await expect(titlesIn(page, "To do")).toHaveText(["Pack books", "Fix login"]);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/boards/${board.id}$`));
});

test("leaving a lifted card puts it back", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Pack books", "Fix login"] });
  await openBoard(page, member, board);

  await linkOf(page, "Fix login").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(titlesIn(page, "To do")).toHaveText(["Fix login", "Pack books"]);
  await page.keyboard.press("Tab");

  await expect(titlesIn(page, "To do")).toHaveText(["Pack books", "Fix login"]);
  await expect(linkOf(page, "Fix login")).not.toBeFocused();
});

test("arrows, j and k, Home and End walk over cards, also those out of sight", async ({ page, request }) => {
  const titles = Array.from({ length: 60 }, (_, index) => `Box ${index + 1}`);
  const { board, member } = await aBoardWith(request, { "To do": titles, "In progress": ["Call movers"] });
  await openBoard(page, member, board);

  await page.keyboard.press("j");
  await expect(linkOf(page, "Box 1")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(linkOf(page, "Box 3")).toBeFocused();
  await page.keyboard.press("k");
  await expect(linkOf(page, "Box 2")).toBeFocused();
  await page.keyboard.press("End");
  await expect(linkOf(page, "Box 60")).toBeFocused();
  await expect(linkOf(page, "Box 60")).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(linkOf(page, "Call movers")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await expect(linkOf(page, "Box 1")).toBeFocused();
});

test("a card that is carried far down stays in sight and keeps the focus", async ({ page, request }) => {
  const titles = Array.from({ length: 60 }, (_, index) => `Box ${index + 1}`);
  const { board, member } = await aBoardWith(request, { "To do": titles, "In progress": ["Fix login"] });
  await openBoard(page, member, board);

  await linkOf(page, "Fix login").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");

  await expect(page.getByRole("status", { name: "Moves" })).toHaveText("Card Fix login, position 61 of 61 in To do");
  await expect(linkOf(page, "Fix login")).toBeFocused();
  await expect(linkOf(page, "Fix login")).toBeInViewport();
  await page.keyboard.press("Space");
  await expect(linkOf(page, "Fix login")).toBeFocused();
});

test("a refused move is taken back, and the focus goes back with the card", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Fix login"], "In progress": ["Call movers"] });
  const send = await asAdministrator(request);
  await openBoard(page, member, board);

  await linkOf(page, "Fix login").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(send, member)}/make-viewer`);
  await page.keyboard.press("Space");

  await expect(titlesIn(page, "To do")).toHaveText(["Fix login"]);
  await expect(linkOf(page, "Fix login")).toBeFocused();
});

test("a stage is lifted, moved and dropped by keys", async ({ page, request }) => {
  const { board, member } = await aBoardWith(request, { "To do": ["Fix login"] });
  await openBoard(page, member, board);
  const said = page.getByRole("status", { name: "Moves" });
  const grip = column(page, "To do").getByRole("button", { name: "Move stage To do" });

  await grip.focus();
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Picked up stage To do, position 1 of 3. Use the arrow keys to move, Space to drop, Escape to cancel.");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Stage To do, position 2 of 3");
  await expect(stageTitles(page)).toHaveText(["In progress", "To do", "Done"]);
  await expect(grip).toBeFocused();
  const saved = page.waitForResponse((response) => response.url().endsWith("/re-position-stages") && response.ok());
  await page.keyboard.press("Space");
  await saved;

  await expect(said).toHaveText("Dropped stage To do, position 2 of 3.");
  await expect(grip).toBeFocused();
  await page.reload();
  await expect(stageTitles(page)).toHaveText(["In progress", "To do", "Done"]);
});
