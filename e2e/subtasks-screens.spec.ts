import { expect, test } from "@playwright/test";
import { asAdministrator, idOf } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { fitsFingers, phonePage } from "./phone";
import { aTaskWith, checkOf, openWith } from "./subtasks";
import { aBoardOf, cardOf, dialogOf, open } from "./task";

const LONG = "Ask_the_neighbours_whether_they_need_the_parking_space_before_the_hall_on_that_day and everybody else who could stand in the way";

test("groups, rows, what is being written and the menus break no rule of access", async ({ page, request }) => {
  const complaints = complaintsOf(page);
  await openWith(page, request, "Ace", { Packing: ["Books", LONG], Later: [] });
  await checkOf(page, "Books").click();
  await page.getByRole("button", { name: "Add a subtask" }).first().click();
  expect(await problemsInBothColours(page), "rows").toEqual([]);
  await page.getByRole("button", { name: "Actions for Books" }).click();
  await expect(page.getByRole("menuitem", { name: "Clone" })).toBeVisible();
  expect(await problemsInBothColours(page), "menu").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a group" }).click();
  expect(await problemsInBothColours(page), "new group").toEqual([]);
  expect(complaints).toEqual([]);
});

test("all of it can be hit by a finger", async ({ browser, request }) => {
  const page = await phonePage(browser);
  await openWith(page, request, "Fay", { Packing: ["Books", LONG], Later: [] });
  await page.getByRole("button", { name: "Add a subtask" }).first().click();
  await fitsFingers(page);
  await page.getByRole("button", { name: "Actions for Books" }).click();
  await page.getByRole("menuitem", { name: "Assignees…" }).click();
  await expect(page.getByRole("textbox", { name: "People" }).or(page.getByRole("combobox", { name: "People" }))).toBeVisible();
  await fitsFingers(page);
  await page.context().close();
});

test("a card with all there can be on it keeps it inside, and the dialog with all of it scrolls inside only", async ({ page, request }) => {
  const { board, person } = await aBoardOf(request, "Ada");
  const task = await aTaskWith(request, board, Object.fromEntries(["Packing", "Later", "At last"].map((group) => [group, ["One", "Two", "Three", "Four", "Five"]])));
  const send = await asAdministrator(request);
  const path = `/boards/v2/projects/${board.id}/tasks/${task.id}`;
  await send("PUT", path, { property: "assignees", value: [await idOf(send, person)] });
  await send("PUT", path, { property: "priority", value: "urgent" });
  await send("PUT", path, { property: "due_at", value: "2031-11-28 22:30:00" });
  for (const word of ["one", "two"]) await send("POST", `${path}/comments`, { comment: word });
  for (const url of ["https://127.0.0.1/a", "https://127.0.0.1/b"]) await send("POST", `/boards/v2/tasks/${task.id}/add-attachment`, { url, title: "A page" });
  await open(page, person, `/boards/${board.id}`);

  const card = cardOf(page, task.title).locator("xpath=ancestor-or-self::*[@data-task]");
  await expect(card.getByText("Comments:")).toHaveCount(1);
  expect(await card.evaluate(overflowing), "the card").toEqual([]);

  await cardOf(page, task.title).click();
  const dialog = dialogOf(page, task.title);
  await dialog.getByRole("article").first().waitFor();
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), "the dialog").toBe(0);
});

/** What stands out of an element to its right or below it; how much of it is unread sits on its corner. */
function overflowing(element: Element): string[] {
  const { right, bottom } = element.getBoundingClientRect();
  const inside = [...element.querySelectorAll("*:not(.sr-only, [aria-label$='unread notifications'])")];
  return inside.filter((each) => each.getBoundingClientRect().right > right || each.getBoundingClientRect().bottom > bottom).map(({ outerHTML }) => outerHTML);
}
