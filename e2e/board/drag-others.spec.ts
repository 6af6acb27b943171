import { expect, test } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { card, openBoard, titlesIn } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

test("a card that another person is moving shows who it is, until the drag ends", async ({ browser, request }) => {
  const [ben, carla] = [await aPerson(request, "Ben"), await aPerson(request, "Carla")];
  const board = await aBoard(request, { title: "Garden", stages: ["To do", "Done"], members: [ben, carla] });
  await aTask(request, board, "Water");
  const [here, there] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const consoleErrors = [consoleErrorsOf(here), consoleErrorsOf(there)];
  await openBoard(here, ben, board);
  await openBoard(there, carla, board);
  const sign = card(there, "Water").getByRole("img", { name: "Ben Example is moving this card" });
  const link = here.getByRole("link", { name: "Water" });

  await link.press("Space");
  await expect(sign).toBeVisible();
  await expect(card(here, "Water").getByRole("img", { name: /is moving/ })).toHaveCount(0);
  await here.keyboard.press("Escape");
  await expect(sign).toHaveCount(0);

  await link.press("Space");
  await expect(sign).toBeVisible();
  await here.keyboard.press("ArrowRight");
  await here.keyboard.press("Space");
  await expect(titlesIn(there, "Done")).toHaveText(["Water"]);
  await expect(sign).toHaveCount(0);
  expect(consoleErrors).toEqual([[], []]);
  await Promise.all([here, there].map((page) => page.context().close()));
});
