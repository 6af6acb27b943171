import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import {
  aBoardWith,
  card,
  column,
  copy,
  middleOf,
  openBoard,
  stageTitles,
  startTouch,
  titlesIn,
  whenMostlyVisible,
} from "@/e2e/support/dragging";
import { waitForAnimations } from "@/e2e/support/page";

test("a long press drags a card within its column or, at the board's edge, to another stage", async ({
  phone: page,
}) => {
  const { board, member } = await aBoardWith({
    "To do": ["Fix login", "Pack books", "Buy tape"],
    Done: ["Sign lease"],
  });
  await openBoard(page, member, board);
  const finger = await startTouch(page);
  const [from, over] = [await middleOf(card(page, "Fix login")), await middleOf(card(page, "Pack books"))];

  await finger.down(from);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: from.x, y: from.y + 20 });
  await finger.to({ x: over.x, y: over.y + 10 });
  await expect(card(page, "Buy tape").locator("[data-drop-line=before]")).toBeVisible();
  await finger.up();
  await expect(copy(page)).toHaveCount(0);
  await expect(titlesIn(page, "To do")).toHaveText(["Pack books", "Fix login", "Buy tape"]);
  await expect(page).toHaveURL(new RegExp(`/boards/${board.id}$`));

  const again = await middleOf(card(page, "Fix login"));
  await finger.down(again);
  await expect(copy(page)).toBeVisible();
  await finger.to({ x: 384, y: again.y + 4 });
  await column(page, "In progress").evaluate(whenMostlyVisible);
  await finger.to({ x: 200, y: again.y });
  await expect(column(page, "In progress")).toBeInViewport({ ratio: 0.95 });
  await expect(column(page, "Done")).not.toBeInViewport({ ratio: 0.5 });
  await finger.to({ x: 384, y: again.y + 4 });
  await column(page, "Done").evaluate(whenMostlyVisible);
  await finger.to({ x: 200, y: again.y });
  await expect(column(page, "Done")).toBeInViewport({ ratio: 0.95 });
  const to = await middleOf(card(page, "Sign lease"));
  await finger.to({ x: Math.max(90, Math.min(to.x, 300)), y: to.y - 10 });
  await expect(card(page, "Sign lease").locator("[data-drop-line=before]")).toBeVisible();
  await finger.up();
  await expect(titlesIn(page, "Done")).toHaveText(["Fix login", "Sign lease"]);
});

test("a long press on its header drags a stage, an immediate movement scrolls, and a short tap opens a card", async ({
  phone: page,
}) => {
  const titles = Array.from({ length: 14 }, (_, index) => `Box ${index + 1}`);
  const { board, member } = await aBoardWith({ "To do": ["Fix login"], "In progress": titles });
  await openBoard(page, member, board);
  const finger = await startTouch(page);
  const header = await middleOf(column(page, "To do").getByRole("heading", { name: "To do" }));

  await finger.down(header);
  await expect(page.locator("body > [aria-hidden=true] > li")).toBeVisible();
  await finger.to({ x: header.x + 20, y: header.y });
  await finger.to({ x: 370, y: header.y });
  await expect(page.locator("[data-drop-line]").first()).toBeAttached();
  await finger.up();
  await expect(stageTitles(page).nth(0)).toHaveText("In progress");
  await expect(page.locator("body > [aria-hidden=true] > li")).toHaveCount(0);

  await card(page, "Box 5").scrollIntoViewIfNeeded();
  await waitForAnimations(page);
  const from = await middleOf(card(page, "Box 5"));
  await finger.down(from);
  for (const by of [20, 60, 120, 180]) await finger.to({ x: from.x, y: from.y - by });
  await finger.up();
  await expect
    .poll(() =>
      column(page, "In progress")
        .locator("[data-cards]")
        .evaluate((element) => element.scrollTop),
    )
    .toBeGreaterThan(50);
  await expect(copy(page)).toHaveCount(0);

  await card(page, "Box 9").tap();
  await expect(page).toHaveURL(/\/tasks\/\d+$/);
});
