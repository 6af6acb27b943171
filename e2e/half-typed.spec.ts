import { expect, type Page, test } from "@playwright/test";
import { aBoard, aTask } from "./boards";
import { linkOf, openBoard } from "./dragging";
import { aPerson } from "./people";

/** @returns whether the browser asks before the page is left */
const asks = (page: Page) => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

test("what is half typed on a board asks before the page is left, and what is given up or untouched does not", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], managers: [mona] });
  await aTask(request, board, "Water");
  await openBoard(page, mona, board);
  const begin = {
    "Title of the board": () => page.getByRole("button", { name: "Garden", exact: true }).click(),
    "Title of the stage": () => page.getByRole("button", { name: "To do", exact: true }).click(),
    "Title of Water": () => linkOf(page, "Water").press("e"),
    "Title of the new task": () => page.getByRole("button", { name: "Add a task to To do" }).click(),
  };

  for (const [label, open] of Object.entries(begin)) {
    await open();
    await expect(page.getByLabel(label)).toBeFocused();
    expect(await asks(page), `${label}, untouched`).toBe(false);
    await page.keyboard.type("Half a tit");
    await expect.poll(() => asks(page), label).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByLabel(label)).toHaveCount(0);
    await expect.poll(() => asks(page), `${label}, given up`).toBe(false);
  }
});

test("signing out asks about what is not saved while there still is a way back", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", description: "<p>Old</p>", managers: [mona] });
  await openBoard(page, mona, board);
  await page.getByRole("button", { name: "Actions for this board" }).click();
  await page.getByRole("menuitem", { name: "About this board" }).click();
  await page.getByRole("button", { name: "Edit description" }).click();
  await expect(page.getByRole("textbox", { name: "Description" }).and(page.locator("[contenteditable=true]"))).toBeFocused();
  await page.keyboard.type(" and new");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const asked: string[] = [];
  const answers = ["stay", "leave"];
  page.on("dialog", (question) => {
    asked.push(question.type());
    return answers.shift() === "leave" ? question.accept() : question.dismiss();
  });
  const signOut = async () => {
    await page.getByRole("button", { name: `Account: ${mona.name}` }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
  };

  await signOut();
  await expect.poll(() => asked).toEqual(["confirm"]);
  await page.getByRole("button", { name: "Star this board" }).click();
  await expect(page.getByRole("button", { name: "Star this board" })).toHaveAttribute("aria-pressed", "true");
  await signOut();
  await expect(page).toHaveURL(/\/login/);
  expect(asked).toEqual(["confirm", "confirm"]);
});
