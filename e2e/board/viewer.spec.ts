import { expect, test } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { openBoard, titlesIn } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

test("a viewer sees a board without controls that change it; a missing or unshared board is a page that says so", async ({
  page,
  request,
}) => {
  const vera = await aPerson(request, "Vera");
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"], viewers: [vera] });
  const secret = await aBoard(request, { title: "Secret garden" });
  await aTask(request, board, "Water");
  const consoleErrors = consoleErrorsOf(page);
  await openBoard(page, vera, board);
  await expect(titlesIn(page, "To do")).toHaveText(["Water"]);
  await expect(page.getByRole("heading", { level: 1 }).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Add|Move|Share|Actions for (To do|Done)$)/ })).toHaveCount(0);

  for (const path of [`/boards/${secret.id}/members`, "/boards/999999", "/boards/nonsense"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  expect((await page.goto(`/boards/${secret.id}`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This board is not here" })).toBeVisible();
  await expect(page.getByText("Secret garden")).toHaveCount(0);
  await page.getByRole("link", { name: "Go to your boards" }).click();
  await expect(page).toHaveURL("/");
  expect(consoleErrors).toEqual([]);
});
