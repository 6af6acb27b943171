import { expect, test } from "@playwright/test";
import { aTask } from "./boards";
import { complaintsOf } from "./complaints";
import { dropFiles } from "./drop";
import { aPicture } from "./picture";
import { aBoardOf, beginWriting, cardOf, dialogOf, open, stored } from "./task";

test("a picture covers a task on its card and in its dialog, and is taken off again", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, person } = await aBoardOf(request, "Cora");
  const task = await aTask(request, board, "Paint the hall");
  await open(page, person, `/boards/${board.id}`);
  await cardOf(page, "Paint the hall").click();
  const dialog = dialogOf(page, "Paint the hall");

  await dialog.getByRole("button", { name: "Cover" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Add cover…" }).click();
  await (await chooser).setFiles(await aPicture("hall.png"));
  await expect(dialog.locator("img")).toHaveJSProperty("naturalWidth", 640);
  // Behind the dialog it has no role.
  const card = page.locator(`[data-task="${task.id}"]`);
  await expect(card.locator("img")).toHaveAttribute("src", /^\/files\/\w+\?size=small$/);

  await dialog.getByRole("button", { name: "Cover" }).click();
  await page.getByRole("menuitem", { name: "Remove cover" }).click();
  await expect(dialog.locator("img")).toHaveCount(0);
  await expect(card.locator("img")).toHaveCount(0);
  await expect.poll(async () => (await stored(request, board, task)).settings.cover).toEqual({ backgroundColor: "" });
  expect(complaints).toEqual([]);
});

test("a picture is put into a description, and read there", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, task } = await beginWriting(page, request, "Pia");
  const text = page.getByRole("textbox", { name: "Description" });
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Picture" }).click();
  await (await chooser).setFiles(await aPicture("plan.png"));
  await expect(text.getByRole("img", { name: "plan" })).toHaveJSProperty("naturalWidth", 640);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(text).toHaveCount(0);

  await expect(page.getByRole("img", { name: "plan" })).toHaveAttribute("src", /^\/files\/\w+$/);
  expect((await stored(request, board, task)).description).toMatch(/<img src="http[^"]+\/files\/\w+" alt="plan" width="640" height="320" \/>/);
  expect(complaints).toEqual([]);
});

test("pictures are dropped on a stage to be tasks", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { board, person } = await aBoardOf(request, "Dora");
  await open(page, person, `/boards/${board.id}`);
  const stage = page.getByRole("listitem", { name: "To do" });

  await dropFiles(page, stage, [await aPicture("one.png"), await aPicture("two.png")]);
  await expect(cardOf(page, "two.png")).toBeVisible();
  await expect(stage.getByRole("article").locator("img")).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test("what is no picture is refused in a sentence, and the text stays", async ({ page, request }) => {
  await beginWriting(page, request, "Rita");
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Picture" }).click();
  await (await chooser).setFiles({ name: "page.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") });

  await expect(page.getByRole("alert").filter({ hasText: "File contents do not match the file extension." })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveText("Old");
});
