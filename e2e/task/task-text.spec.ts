import { expect, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aTask } from "@/e2e/support/boards";
import { aBoardOf, cardOf, dialogOf, open, stored } from "@/e2e/support/task";

/** The editor itself, not its placeholder while it loads. */
const writing = (page: Page) =>
  page.getByRole("textbox", { name: "Description" }).and(page.locator("[contenteditable=true]"));

const FOREIGN =
  '<p>See <mark>this</mark> <img src="/icon.svg" alt="Mark" width="16" /></p><table><tbody><tr><th>Size</th><td>10</td></tr></tbody></table>';

test("Markdown is stored as safe HTML after the text of other programs, and its checkboxes work in the view", async ({
  page,
}) => {
  const { board, person } = await aBoardOf("Mara");
  const task = await aTask(board, "Rent a van", { description: `${FOREIGN}<p>End</p>` });
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
  expect((await stored(board, task)).description).toBe(
    FOREIGN.replace(">Size<", "><p>Size</p><").replace(">10<", "><p>10</p><") +
      "<p>End of it</p><h2>What</h2><p>A <strong>big</strong> one, <em>soon</em>, not <s>small</s>, <code>code</code></p>" +
      "<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>" +
      `<ol><li><p>first</p></li></ol><ul data-type="taskList">${item("ask")}${item("book")}</ul>` +
      '<blockquote><p>said</p></blockquote><pre><code class="language-ts">x &lt; 1</code></pre>',
  );

  await dialog.getByRole("checkbox", { name: "book" }).click();
  await expect
    .poll(async () => (await stored(board, task)).description)
    .toContain(
      'data-checked="true" data-type="taskItem"><label><input checked="checked" type="checkbox" /><span></span></label><div><p>book',
    );
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "book" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "ask" })).not.toBeChecked();
});
