import { expect, type Page, test } from "@playwright/test";
import { aTask, asAdministrator } from "@/e2e/support/boards";
import { consoleErrorsOf, delayRequests } from "@/e2e/support/page";
import { administrator } from "@/e2e/support/people";
import { aBoardOf, beginWriting, cardOf, dialogOf, open, stored } from "@/e2e/support/task";

/** The editor itself, not its placeholder while it loads. */
const writing = (page: Page) =>
  page.getByRole("textbox", { name: "Description" }).and(page.locator("[contenteditable=true]"));

const FOREIGN =
  '<p>See <mark>this</mark> <img src="/icon.svg" alt="Mark" width="16" /></p><table><tbody><tr><th>Size</th><td>10</td></tr></tbody></table>';

test("Markdown is stored as safe HTML after the text of other programs, and its checkboxes work in the view", async ({
  page,
  request,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const { board, person } = await aBoardOf(request, "Mara");
  const task = await aTask(request, board, "Rent a van", { description: `${FOREIGN}<p>End</p>` });
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();

  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(" of it\n## What\n");
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
  const item = (words: string) =>
    `<li data-checked="false" data-type="taskItem"><label><input type="checkbox" /><span></span></label><div><p>${words}</p></div></li>`;
  expect((await stored(request, board, task)).description).toBe(
    FOREIGN.replace(">Size<", "><p>Size</p><").replace(">10<", "><p>10</p><") +
      "<p>End of it</p><h2>What</h2><p>A <strong>big</strong> one, <em>soon</em>, not <s>small</s>, <code>code</code></p>" +
      "<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>" +
      `<ol><li><p>first</p></li></ol><ul data-type="taskList">${item("ask")}${item("book")}</ul>` +
      '<blockquote><p>said</p></blockquote><pre><code class="language-ts">x &lt; 1</code></pre>',
  );

  await dialog.getByRole("checkbox", { name: "book" }).click();
  await expect
    .poll(async () => (await stored(request, board, task)).description)
    .toContain(
      'data-checked="true" data-type="taskItem"><label><input checked="checked" type="checkbox" /><span></span></label><div><p>book',
    );
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "book" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "ask" })).not.toBeChecked();
  expect(consoleErrors).toEqual([]);
});

test("neither text nor title is overwritten unseen when two people write at once", async ({ page, request }) => {
  const { board, task } = await beginWriting(page, request, "Ben");
  const send = await asAdministrator(request);
  const change = (property: string, value: string) =>
    send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property, value });

  // Makes sure that the other person's text is saved first.
  const release = await delayRequests(page, `**/tasks/${task.id}`);
  await page.keyboard.type(", ");
  await change("description", "<p>Old, theirs</p>");
  await page.keyboard.type("mine");
  release();
  await expect(page.getByText(`${administrator.name} changed this text while you were writing`)).toBeVisible();
  await expect(page.getByText("Old, theirs")).toBeVisible();
  expect((await stored(request, board, task)).description).toBe("<p>Old, theirs</p>");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await stored(request, board, task)).description).toBe("<p>Old, mine</p>");

  await page.getByRole("button", { name: "Rent a van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("My van");
  await change("title", "Their van");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${administrator.name} changed the title while you wrote`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Their van");
  await page.getByRole("button", { name: "Use mine" }).click();
  await expect.poll(async () => (await stored(request, board, task)).title).toBe("My van");
});
