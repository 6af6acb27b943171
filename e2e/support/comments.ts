import { type Locator, type Page } from "@playwright/test";
import { aBoard, aTask, idOf, type MadeBoard } from "./boards";
import { type Account, aPerson, send } from "./people";
import { cardOf, dialogOf, open } from "./task";

interface CommentBoard {
  type?: "to-do" | "roadmap";
  viewers?: Account[];
}

/** Opens a task with two people who can comment on it. The first one is signed in. */
export async function openToComment(page: Page, name: string, given: CommentBoard = {}) {
  const [person, max] = [await aPerson(name), await aPerson("Max")];
  const board = await aBoard({
    title: "House move",
    stages: ["To do", "Done"],
    members: [person, max],
    ...given,
  });
  const task = await aTask(board, "Rent a van");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Rent a van").click();
  const dialog = dialogOf(page, "Rent a van");
  await field(dialog).waitFor();
  return { board, task, person, max, dialog };
}

/** Comments as another person by the API. */
export async function comment(
  author: Account,
  board: MadeBoard,
  task: { id: number },
  text: string,
  parentId?: number,
): Promise<{ id: number }> {
  const by = await idOf(author);
  return (
    await send("POST", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`, {
      comment: text,
      comment_by: by,
      ...(parentId && { parent_id: parentId }),
    })
  ).comment;
}

export const field = (within: Page | Locator): Locator => within.getByRole("textbox", { name: "Write a comment" });

export const feed = (within: Page | Locator): Locator => within.getByRole("feed");

/** Including replies. */
export const comments = (within: Page | Locator): Locator => feed(within).locator("[data-comment]");

/** A comment with its replies, a reply or an activity. */
export const entryWith = (within: Page | Locator, content: string): Locator =>
  feed(within).getByRole("article").filter({ hasText: content });

export async function say(within: Page | Locator, content: string) {
  await field(within).fill(content);
  await within.getByRole("button", { name: "Send" }).click();
}

export async function act(page: Page, which: Locator, item: string) {
  await which
    .last()
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}
