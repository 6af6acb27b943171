import { expect } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { act, attachmentsIn, choose, openToAttach } from "@/e2e/support/attachments";
import { aText, dropFiles, aPicture } from "@/e2e/support/files";
import { dialogOf, stored } from "@/e2e/support/task";

const CHUNK = 8 * 1024 * 1024;

test("files are dropped, uploaded (one in chunks), viewed, renamed, made the cover and deleted", async ({ page }) => {
  const { dialog, board, task } = await openToAttach(page, "Mona");
  await choose(page, dialog, [{ ...aText("large.txt"), buffer: Buffer.alloc(CHUNK + 1, "words ") }]);
  await dropFiles(page, dialog.getByRole("heading", { name: "Description" }), [await aPicture("van.png")]);
  await expect(attachmentsIn(page)).toHaveCount(2);
  expect((await stored(board, task)).attachments).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: "large.txt", file_size: "8 MB" })]),
  );

  await page.getByRole("button", { name: /^van.png/ }).click();
  await expect(dialogOf(page, "van.png").getByRole("img", { name: "van.png" })).toHaveJSProperty("naturalWidth", 640);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, "van.png")).toHaveCount(0);
  await act(page, "van.png", "Rename");
  await page.getByRole("textbox", { name: "Title of van.png" }).fill("The blue van.png");
  await page.keyboard.press("Enter");
  await act(page, "The blue van.png", "Use as cover");
  await expect.poll(async () => (await stored(board, task)).settings.cover.backgroundImage).toMatch(/\/files\/\w+$/);
  await act(page, "The blue van.png", "Delete");
  await page.getByRole("dialog", { name: "Delete this file?" }).getByRole("button", { name: "Delete file" }).click();
  await expect(attachmentsIn(page)).toHaveCount(1);
  expect(await stored(board, task)).toMatchObject({
    attachments: [{ title: "large.txt" }],
    settings: { cover: { backgroundImage: expect.anything() } },
  });
});
