import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { consoleErrorsOf } from "@/e2e/support/page";
import { aBoard, aTask } from "@/e2e/support/boards";
import { card, column, dragTo, linkOf, middleOf, openBoard, titlesIn } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

async function setDue(page: Page, date: string) {
  await linkOf(page, "Water").press("d");
  await page.getByRole("textbox", { name: "Due date: type a date" }).fill(date);
  await page.keyboard.press("Enter");
}

test("what another person has changed since is not undone and says so, and the change before it is", async ({
  page: here,
  other: there,
}) => {
  const consoleErrors = consoleErrorsOf(here);
  const [ben, carla] = [await aPerson("Ben"), await aPerson("Carla")];
  const board = await aBoard({ title: "Garden", stages: ["To do", "Done"], members: [ben, carla] });
  await aTask(board, "Water");
  await openBoard(here, ben, board);
  await openBoard(there, carla, board);
  await dragTo(here, "Water", await middleOf(column(here, "Done")));
  await here.mouse.up();
  await expect(titlesIn(there, "Done")).toHaveText(["Water"]);
  await setDue(here, "12/24/2030");
  await expect(card(there, "Water")).toContainText("Dec 24");
  await setDue(there, "12/31/2030");
  await expect(card(here, "Water")).toContainText("Dec 31");
  await linkOf(here, "Water").focus();

  await here.keyboard.press("ControlOrMeta+z");
  const refusal = "Carla Example has changed the due date of “Water” since. Nothing was undone.";
  await expect(here.getByText(refusal).first()).toBeVisible();
  await here.keyboard.press("ControlOrMeta+z");

  await expect(titlesIn(here, "To do")).toHaveText(["Water"]);
  await expect(titlesIn(there, "To do")).toHaveText(["Water"]);
  await expect(linkOf(here, "Water")).toBeFocused();
  await expect(card(there, "Water")).toContainText("Dec 31");
  expect(consoleErrors.filter((consoleError) => !consoleError.includes("409"))).toEqual([]);
});
