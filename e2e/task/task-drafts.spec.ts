import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aTask, idOf } from "@/e2e/support/boards";
import { send } from "@/e2e/support/people";
import { field } from "@/e2e/support/comments";
import { aBoardOf, beginWriting, open, stored, taskUrl } from "@/e2e/support/task";

const writing = (page: Page) =>
  page.getByRole("textbox", { name: "Description" }).and(page.locator("[contenteditable=true]"));

/** Makes the server refuse changes of this task. @returns a function that ends it */
async function refuse(page: Page, task: { id: number }): Promise<() => Promise<void>> {
  const changes = `**/tasks/${task.id}`;
  await page.route(changes, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } })
      : route.fallback(),
  );
  return () => page.unroute(changes);
}

/** Closes the tab like a person. @returns the types of the browser's questions, each answered with "stay" */
async function questionsOnClosing(page: Page): Promise<string[]> {
  const types: string[] = [];
  const dialog = page.waitForEvent("dialog").then(async (question) => {
    types.push(question.type());
    await question.dismiss();
  });
  const ended = Promise.race([dialog, page.waitForEvent("close")]);
  await page.close({ runBeforeUnload: true });
  await ended;
  return types;
}

test("unsaved text survives a reload, warns before the tab is closed, and does not replace another person's text", async ({
  page,
}) => {
  const { board, person } = await aBoardOf("Nora");
  const task = await aTask(board, "Van");
  await open(page, person, taskUrl(board, task));
  const accept = await refuse(page, task);
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("My van");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You wrote: My van")).toBeVisible();
  await page.getByRole("button", { name: "Add a description…" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type("Mine");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await field(page).fill("Half a sen");
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, {
    property: "description",
    value: "<p>Theirs</p>",
  });
  await accept();

  await page.reload();

  await expect(page.getByText("changed this text while you were writing")).toBeVisible();
  await expect(writing(page)).toHaveText("Mine");
  await expect(page.getByText("You wrote: My van")).toBeVisible();
  await expect(field(page)).toHaveText("Half a sen");
  expect((await stored(board, task)).description).toBe("<p>Theirs</p>");
  // Browsers don't ask before the first click.
  await page.getByRole("heading", { name: "Description" }).click();
  expect(await questionsOnClosing(page)).toEqual(["beforeunload"]);

  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Use mine" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Reply", exact: true })).toBeVisible();
  await expect
    .poll(() => stored(board, task))
    .toMatchObject({ title: "My van", description: "<p>Mine</p>", comments_count: 1 });
  // The page may not show the stored text yet.
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true }))))
    .toBe(true);
  await expect(page.getByText("You wrote: My van")).toHaveCount(0);
  expect(await questionsOnClosing(page)).toEqual([]);
});

test("unsaved text is shown to its writer after they became a viewer, and after they were removed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { board, person, task } = await beginWriting(page, "Rolf");
  const user = `/boards/v2/projects/${board.id}/user/${await idOf(person)}`;
  const left = page.getByText("Old and mine", { exact: true });
  await refuse(page, task);
  await page.keyboard.type(" and mine");
  await expect(page.getByText("Not saved yet")).toBeVisible();

  await send("POST", `${user}/make-viewer`);
  await expect(writing(page)).toHaveCount(0);
  await expect(page.getByText("Description not saved", { exact: true })).toBeVisible();
  // The text is shown only in the draft: while saving is refused, it is also shown in the task.
  await expect(left).toHaveCount(1);
  await expect(left).toBeVisible();

  await send("POST", `${user}/remove`);
  await expect(page.getByText("You no longer have access to this board")).toBeVisible();
  await expect(left).toBeVisible();
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText("Text copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Old and mine");
});
