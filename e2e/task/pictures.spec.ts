import { expect } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { consoleErrorsOf } from "@/e2e/support/page";
import { dropFiles, aPicture } from "@/e2e/support/files";
import { aBoardOf, beginWriting, cardOf, dialogOf, open, stored } from "@/e2e/support/task";

strictTest(
  "a picture that is dropped on a stage becomes a task, and another one is its cover until it is removed",
  async ({ page }) => {
    const { board, person } = await aBoardOf("Cora");
    await open(page, person, `/boards/${board.id}`);
    const stage = page.getByRole("listitem", { name: "To do" });
    await dropFiles(page, stage, [await aPicture("one.png"), await aPicture("two.png")]);
    await expect(cardOf(page, "two.png")).toBeVisible();
    await expect(stage.getByRole("article").locator("img")).toHaveCount(2);

    const id = Number(
      await stage
        .locator("[data-task]")
        .filter({ has: page.getByRole("link", { name: "one.png", exact: true }) })
        .getAttribute("data-task"),
    );
    // Behind the dialog it has no role.
    const card = page.locator(`[data-task="${id}"]`);
    await cardOf(page, "one.png").click();
    const dialog = dialogOf(page, "one.png");
    await dialog.getByRole("button", { name: "Cover" }).click();
    await page.getByRole("menuitem", { name: "Remove cover" }).click();
    await expect(dialog.locator("img")).toHaveCount(0);
    await expect(card.locator("img")).toHaveCount(0);
    await expect.poll(async () => (await stored(board, { id })).settings.cover).toEqual({ backgroundColor: "" });

    await dialog.getByRole("button", { name: "Cover" }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("menuitem", { name: "Add cover…" }).click();
    await (await chooser).setFiles(await aPicture("hall.png"));
    await expect(dialog.locator("img")).toHaveJSProperty("naturalWidth", 640);
    await expect(card.locator("img")).toHaveAttribute("src", /^\/files\/\w+\?size=small$/);
  },
);

test("a picture is put into a description and shown there, and another file is refused with a message", async ({
  page,
}) => {
  const { board, task } = await beginWriting(page, "Pia");
  const text = page.getByRole("textbox", { name: "Description" });
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  const consoleErrors = consoleErrorsOf(page);
  const put = async (file: Awaited<ReturnType<typeof aPicture>>) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Picture" }).click();
    await (await chooser).setFiles(file);
  };

  await put(await aPicture("plan.png"));
  await expect(text.getByRole("img", { name: "plan" })).toHaveJSProperty("naturalWidth", 640);
  expect(consoleErrors).toEqual([]);
  await put({ name: "page.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") });
  await expect(
    page.getByRole("alert").filter({ hasText: "The file’s contents don’t match its extension." }),
  ).toBeVisible();
  await expect(text).toContainText("Old");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(text).toHaveCount(0);

  await expect(page.getByRole("img", { name: "plan" })).toHaveAttribute("src", /^\/files\/\w+$/);
  expect((await stored(board, task)).description).toMatch(
    /<img src="http[^"]+\/files\/\w+" alt="plan" width="640" height="320" \/>/,
  );
});
