import { expect, test } from "@playwright/test";
import { aBoard, aTask } from "./boards";
import { complaintsOf } from "./complaints";
import { card, openBoard, titlesIn } from "./dragging";
import { aPerson, basic } from "./people";

test("a viewer looks, and finds no control that does nothing", async ({ page, request }) => {
  const vera = await aPerson(request, "Vera");
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"], viewers: [vera] });
  await aTask(request, board, "Water");
  const complaints = complaintsOf(page);
  await openBoard(page, vera, board);

  await expect(titlesIn(page, "To do")).toHaveText(["Water"]);
  await expect(page.getByRole("heading", { level: 1 }).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Add|Star|Move|Share|Actions for (To do|Done)$)/ })).toHaveCount(0);
  await card(page, "Water").hover();
  await page.getByRole("button", { name: "Actions for Water" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([/^Open/, "Copy link"]);
  await expect(page.getByRole("menuitemcheckbox")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Water" }).focus();
  for (const key of ["c", "e", "Delete", "w"]) await page.keyboard.press(key);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(titlesIn(page, "To do")).toHaveText(["Water"]);
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["About this board", "Members", "Activity", "Archived items", "Copy link"]);
  expect(complaints).toEqual([]);
});

test("the API refuses a viewer what the screen does not offer", async ({ page, request, playwright, baseURL }) => {
  const vera = await aPerson(request, "Vera");
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"], viewers: [vera] });
  const task = await aTask(request, board, "Water");
  await openBoard(page, vera, board);
  const nonce = await page.locator("meta[name=rest-nonce]").getAttribute("content");
  const base = `/wp-json/boards/v2/projects/${board.id}`;
  const stage = board.stages[0]?.id;

  const writes = [
    ["POST", `${base}/tasks`, { task: { title: "No", board_id: board.id, stage_id: stage } }],
    ["PUT", `${base}/tasks/${task.id}`, { property: "title", value: "No" }],
    ["PUT", `${base}/tasks/${task.id}/move-task`, { newStageId: stage }],
    ["POST", `${base}/stage-create`, { title: "No" }],
    ["PUT", `${base}/archive-stage/${stage}`, {}],
    ["PUT", `${base}/pin-board`, {}],
    ["PUT", base, { title: "No" }],
    ["PUT", `${base}/archive-board`, {}],
    ["POST", `${base}/add-members`, { memberId: 1 }],
  ] as const;
  for (const [method, path, data] of writes) {
    const answer = await page.request.fetch(path, { method, data, headers: { "X-WP-Nonce": nonce ?? "" } });
    expect(answer.status(), `${method} ${path}`).toBe(403);
  }

  const stranger = await playwright.request.newContext({ baseURL });
  expect((await stranger.get(base, { headers: basic(vera.login, "wrong") })).status()).toBe(401);
  await stranger.dispose();
});

test("a board that is not shared, or is not there, is a page that says so", async ({ page, request }) => {
  const vera = await aPerson(request, "Vera");
  const mine = await aBoard(request, { title: "Garden", viewers: [vera] });
  const secret = await aBoard(request, { title: "Secret garden" });
  await openBoard(page, vera, mine);

  for (const path of [`/boards/${secret.id}`, `/boards/${secret.id}/members`, "/boards/999999", "/boards/nonsense"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "This board is not here" })).toBeVisible();
    await expect(page.getByText("Secret garden")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Go to your boards" }).click();
  await expect(page).toHaveURL("/");
});
