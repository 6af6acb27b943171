import { expect, type Page } from "@playwright/test";
import { strictTest } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { aPerson, signIn } from "@/e2e/support/people";

const cards = (page: Page, list: string) => page.getByRole("list", { name: list, exact: true }).getByRole("listitem");
const card = (page: Page, list: string, title: string) => cards(page, list).filter({ hasText: title });

strictTest(
  "boards are starred, found by their title, sorted, archived and restored, and a card opens its board",
  async ({ page }) => {
    const arne = await aPerson("Arne");
    const board = await aBoard({
      title: "Garden 100%",
      description: "Before the keys are <b>due</b>",
      managers: [arne],
      background: { id: "gradient_1" },
    });
    await aTask(board, "Pack");
    await aTask(board, "Order a van", { stage: "Completed" });
    await aBoard({ title: "Garage", managers: [arne] });
    await aBoard({ title: "Kitchen", members: [arne] });
    await signIn(page, arne);
    await expect(page).toHaveURL("/boards");
    await expect(page.getByRole("heading", { name: "Starred" })).toHaveCount(0);
    await expect(card(page, "Boards", "Garden 100%").getByText("1 of 2 done")).toBeVisible();
    await expect(card(page, "Boards", "Garden 100%").getByText("Before the keys are due")).toBeVisible();
    await expect(cards(page, "Boards").first()).toContainText("Kitchen");

    await page.getByRole("button", { name: "Sort boards" }).click();
    await page.getByRole("menuitemradio", { name: "Title, A to Z" }).click();
    await expect(cards(page, "Boards").first()).toContainText("Garage");
    await page.getByRole("button", { name: "Star “Kitchen”" }).focus();
    await page.keyboard.press("Enter");
    await expect(
      card(page, "Starred", "Kitchen").getByRole("button", { name: "Star “Kitchen”", pressed: true }),
    ).toBeFocused();
    await expect(card(page, "Boards", "Kitchen")).toHaveCount(0);

    const field = page.getByRole("searchbox", { name: "Search boards" });
    await field.pressSequentially("gar");
    await expect(page).toHaveURL(/search=gar&/);
    await expect(card(page, "Starred", "Kitchen")).toHaveCount(0);
    await expect(card(page, "Boards", "Garage")).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type("den 100%");
    await expect(card(page, "Boards", "Garage")).toHaveCount(0);
    await expect(card(page, "Boards", "Garden 100%")).toBeVisible();
    await field.fill("zebra");
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(cards(page, "Boards")).toHaveCount(2);
    await expect(field).toHaveValue("");

    await expect(page.getByRole("button", { name: "Actions for “Kitchen”" })).toHaveCount(0);
    const archive = async () => {
      await page.getByRole("button", { name: "Actions for “Garage”" }).click();
      await page.getByRole("menuitem", { name: "Archive board" }).click();
      await expect(card(page, "Boards", "Garage")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Boards", exact: true })).toBeFocused();
    };
    await archive();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, "Boards", "Garage")).toBeVisible();
    await archive();
    await page.getByRole("link", { name: "Archived (1)" }).click();
    await expect(card(page, "Archived boards", "Garage")).toBeVisible();
    await page.getByRole("button", { name: "Restore “Garage”" }).click();
    await expect(page.getByText("No archived boards")).toBeVisible();
    await page.getByRole("link", { name: "Back to boards", exact: true }).first().click();
    await expect(card(page, "Boards", "Garage")).toBeVisible();

    await page.reload();
    await expect(card(page, "Starred", "Kitchen")).toBeVisible();
    await card(page, "Boards", "Garden 100%").click({ position: { x: 60, y: 20 } });
    await expect(page).toHaveURL(`/boards/${board.id}`);
  },
);
