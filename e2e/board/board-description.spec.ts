import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aBoard, asAdministrator, type MadeBoard } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { openBoard } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "About this board" });
const writing = (page: Page) => dialogOf(page).getByRole("textbox", { name: "Description" });

async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "About this board" }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function stored(
  request: APIRequestContext,
  { id }: MadeBoard,
): Promise<{ title: string; description: string | null }> {
  return (await (await asAdministrator(request))("GET", `/boards/v2/projects/${id}`)).board;
}

test("two people who describe a board at once see both texts, and the second one chooses whether to replace the other", async ({
  page,
  request,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", description: "<p>Old</p>", managers: [mona] });
  await openBoard(page, mona, board);
  await openDialog(page);
  await dialogOf(page).getByRole("button", { name: "Edit description" }).click();
  await expect(writing(page)).toBeFocused();
  await page.keyboard.type(", mine");
  const send = await asAdministrator(request);
  await send("PUT", `/boards/v2/projects/${board.id}`, { title: "Herb garden", description: "<p>Old, theirs</p>" });
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Herb garden");
  expect(consoleErrors).toEqual([]);
  await dialogOf(page).getByRole("button", { name: "Save" }).click();

  await expect(dialogOf(page).getByText("Old, theirs")).toBeVisible();
  await expect(writing(page)).toHaveText("Old, mine");
  expect(await stored(request, board)).toMatchObject({ description: "<p>Old, theirs</p>" });
  await dialogOf(page).getByRole("button", { name: "Keep mine" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await stored(request, board)).toMatchObject({ title: "Herb garden", description: "<p>Old, mine</p>" });
});
