import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { linkOf, openBoard } from "@/e2e/support/dragging";
import { aPerson, send } from "@/e2e/support/people";
import { stored } from "@/e2e/support/task";

test("the second of two people who rename a card at once sees a message and finds the typed text in the field", async ({
  page,
}) => {
  const mona = await aPerson("Mona");
  const board = await aBoard({ title: "Garden", stages: ["To do"], managers: [mona] });
  const task = await aTask(board, "Water");
  await openBoard(page, mona, board);
  await linkOf(page, "Water").focus();
  await page.keyboard.press("e");
  await page.keyboard.type("My water");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "title", value: "Their water" });
  const field = page.getByLabel("Title of Their water");
  await field.press("Enter");

  await expect(page.getByText("“My water” wasn’t saved").first()).toBeVisible();
  await expect(field).toHaveValue("My water");
  expect((await stored(board, task)).title).toBe("Their water");
  await field.press("Enter");
  await expect(linkOf(page, "My water")).toBeVisible();
  await expect.poll(async () => (await stored(board, task)).title).toBe("My water");
});
