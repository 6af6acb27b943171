import type { Page } from "@playwright/test";
import { product } from "@/scripts/demo/boards/product";
import { boardAddress, taskAddress } from "@/scripts/screenshots/addresses";
import type { Screen } from "@/scripts/screenshots/screen";

/** Has everything that a task can have. */
const FULL_TASK = "Search answers in under 200 ms for large owners";

/** Has only a title. */
const EMPTY_TASK = "Let guests pay in installments";

const BELOW_THE_HEAD = { x: 60, y: 64 };

export async function taskScreens(): Promise<Screen[]> {
  const path = await boardAddress(product.title);
  return [
    { name: "task-dialog", path, act: openTask },
    { name: "task-subtasks", path, act: (page) => scrollTo(page, "Subtasks") },
    { name: "task-attachments", path, act: (page) => scrollTo(page, "Attachments") },
    { name: "task-comments", path, act: (page) => scrollTo(page, "Activity") },
    { name: "task-plain", path: await taskAddress(EMPTY_TASK) },
    { name: "task-mention", path, act: mention },
    { name: "task-writing", path, act: write },
    { name: "task-due", path, act: (page) => openProperty(page, "Due date") },
    { name: "task-labels", path, act: (page) => openProperty(page, "Labels") },
    { name: "task-assignees", path, act: (page) => openProperty(page, "Assignees") },
    { name: "task-menu", path, act: openTaskMenu },
    { name: "task-page", path: await taskAddress(FULL_TASK) },
    // The last one, because the browser remembers the tab of the feed.
    { name: "task-changes", path, act: showChanges },
  ];
}

async function openTask(page: Page) {
  await page.getByRole("article").getByRole("link", { name: FULL_TASK, exact: true }).click();
  await page.getByRole("dialog", { name: FULL_TASK, exact: true }).waitFor();
}

/** Scrolls with the wheel: scripted scrolling could also move the elements on top. */
async function scrollTo(page: Page, part: string) {
  await openTask(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("feed").waitFor();
  const [heading, frame] = await Promise.all([
    dialog.getByRole("heading", { name: part }).boundingBox(),
    dialog.boundingBox(),
  ]);
  await dialog.hover({ position: BELOW_THE_HEAD });
  await page.mouse.wheel(0, (heading?.y ?? 0) - (frame?.y ?? 0) - BELOW_THE_HEAD.y);
}

async function showChanges(page: Page) {
  await scrollTo(page, "Activity");
  await page.getByRole("tab", { name: "All" }).click();
  await page.getByRole("dialog").getByRole("feed").waitFor();
}

async function mention(page: Page) {
  await scrollTo(page, "Activity");
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Write a comment" })
    .pressSequentially("Looks good to me, @");
}

async function write(page: Page) {
  await openTask(page);
  await page.getByRole("button", { name: "Edit description" }).click();
  await page.getByRole("toolbar", { name: "Formatting" }).waitFor();
}

async function openProperty(page: Page, name: string) {
  await openTask(page);
  await page.getByRole("region", { name: "Properties" }).getByRole("button", { name }).first().click();
}

async function openTaskMenu(page: Page) {
  await openTask(page);
  await page.getByRole("dialog").getByRole("button", { name: "Task actions" }).click();
}
