import type { Page } from "@playwright/test";
import { product } from "@/scripts/demo/stories/product";
import { boardCalled, taskCalled } from "@/scripts/screenshots/addresses";
import type { Screen } from "@/scripts/screenshots/screen";

/** Has everything that a task can have. */
const RICH = "Search answers in under 200 ms for large owners";

/** A task over its board and on a page of its own. */
export async function taskScreens(): Promise<Screen[]> {
  const path = await boardCalled(product.title);
  return [
    { name: "task-dialog", path, act: openTask },
    { name: "task-subtasks", path, act: (page) => lookAt(page, "Subtasks") },
    { name: "task-attachments", path, act: (page) => lookAt(page, "Attachments") },
    { name: "task-comments", path, act: (page) => lookAt(page, "Comments") },
    { name: "task-mention", path, act: mention },
    { name: "task-writing", path, act: write },
    { name: "task-due", path, act: (page) => openProperty(page, "Due") },
    { name: "task-labels", path, act: (page) => openProperty(page, "Labels") },
    { name: "task-assignees", path, act: (page) => openProperty(page, "Assignees") },
    { name: "task-menu", path, act: openTaskMenu },
    { name: "task-page", path: await taskCalled(RICH) },
  ];
}

async function openTask(page: Page) {
  await page.getByRole("article").getByRole("link", { name: RICH, exact: true }).click();
  await page.getByRole("dialog", { name: RICH, exact: true }).waitFor();
}

/** Brings a part of the dialog to its top. */
async function lookAt(page: Page, part: string) {
  await openTask(page);
  const heading = page.getByRole("dialog").getByRole("heading", { name: part });
  await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
}

async function mention(page: Page) {
  await lookAt(page, "Comments");
  await page.getByRole("dialog").getByRole("textbox", { name: "Write a comment" }).pressSequentially("Looks good to me, @");
}

async function write(page: Page) {
  await openTask(page);
  await page.getByRole("button", { name: "Edit description" }).click();
  await page.getByRole("toolbar", { name: "Formatting" }).waitFor();
}

async function openProperty(page: Page, name: string) {
  await openTask(page);
  await page.getByRole("region", { name: "Properties" }).getByRole("button", { name: new RegExp(`^${name}:`) }).click();
}

async function openTaskMenu(page: Page) {
  await openTask(page);
  await page.getByRole("dialog").getByRole("button", { name: "More about this task" }).click();
}
