import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { middleOf } from "@/e2e/support/dragging";
import { gripOf, openWith, row, saved, titlesIn } from "@/e2e/support/subtasks";

const GROUPS = { Packing: ["Books", "Lamps", "Plates"], Later: ["Plants"] };

/** Drags a row to a point without dropping it. */
async function dragTo(page: Page, title: string, to: { x: number; y: number }) {
  const from = await middleOf(row(page, title));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

strictTest("a mouse drags a subtask within its group and into another", async ({ page }) => {
  const { board, task } = await openWith(page, "Max", GROUPS);
  const lamps = await middleOf(row(page, "Lamps"));

  await dragTo(page, "Books", { x: lamps.x, y: lamps.y + 8 });
  await expect(row(page, "Plates")).toHaveAttribute("data-drop-line", "before");
  await page.mouse.up();
  await expect.poll(() => titlesIn(page, "Packing")).toEqual(["Lamps", "Books", "Plates"]);

  const plants = await middleOf(row(page, "Plants"));
  await dragTo(page, "Lamps", { x: plants.x, y: plants.y + 8 });
  await page.mouse.up();
  await expect.poll(() => titlesIn(page, "Later")).toEqual(["Plants", "Lamps"]);
  await expect.poll(() => saved(board, task)).toEqual({ Packing: ["Books", "Plates"], Later: ["Plants", "Lamps"] });
  await expect(page.getByRole("region", { name: "Subtasks" }).getByRole("textbox")).toHaveCount(0);

  await dragTo(page, "Books", plants);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator("[data-drop-line]")).toHaveCount(0);
  expect(await saved(board, task)).toEqual({ Packing: ["Books", "Plates"], Later: ["Plants", "Lamps"] });
});

test("touch drags a subtask by its handle", async ({ phone: page }) => {
  const { board, task } = await openWith(page, "Tess", GROUPS);
  await gripOf(page, "Plants").scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(gripOf(page, "Books")), await middleOf(row(page, "Plants"))];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });

  await touch("touchStart", from);
  await touch("touchMove", { x: from.x, y: from.y + 12 });
  await touch("touchMove", { x: from.x, y: to.y + 10 });
  await expect(row(page, "Plants")).toHaveAttribute("data-drop-line", "after");
  await touch("touchEnd");

  await expect.poll(() => saved(board, task)).toEqual({ Packing: ["Lamps", "Plates"], Later: ["Plants", "Books"] });
});
