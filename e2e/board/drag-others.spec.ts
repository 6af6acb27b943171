import { expect } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { consoleErrorsOf } from "@/e2e/support/page";
import { card, openBoard, titlesIn } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

test("a card that another person is moving shows who it is, until the drag ends", async ({
  page: here,
  other: there,
}) => {
  const [ben, carla] = [await aPerson("Ben"), await aPerson("Carla")];
  const board = await aBoard({ title: "Garden", stages: ["To do", "Done"], members: [ben, carla] });
  await aTask(board, "Water");
  const consoleErrors = consoleErrorsOf(there);
  await openBoard(here, ben, board);
  await openBoard(there, carla, board);
  const sign = card(there, "Water").getByRole("img", { name: "Ben Example is moving this task" });
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
  expect(consoleErrors).toEqual([]);
});
