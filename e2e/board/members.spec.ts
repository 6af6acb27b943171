import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { openBoard } from "@/e2e/support/dragging";
import { aPerson, signIn } from "@/e2e/support/people";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^(Share|Members)$/ });
const rowOf = (page: Page, name: string) => dialogOf(page).getByRole("listitem").filter({ hasText: name });

strictTest("a manager adds a person, changes their role and removes them", async ({ page }) => {
  const [mira, noa] = [await aPerson("Mira"), await aPerson("Noa")];
  await aBoard({ title: "Where both are", members: [mira, noa] });
  const board = await aBoard({ title: "Garden", managers: [mira] });
  await openBoard(page, mira, board);

  await page.getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveURL(`/boards/${board.id}/members`);
  await dialogOf(page).getByLabel("Role for new people").selectOption("Viewer");
  await dialogOf(page).getByRole("combobox", { name: "Add people" }).pressSequentially("noa");
  await page.getByRole("option", { name: /Noa Example/ }).click();
  await dialogOf(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(rowOf(page, "Noa Example")).toContainText("n***@example.com");
  await expect(dialogOf(page).getByLabel("Role of Noa Example")).toHaveValue("Viewer");

  const saved = page.waitForResponse(/make-manager$/);
  await dialogOf(page).getByLabel("Role of Noa Example").selectOption("Manager");
  await saved;
  await page.reload();
  await expect(dialogOf(page).getByLabel("Role of Noa Example")).toHaveValue("Admin");
  await rowOf(page, "Noa Example").getByRole("button", { name: "Remove Noa Example" }).click();
  await page.getByRole("dialog", { name: "Remove Noa Example?" }).getByRole("button", { name: "Remove" }).click();
  await expect(rowOf(page, "Noa Example")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Remove Noa Example?" })).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/boards/${board.id}`);
});

test("members see the list without invitations, and can leave", async ({ page }) => {
  const [mira, noa] = [await aPerson("Mira"), await aPerson("Noa")];
  const board = await aBoard({ title: "Garden", managers: [mira], members: [noa] });
  await signIn(page, noa, `/boards/${board.id}/members`);

  await expect(rowOf(page, "Mira Example")).toContainText("Manager");
  await expect(rowOf(page, "Mira Example")).toContainText("m***@example.com");
  await expect(dialogOf(page).getByRole("combobox")).toHaveCount(0);
  await dialogOf(page).getByRole("button", { name: "Leave board" }).click();
  await page.getByRole("dialog", { name: "Leave “Garden”?" }).getByRole("button", { name: "Leave board" }).click();

  await expect(page).toHaveURL("/boards");
  await page.goto(`/boards/${board.id}`);
  await expect(page.getByRole("heading", { name: "Board not found" })).toBeVisible();
});
