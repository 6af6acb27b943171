import { expect, type Locator, test } from "@playwright/test";
import { asAdministrator } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { act, comment, comments, feed, field, openToComment, said, say } from "./comments";
import { complaintsOf } from "./complaints";
import { paste } from "./drop";
import { aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";
import { aPicture } from "./picture";
import { cardOf, open, taskUrl } from "./task";

test("a comment is written, answered, changed and deleted", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { task, dialog, person } = await openToComment(page, request, "Carla");

  await field(dialog).fill("A first draft: https://example.com/draft <b>bold</b>");
  await page.keyboard.press("Control+Enter");
  await expect(said(dialog, "A first draft")).toContainText(person.name);
  await expect(said(dialog, "A first draft").getByRole("link", { name: "https://example.com/draft" })).toHaveAttribute("rel", "noopener noreferrer");
  await expect(field(dialog)).toHaveValue("");
  await expect(page.locator(`[data-task="${task.id}"]`)).toContainText("Comments: 1");

  await dialog.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: `Reply to ${person.name}` }).fill("Yes!");
  await page.getByRole("button", { name: "Reply", exact: true }).last().click();
  await expect(said(dialog, "Yes!")).toHaveCount(2);

  await act(page, said(dialog, "Yes!"), "Edit");
  await expect(page.getByRole("textbox", { name: "Change comment" })).toHaveValue("Yes!");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Change comment" })).toHaveCount(0);
  await act(page, said(dialog, "Yes!"), "Edit");
  await page.getByRole("textbox", { name: "Change comment" }).fill("No.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(said(dialog, "No.")).toHaveCount(2);

  await act(page, said(dialog, "No."), "Delete");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(said(dialog, "No.")).toHaveCount(0);
  await expect(said(dialog, "A first draft").getByRole("button", { name: /^Actions for comment/ })).toBeFocused();
  await act(page, said(dialog, "A first draft"), "Delete");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(said(dialog, "A first draft").getByRole("button", { name: /^Actions for comment/ })).toBeFocused();
  await act(page, said(dialog, "A first draft"), "Delete");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(comments(dialog)).toHaveCount(0);
  await expect(page.locator(`[data-task="${task.id}"]`)).not.toContainText("Comments");
  expect(complaints).toEqual([]);
});

test("pictures are pasted and looked at", async ({ page, request }) => {
  const { dialog } = await openToComment(page, request, "Pia");

  await field(dialog).focus();
  await paste(page, field(dialog), [await aPicture("van.png")]);
  await expect(dialog.getByRole("button", { name: "Remove van.png" })).toBeVisible();
  await dialog.getByRole("button", { name: "Send" }).click();

  await feed(dialog).getByRole("button", { name: "Look at van.png" }).click();
  await expect(page.getByRole("dialog", { name: "van.png" }).getByRole("img", { name: "van.png" })).toBeVisible();
});

test("what is half written is kept, and asks before it is thrown away", async ({ page, request }) => {
  const { board, task, dialog, max } = await openToComment(page, request, "Dora");
  await comment(request, max, board, task, "Which van?");
  await expect(said(dialog, "Which van?")).toBeVisible();
  await field(dialog).fill("Half a sen");
  await said(dialog, "Which van?").getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: "Reply to Max Example" }).fill("The blu");

  page.on("dialog", (asked) => void asked.accept());
  await page.goto(taskUrl(board, task));
  await expect(field(page)).toHaveValue("Half a sen");
  const reply = page.getByRole("textbox", { name: "Reply to Max Example" });
  await expect(reply).toHaveValue("The blu");
  await reply.press("Escape");
  await page.getByRole("dialog", { name: "Discard what you wrote?" }).getByRole("button", { name: "Discard" }).click();

  await expect(reply).toHaveCount(0);
});

test("an answer to a reply begins with a name, and asks nothing as long as nothing is written", async ({ page, request }) => {
  const { board, task, dialog, max } = await openToComment(page, request, "Romy");
  const first = await comment(request, max, board, task, "Which van?");
  await comment(request, max, board, task, "The blue one?", first.id);
  const answer = page.getByRole("textbox", { name: "Reply to Max Example" });

  await said(dialog, "The blue one?").last().getByRole("button", { name: "Reply", exact: true }).click();
  await expect(answer).toHaveValue(`@${max.login} `);
  await expect(answer).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(answer).toHaveCount(0);

  await said(dialog, "The blue one?").last().getByRole("button", { name: "Reply", exact: true }).click();
  await page.keyboard.type("Yes");
  await field(dialog).focus();
  await said(dialog, "Which van?").getByRole("button", { name: "Reply", exact: true }).last().click();
  await expect(said(dialog, "Yes").last()).toContainText("Max Example Yes");
});

test("what can't be sent is drawn, kept, and sent when it can be", async ({ page, context, request }) => {
  const { board, task, dialog } = await openToComment(page, request, "Olga");
  await page.route("**/comments", (route) => (route.request().method() === "POST" ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } }) : route.fallback()), { times: 1 });

  await say(dialog, "First");
  await expect(said(dialog, "First").getByRole("alert")).toContainText("Something went wrong on the server");
  await page.keyboard.press("Escape");
  await cardOf(page, "Rent a van").click();
  await said(dialog, "First").getByRole("button", { name: "Try again" }).click();
  await expect(said(dialog, "First").getByRole("button", { name: "Reply", exact: true })).toBeVisible();

  await context.setOffline(true);
  await say(dialog, "Second");
  await expect(said(dialog, "Second")).toContainText("The connection is lost.");
  await context.setOffline(false);
  await expect(said(dialog, "Second").getByRole("button", { name: "Reply", exact: true })).toBeVisible({ timeout: 20_000 });

  const send = await asAdministrator(request);
  expect((await send("GET", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`)).total).toBe(2);
});

test("a link leads to a comment that is far away; the order is remembered", async ({ page, request }) => {
  const { board, task, max, dialog } = await openToComment(page, request, "Lena");
  const old = await comment(request, max, board, task, "The oldest");
  for (let number = 1; number <= 24; number += 1) await comment(request, max, board, task, `Number ${number}.`);

  await page.goto(`${taskUrl(board, task)}?comment=${old.id}`);
  await expect(said(page, "The oldest")).toBeInViewport();
  await expect(said(page, "The oldest")).toBeFocused();
  await page.getByRole("button", { name: "Newest first" }).click();
  await expect(comments(page).first()).toContainText("The oldest");
  await page.goto(`/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(comments(dialog).first()).toContainText("The oldest");
});

test("on a roadmap a comment is public, and its author makes it private", async ({ page, request }) => {
  const { dialog } = await openToComment(page, request, "Rosa", { type: "roadmap" });
  await say(dialog, "We think about it");

  await expect(said(dialog, "We think about it")).toContainText("Public");
  await act(page, said(dialog, "We think about it"), "Make private");
  await expect(said(dialog, "We think about it")).not.toContainText("Public");
  await act(page, said(dialog, "We think about it"), "Make public");
  await expect(said(dialog, "We think about it")).toContainText("Public");
});

test("a viewer reads, and nothing else", async ({ page, request, browser }) => {
  const vera = await aPerson(request, "Vera");
  const { board, task, max } = await openToComment(page, request, "Mia", { viewers: [vera] });
  await comment(request, max, board, task, "Which van?");
  const other = await browser.newPage();

  await open(other, vera, taskUrl(board, task));

  await expect(said(other, "Which van?")).toBeVisible();
  await expect(field(other)).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Reply", exact: true })).toHaveCount(0);
  await said(other, "Which van?").getByRole("button", { name: /^Actions/ }).click();
  await expect(other.getByRole("menuitem")).toHaveText(["Copy link"]);
  await other.close();
});

test("comments break no rule of access, and are for fingers, too", async ({ page, request, browser }) => {
  const complaints = complaintsOf(page);
  const { board, task, max, person, dialog } = await openToComment(page, request, "Axel");
  const first = await comment(request, max, board, task, `@${person.login} look at www.example.com`);
  await comment(request, person, board, task, "A reply", first.id);
  // What comes while somebody writes waits behind a button.
  await expect(said(dialog, "A reply")).toHaveCount(2);
  await field(dialog).fill("@");
  await expect(dialog.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await said(dialog, "look at").getByRole("button", { name: "Reply", exact: true }).first().click();
  expect(await problemsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);

  const phone = await phonePage(browser);
  await open(phone, max, taskUrl(board, task));
  await said(phone, "look at").getByRole("button", { name: "Reply", exact: true }).first().tap();
  await field(phone).fill("Yes");
  // Behind the comments, which have no end, nobody would find them.
  const topOf = async (which: Locator) => (await which.boundingBox())?.y ?? 0;
  expect(await topOf(phone.getByRole("region", { name: "Properties" }))).toBeLessThan(await topOf(field(phone)));
  await fitsFingers(phone);
  await phone.context().close();
});
