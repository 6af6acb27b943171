import { expect, type Locator, test } from "@playwright/test";
import { comment, field, openToComment, said } from "./comments";
import { open, taskUrl } from "./task";

test("a name is chosen by keys, and found at a glance by whom it names", async ({ page, browser, request }) => {
  const { board, task, dialog, max } = await openToComment(page, request, "Nora");
  const names = dialog.getByRole("listbox", { name: "Suggestions" });

  await field(dialog).pressSequentially("Thanks @ma");
  await expect(names.getByRole("option")).toHaveText([new RegExp("Max Example")]);
  await page.keyboard.press("Escape");
  await expect(names).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await field(dialog).pressSequentially("x");
  await expect(names).toHaveCount(0);
  await field(dialog).fill("");
  await field(dialog).pressSequentially("Thanks @Max E");
  await page.keyboard.press("Enter");
  await expect(field(dialog)).toHaveValue(`Thanks @${max.login} `);
  await expect(field(dialog)).toBeFocused();
  await page.keyboard.type("for it");
  await page.keyboard.press("Control+Enter");

  const mention = said(dialog, "Thanks").getByRole("link", { name: "Max Example" });
  await expect(mention).toHaveAttribute("href", /\/people\/\d+$/);
  await expect(mention).not.toHaveAttribute("data-me");
  const other = await browser.newPage();
  await open(other, max, taskUrl(board, task));
  await expect(said(other, "Thanks").getByRole("link", { name: "Max Example" })).toHaveAttribute("data-me");
  await other.close();
});

test("arrows move through the names, and a press takes one", async ({ page, request }) => {
  const { dialog, max } = await openToComment(page, request, "Ulla");
  await field(dialog).pressSequentially("@");
  const options = dialog.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

  const second = await options.nth(1).textContent();
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  expect(second).toBeTruthy();
  await options.filter({ hasText: max.name }).click();

  await expect(field(dialog)).toHaveValue(`@${max.login} `);
});

test("one press sends what ends in a name, while the list of names is open", async ({ page, request }) => {
  const { dialog, max } = await openToComment(page, request, "Pam");
  await field(dialog).pressSequentially(`For @${max.login}`);
  await expect(dialog.getByRole("listbox", { name: "Suggestions" })).toBeVisible();

  await dialog.getByRole("button", { name: "Send" }).click();

  await expect(said(dialog, "For").getByRole("link", { name: max.name })).toBeVisible();
});

test("a link leads to the beginning of what is long, in which a name still stands out", async ({ page, request }) => {
  const { board, task, max, person } = await openToComment(page, request, "Lina");
  const linked = await comment(request, max, board, task, `The question for @${person.login} and @${max.login}`);
  for (let number = 1; number <= 12; number += 1) await comment(request, max, board, task, `Answer ${number}.`, linked.id);

  await page.goto(`${taskUrl(board, task)}?comment=${linked.id}`);
  const article = page.locator(`[data-comment="${linked.id}"]`);
  await expect(article).toBeFocused();
  await expect(article.getByText("The question for")).toBeInViewport();
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(article.getByRole("link", { name: max.name }).first())).not.toBe(await ground(article));
});
