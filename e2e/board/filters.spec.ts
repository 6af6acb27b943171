import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { aPerson, openSession } from "@/e2e/support/people";

test("a link with filters shows only the tasks that match from its first byte, and stays so", async ({ page }) => {
  const mia = await aPerson("Mia");
  const board = await aBoard({ title: "Greenhouse", members: [mia] });
  await aTask(board, "Water", { priority: "high" });
  await aTask(board, "Dig", { priority: "low" });
  await openSession(page.request, mia);
  const address = `/boards/${board.id}?priority=high`;

  const html = await (await page.request.get(address, { headers: { accept: "text/html" } })).text();
  const cards = [...html.matchAll(/<article[^>]*>.*?<\/article>/gs)].map(([card]) => card);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toContain("Water");

  await page.goto(address);
  await expect(page.getByRole("region", { name: "Filters" }).getByText("1 hidden")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});
