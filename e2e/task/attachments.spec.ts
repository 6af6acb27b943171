import { expect, test } from "@playwright/test";
import { act, attachmentsIn, choose, uploadsIn, openToAttach } from "@/e2e/support/attachments";
import { asAdministrator } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { aText, dropFiles, aPicture } from "@/e2e/support/files";
import { aPerson } from "@/e2e/support/people";
import { dialogOf, open, stored, taskUrl } from "@/e2e/support/task";

const CHUNK = 8 * 1024 * 1024;

test("several files are attached, and shown to a person who writes in the same task without disturbing them", async ({
  page,
  browser,
  request,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const { board, task, dialog } = await openToAttach(page, request, "Ada");
  const other = await browser.newPage();
  const [bert, send] = [await aPerson(request, "Bert"), await asAdministrator(request)];
  await send("POST", `/boards/v2/projects/${board.id}/add-members`, {
    memberId: (await send("GET", `/wp/v2/users?search=${bert.login}`))[0].id,
  });
  await open(other, bert, taskUrl(board, task));
  await other.getByRole("button", { name: "Add a description…" }).click();
  await other.getByRole("textbox", { name: "Description" }).pressSequentially("Half a sen");

  await choose(page, dialog, [aText("contract.txt"), await aPicture("van.png"), aText("prices.csv", "a,b\n1,2\n")]);

  await expect(attachmentsIn(page)).toHaveCount(3);
  await expect(uploadsIn(page)).toHaveCount(0);
  await expect(attachmentsIn(page).filter({ hasText: "prices.csv" })).toContainText("8 B");
  await expect(attachmentsIn(page).filter({ hasText: "van.png" })).toContainText("Ada Example");
  await expect(attachmentsIn(page).filter({ hasText: "van.png" }).locator("img")).toHaveAttribute(
    "src",
    /^\/files\/\w+\?size=small$/,
  );
  await expect(page.locator(`[data-task="${task.id}"]`)).toContainText("Attachments: 3");
  await expect(attachmentsIn(other)).toHaveCount(3);
  await expect(other.getByRole("textbox", { name: "Description" })).toBeFocused();
  await other.keyboard.type("tence");
  await expect(other.getByRole("textbox", { name: "Description" })).toHaveText("Half a sentence");
  expect(consoleErrors).toEqual([]);
  await other.close();
});

test("files are dropped, uploaded (one in chunks), viewed, renamed, made the cover and deleted", async ({
  page,
  request,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const { dialog, board, task } = await openToAttach(page, request, "Mona");
  await choose(page, dialog, [{ ...aText("large.txt"), buffer: Buffer.alloc(CHUNK + 1, "words ") }]);
  await dropFiles(page, dialog.getByRole("heading", { name: "Description" }), [await aPicture("van.png")]);
  await expect(attachmentsIn(page)).toHaveCount(2);
  expect((await stored(request, board, task)).attachments).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: "large.txt", file_size: "8 MB" })]),
  );

  await page.getByRole("button", { name: /^van.png/ }).click();
  await expect(dialogOf(page, "van.png").getByRole("img", { name: "van.png" })).toHaveJSProperty("naturalWidth", 640);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, "van.png")).toHaveCount(0);
  await act(page, "van.png", "Rename");
  await page.getByRole("textbox", { name: "Title of van.png" }).fill("The blue van.png");
  await page.keyboard.press("Enter");
  await act(page, "The blue van.png", "Make cover");
  await expect
    .poll(async () => (await stored(request, board, task)).settings.cover.backgroundImage)
    .toMatch(/\/files\/\w+$/);
  await act(page, "The blue van.png", "Delete");
  await page.getByRole("dialog", { name: "Delete this file?" }).getByRole("button", { name: "Delete" }).click();
  await expect(attachmentsIn(page)).toHaveCount(1);
  expect(await stored(request, board, task)).toMatchObject({
    attachments: [{ title: "large.txt" }],
    settings: { cover: { backgroundImage: expect.anything() } },
  });
  expect(consoleErrors).toEqual([]);
});
