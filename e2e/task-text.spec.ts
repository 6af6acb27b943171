import { expect, type Page, test } from "@playwright/test";
import { aBoard, aTask, asAdministrator } from "./boards";
import { complaintsOf } from "./complaints";
import { hold } from "./hold";
import { administrator, aPerson, signIn } from "./people";
import { aBoardOf, beginWriting, cardOf, dialogOf, open, stored, taskUrl } from "./task";

/** The editor itself, not what stands in for it until it is loaded. */
const writing = (page: Page) => page.getByRole("textbox", { name: "Description" }).and(page.locator("[contenteditable=true]"));
const done = (page: Page) => page.getByRole("button", { name: "Done", exact: true });

test("what is typed as Markdown becomes formatted text, and is stored as safe HTML", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, person } = await aBoardOf(request, "Mara");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();

  await page.getByRole("button", { name: "Add a description…" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type("## What\n");
  await page.keyboard.type("A **big** one, _soon_, not ~~small~~, `code`\n");
  await page.keyboard.type("- one\n");
  await page.keyboard.press("Tab");
  await page.keyboard.type("inner\n\n\n");
  await page.keyboard.type("1. first\n\n");
  await page.keyboard.type("[ ] ask\nbook\n\n");
  await page.keyboard.type("> said\n\n");
  await page.keyboard.type("```ts ");
  await page.keyboard.type("x < 1");
  await page.keyboard.press("Escape");

  const dialog = dialogOf(page, "Rent a van");
  await expect(dialog).toBeVisible();
  await expect(writing(page)).toHaveCount(0);
  await expect(dialog.getByRole("heading", { name: "What" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "ask" })).toBeEnabled();
  const item = (words: string) => `<li data-checked="false" data-type="taskItem"><label><input type="checkbox" /><span></span></label><div><p>${words}</p></div></li>`;
  expect((await stored(request, board, task)).description).toBe(
    "<h2>What</h2><p>A <strong>big</strong> one, <em>soon</em>, not <s>small</s>, <code>code</code></p>" +
      "<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>" +
      `<ol><li><p>first</p></li></ol><ul data-type="taskList">${item("ask")}${item("book")}</ul>` +
      '<blockquote><p>said</p></blockquote><pre><code class="language-ts">x &lt; 1</code></pre>',
  );
  expect(complaints).toEqual([]);
});

test("a box is ticked while reading", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Tina");
  const item = (words: string) => `<li data-checked="false" data-type="taskItem"><label><input type="checkbox"><span></span></label><div><p>${words}</p></div></li>`;
  const task = await aTask(request, board, "Rent a van", { description: `<ul data-type="taskList">${item("ask")}${item("book")}</ul>` });
  await open(page, person, taskUrl(board, task));

  await page.getByRole("checkbox", { name: "book" }).click();

  await expect(page.getByRole("checkbox", { name: "book" })).toBeChecked();
  await expect(writing(page)).toHaveCount(0);
  await expect.poll(async () => (await stored(request, board, task)).description).toContain('data-checked="true" data-type="taskItem"><label><input checked="checked" type="checkbox" /><span></span></label><div><p>book');
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "book" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "ask" })).not.toBeChecked();
});

test("links are made by the toolbar and by pasting over words, and never to what runs", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { board, person } = await aBoardOf(request, "Lina");
  const task = await aTask(request, board, "Rent a van", { description: "<p>here and there</p>" });
  await open(page, person, taskUrl(board, task));
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();

  await writing(page).getByText("here and there").dblclick({ position: { x: 10, y: 8 } });
  await page.evaluate(() => navigator.clipboard.writeText("https://example.com/vans"));
  await page.keyboard.press("ControlOrMeta+v");
  await expect(writing(page).getByRole("link", { name: "here" })).toHaveAttribute("href", "https://example.com/vans");

  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel("Address").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByLabel("Address")).toHaveAccessibleDescription(/web or mail address/);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Address")).toHaveCount(0);
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel("Address").fill("example.com");
  await page.keyboard.press("Enter");
  await done(page).click();

  const target = 'target="_blank" rel="noopener noreferrer"';
  await expect(writing(page)).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe(`<p><a ${target} href="https://example.com/vans">here</a> and <a ${target} href="https://example.com">there</a></p>`);
});

test("what other programs wrote is not lost when a word is changed", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Kai");
  const task = await aTask(request, board, "Rent a van", { description: '<p>See <mark>this</mark> <img src="/icon.svg" alt="Mark" width="16" /></p><table><tbody><tr><th>Size</th><td>10</td></tr></tbody></table><p>End</p>' });
  await open(page, person, taskUrl(board, task));
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" of it");
  await done(page).click();

  await expect(writing(page)).toHaveCount(0);
  expect((await stored(request, board, task)).description).toBe('<p>See <mark>this</mark> <img src="/icon.svg" alt="Mark" width="16" /></p><table><tbody><tr><th><p>Size</p></th><td><p>10</p></td></tr></tbody></table><p>End of it</p>');
});

test("it is saved after a pause, and when the dialog closes", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Sina");
  const task = await aTask(request, board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  await page.getByRole("button", { name: "Add a description…" }).click();
  await expect(writing(page)).toBeFocused();

  await page.keyboard.type("First");
  await expect.poll(async () => (await stored(request, board, task)).description).toBe("<p>First</p>");
  await page.keyboard.type(" and last");
  await page.goBack();

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(async () => (await stored(request, board, task)).description).toBe("<p>First and last</p>");
});

test("what cannot be saved is told and kept, over a reload, until it can", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Vera");
  const task = await aTask(request, board, "Rent a van", { description: "<p>Old</p>" });
  await open(page, person, taskUrl(board, task));
  await page.route(`**/tasks/${task.id}`, (route) => (route.request().method() === "PUT" ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } }) : route.fallback()));
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" and new");
  await done(page).click();

  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(writing(page)).toHaveText("Old and new");
  await page.reload();
  await expect(writing(page)).toHaveText("Old and new");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  expect((await stored(request, board, task)).description).toBe("<p>Old</p>");

  await page.unroute(`**/tasks/${task.id}`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(async () => (await stored(request, board, task)).description).toBe("<p>Old and new</p>");
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
});

for (const [choice, result] of [["Keep mine", "<p>Old, mine</p>"], ["Take theirs", "<p>Old, theirs</p>"]] as const) {
  test(`two write at once: both texts are seen, then "${choice}"`, async ({ page, request }) => {
    const { board, task } = await beginWriting(page, request, "Ben");
    const send = await asAdministrator(request);

    // Nothing of mine is saved before theirs is.
    const letGo = await hold(page, `**/tasks/${task.id}`);
    await page.keyboard.type(", ");
    await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "description", value: "<p>Old, theirs</p>" });
    await page.keyboard.type("mine");
    letGo();
    await expect(page.getByText(`${administrator.name} changed this text while you were writing`)).toBeVisible();
    await expect(page.getByText(/^Today \d/).first()).toBeVisible();
    await expect(writing(page)).toHaveText("Old, mine");
    await expect(page.getByText("Old, theirs")).toBeVisible();
    expect((await stored(request, board, task)).description).toBe("<p>Old, theirs</p>");

    await page.getByRole("button", { name: choice }).click();
    await expect(page.getByText("changed this text while you were writing")).toHaveCount(0);
    await expect.poll(async () => (await stored(request, board, task)).description).toBe(result);
    await page.reload();
    await expect(writing(page)).toHaveCount(0);
    await expect(page.getByText(result.slice(3, -4))).toBeVisible();
  });
}

test("a title that somebody else changed meanwhile is not overwritten unseen", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Tilo");
  const task = await aTask(request, board, "Van");
  const send = await asAdministrator(request);
  await open(page, person, taskUrl(board, task));
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("My van");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "title", value: "Their van" });
  await page.keyboard.press("Enter");

  await expect(page.getByText(`${administrator.name} changed the title while you wrote`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Their van");
  await page.getByRole("button", { name: "Use mine" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My van");
  await expect.poll(async () => (await stored(request, board, task)).title).toBe("My van");
});

test("who may only look reads everything and changes nothing", async ({ page, request }) => {
  const viewer = await aPerson(request, "Viola");
  const board = await aBoard(request, { title: "House move", viewers: [viewer] });
  const task = await aTask(request, board, "Rent a van", { description: '<p>Big</p><ul data-type="taskList"><li data-checked="false" data-type="taskItem"><label><input type="checkbox"><span></span></label><div><p>ask</p></div></li></ul>', priority: "high" });
  await signIn(page, viewer);
  await page.goto(taskUrl(board, task));

  await expect(page.getByText("Big")).toBeVisible();
  await expect(page.getByText("High")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "ask" })).toBeDisabled();
  await expect(page.getByRole("region", { name: "Properties" }).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit description" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Done" })).toHaveCount(0);
  await page.getByRole("button", { name: "More about this task" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Copy link"]);
});
