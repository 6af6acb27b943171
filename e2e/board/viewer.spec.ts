import { expect } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { openBoard, titlesIn } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

test("a viewer sees a board without controls that change it; a missing or unshared board is a page that says so", async ({
  page,
}) => {
  const vera = await aPerson("Vera");
  const board = await aBoard({ title: "Garden", stages: ["To do", "Done"], viewers: [vera] });
  const secret = await aBoard({ title: "Secret garden" });
  await aTask(board, "Water");
  await openBoard(page, vera, board);
  await expect(titlesIn(page, "To do")).toHaveText(["Water"]);
  await expect(page.getByRole("heading", { level: 1 }).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Add|Move|Share|Actions for (To do|Done)$)/ })).toHaveCount(0);

  for (const path of [`/boards/${secret.id}/members`, "/boards/999999", "/boards/nonsense"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  expect((await page.goto(`/boards/${secret.id}`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Board not found" })).toBeVisible();
  await expect(page.getByText("Secret garden")).toHaveCount(0);
  await page.getByRole("link", { name: "Go to your boards" }).click();
  await expect(page).toHaveURL("/boards");
});
