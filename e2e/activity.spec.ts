import { expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, aTask } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { comment, feed, openToComment, said, say } from "./comments";
import { complaintsOf } from "./complaints";
import { administrator, aPerson, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";
import { dialogOf, open, taskUrl } from "./task";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const happened = (page: Page, words: string) => said(page, words);
const boardDialog = (page: Page) => page.getByRole("dialog", { name: "Activity", exact: true });

test("what happens to a task stands among its comments at once, and tabs part them", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, task, dialog, person } = await openToComment(page, request, "Tilda");
  const send = await asAdministrator(request);
  await say(dialog, "A first word");
  await expect(said(dialog, "A first word").getByRole("button", { name: "Reply", exact: true })).toBeVisible();

  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "priority", value: "high" });
  await expect(happened(page, "changed the priority from low to high")).toContainText(administrator.name);
  await dialog.getByRole("button", { name: /^Stage:/ }).click();
  await page.getByRole("option", { name: "Done" }).click();
  await expect(feed(dialog).getByRole("article").first()).toContainText(`${person.name} moved this from To do to Done`);
  await expect(feed(dialog).getByRole("article").last()).toContainText("created this task");

  await tab(page, "Comments").click();
  await expect(said(dialog, "A first word")).toBeVisible();
  await expect(feed(dialog).getByRole("article")).toHaveCount(1);
  await tab(page, "Activity").click();
  await expect(happened(page, "created this task")).toBeVisible();
  await expect(said(dialog, "A first word")).toHaveCount(0);

  await page.goto(taskUrl(board, task));
  await expect(tab(page, "Activity")).toHaveAttribute("aria-selected", "true");
  await say(page, "A second word");
  await expect(said(page, "A second word")).toBeVisible();
  await expect(tab(page, "All")).toHaveAttribute("aria-selected", "true");
  expect(complaints).toEqual([]);
});

test("a link to a comment shows it, whatever was looked at last", async ({ page, request }) => {
  const { board, task, dialog, max } = await openToComment(page, request, "Tara");
  const { id } = await comment(request, max, board, task, "Look here");
  await tab(page, "Activity").click();
  await expect(said(dialog, "Look here")).toHaveCount(0);

  await page.goto(`${taskUrl(board, task)}?comment=${id}`);

  await expect(said(page, "Look here")).toBeFocused();
  await tab(page, "Activity").click();
  await expect(happened(page, "created this task")).toBeVisible();
  await expect(said(page, "Look here")).toHaveCount(0);
});

test("what happens above somebody who reads moves nothing, and is there when he comes back", async ({ page, request }) => {
  const { board, task, dialog, max } = await openToComment(page, request, "Theo");
  const send = await asAdministrator(request);
  for (let number = 1; number <= 12; number += 1) await comment(request, max, board, task, `Number ${number}.\n\n\n`);
  await expect(said(dialog, "Number 12.")).toBeVisible();
  await said(dialog, "Number 2.").scrollIntoViewIfNeeded();
  const before = await said(dialog, "Number 2.").boundingBox();

  const reading = page.waitForResponse((answer) => answer.url().includes("comments-and-activities"));
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "priority", value: "high" });
  await reading;
  await expect(page.getByRole("button", { name: /^Priority: High/ })).toBeVisible();

  expect(await said(dialog, "Number 2.").boundingBox()).toEqual(before);
  await expect(happened(page, "changed the priority")).toHaveCount(0);
  await said(dialog, "Number 12.").scrollIntoViewIfNeeded();
  await expect(happened(page, "changed the priority from low to high")).toBeVisible();
});

test("a long history comes as somebody reads on", async ({ page, request }) => {
  const { board, task } = await openToComment(page, request, "Tom");
  const send = await asAdministrator(request);
  for (let number = 1; number <= 30; number += 1) await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "priority", value: number % 2 ? "high" : "medium" });

  await page.goto(taskUrl(board, task));
  await tab(page, "Activity").click();
  await expect(happened(page, "changed the priority").first()).toBeVisible();
  await happened(page, "changed the priority").nth(19).scrollIntoViewIfNeeded();

  await expect(happened(page, "created this task")).toHaveCount(1);
  await expect(feed(page).getByRole("article")).toHaveCount(31);
});

test("a board tells what happened, day by day and live, and leads to its tasks", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const nils = await aPerson(request, "Nils");
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"], members: [nils] });
  const task = await aTask(request, board, "Rent a van");
  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/projects/${board.id}/labels`, { label: "Urgent", bg_color: "#ff0000", color: "#ffffff" });
  await open(page, nils, `/boards/${board.id}`);

  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  await expect(page).toHaveURL(`/boards/${board.id}/activity`);
  const today = boardDialog(page).getByRole("region", { name: "Today" });
  await expect(today.getByRole("listitem").first()).toContainText(`${administrator.name} added the label Urgent`);
  await expect(today.getByRole("listitem").last()).toContainText("created this board");
  await send("PUT", `/boards/v2/projects/${board.id}`, { title: "Kitchen garden" });
  await expect(today.getByRole("listitem").first()).toContainText("renamed this board from Garden to Kitchen garden");
  expect(await problemsInBothColours(page)).toEqual([]);

  await today.getByRole("link", { name: "Rent a van" }).click();
  await expect(dialogOf(page, "Rent a van")).toBeVisible();
  await expect(page).toHaveURL(taskUrl(board, task));
  await page.goBack();
  await expect(boardDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/boards/${board.id}`);
  expect(complaints).toEqual([]);
});

test("a board's history is opened by its address, tried again when it did not come, and fits a phone", async ({ browser, request }) => {
  const nora = await aPerson(request, "Nora");
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"], viewers: [nora] });
  for (let number = 1; number <= 45; number += 1) await aTask(request, board, `Task ${number} with a name that does not end before the line does`);
  const phone = await phonePage(browser);
  await phone.route("**/activities?page=1", (route) => route.fulfill({ status: 500, json: { code: "internal", message: "no" } }), { times: 2 });

  await open(phone, nora, `/boards/${board.id}/activity`);
  await boardDialog(phone).getByRole("button", { name: "Try again" }).tap();
  const lines = boardDialog(phone).getByRole("listitem");
  await expect(lines.first()).toContainText("created Task 45");
  await lines.last().scrollIntoViewIfNeeded();
  await expect(lines.last()).toContainText("created this board");
  await fitsFingers(phone);
  await boardDialog(phone).getByRole("button", { name: "Close" }).tap();
  await expect(phone).toHaveURL(`/boards/${board.id}`);
  await phone.context().close();
});

test("the page of a person tells what the person did, further back as one reads on", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const send = await asAdministrator(request);
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"] });
  for (let number = 1; number <= 25; number += 1) await aTask(request, board, `Bed ${number}`);
  await signIn(page, administrator);
  const { id } = await send("GET", "/wp/v2/users/me");

  await page.goto(`/people/${id}`);
  const activity = page.getByRole("region", { name: "Activity", exact: true });
  await expect(activity.getByRole("listitem").first()).toContainText("created this task");
  await expect(activity.getByRole("link", { name: "Bed 25" })).toBeVisible();
  expect(await problemsInBothColours(page)).toEqual([]);
  const before = await activity.getByText(/created/i).count();
  await activity.getByRole("listitem").last().scrollIntoViewIfNeeded();

  await expect.poll(() => activity.getByText(/created/i).count()).toBeGreaterThan(before);
  await activity.getByRole("link", { name: "Bed 25" }).click();
  await expect(page.getByRole("heading", { name: "Bed 25" })).toBeVisible();
  expect(complaints).toEqual([]);
});
