import { expect, type Page, test } from "@playwright/test";
import { aTask } from "./boards";
import { complaintsOf } from "./complaints";
import { hold } from "./hold";
import { aBoardOf, cardOf, dialogOf, open, openDescribed, stored } from "./task";

const writing = (page: Page) => page.getByRole("textbox", { name: "Description" });
const tools = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });
const panels = (page: Page) => page.getByRole("dialog", { name: /^(Due|Stage|Assignees|Priority|Labels):/ });

/** From now on no further script arrives. @returns lets them come */
const holdScripts = (page: Page) => hold(page, "**/_next/static/**/*.js");

test("what is typed while the editor is still on its way runs no key of the page, and is not lost", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, person } = await aBoardOf(request, "Dora");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(page.getByRole("button", { name: "Add a description…" })).toBeVisible();
  const arrive = await holdScripts(page);

  await page.getByRole("button", { name: "Add a description…" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("daß 🐕 日本 <b>");
  await page.keyboard.press("Enter");
  await page.keyboard.type("dax");
  await page.keyboard.press("Backspace");
  await expect(tools(page)).toHaveCount(0);
  await expect(panels(page)).toHaveCount(0);

  arrive();
  await expect(tools(page)).toBeVisible();
  await expect(writing(page)).toHaveCount(1);
  await expect(writing(page)).toBeFocused();
  await expect(panels(page)).toHaveCount(0);
  await page.keyboard.type(" end");
  await page.keyboard.press("Escape");

  await expect(writing(page)).toHaveCount(0);
  await expect(dialogOf(page, "Rent a van")).toBeVisible();
  expect((await stored(request, board, task)).description).toBe("<p>daß 🐕 日本 &lt;b&gt;</p><p>da end</p>");
  expect(complaints).toEqual([]);
});

test("it goes on where the text ended, and Markdown becomes formats", async ({ page, request }) => {
  const { board, task } = await openDescribed(page, request, "Doro");
  const arrive = await holdScripts(page);

  await page.getByRole("button", { name: "Edit description" }).click();
  await page.keyboard.type(" **and** new\n- one");
  await expect(dialogOf(page, "Rent a van").getByText("Old", { exact: true })).toBeVisible();
  arrive();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Escape");

  await expect(writing(page)).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe("<p>Old <strong>and</strong> new</p><ul><li><p>one</p></li><li><p>two</p></li></ul>");
});

test("words that do not go on with the last line stand where they were seen, in a line of their own", async ({ page, request }) => {
  const { board, task } = await openDescribed(page, request, "Dina");
  const arrive = await holdScripts(page);

  await page.getByRole("button", { name: "Edit description" }).click();
  await page.keyboard.type("New");
  arrive();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.type(" one");
  await page.keyboard.press("Escape");

  await expect(writing(page)).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe("<p>Old</p><p>New one</p>");
});

test("an editor that does not come keeps nobody from writing, and comes when it can", async ({ page, request }) => {
  const { board, task } = await openDescribed(page, request, "Dirk");
  await page.route("**/_next/static/**/*.js", (route) => route.abort());

  await page.getByRole("button", { name: "Edit description" }).click();
  await page.keyboard.type("One & two\ndone");
  await expect.poll(async () => (await stored(request, board, task)).description).toBe("<p>Old</p><p>One &amp; two</p><p>done</p>");
  await page.keyboard.press("Escape");
  await expect(writing(page)).toHaveCount(0);
  await expect(dialogOf(page, "Rent a van").getByText("One & two")).toBeVisible();

  await page.unroute("**/_next/static/**/*.js");
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(tools(page)).toBeVisible();
  await expect(writing(page)).toContainText("One & two");
});

test("the cursor stays where it was in what is typed", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Dario");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(page.getByRole("button", { name: "Add a description…" })).toBeVisible();
  const arrive = await holdScripts(page);

  await page.getByRole("button", { name: "Add a description…" }).click();
  await page.keyboard.type("world");
  await page.keyboard.press("Home");
  await page.keyboard.type("Hel");
  arrive();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.type("lo ");
  await page.keyboard.press("Escape");

  await expect(writing(page)).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe("<p>Hello world</p>");
});

test("a list that is pasted stays as it is, and a long text comes at once", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Dana");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await expect(page.getByRole("button", { name: "Add a description…" })).toBeVisible();
  const arrive = await holdScripts(page);

  await page.getByRole("button", { name: "Add a description…" }).click();
  const long = "Ten seats and a tow bar. ".repeat(2_000).trim();
  await writing(page).fill(`Buy:\n- one\n- two\n${long}`);
  arrive();
  await expect(tools(page)).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(writing(page)).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe(`<p>Buy:</p><p>- one</p><p>- two</p><p>${long}</p>`);
});
