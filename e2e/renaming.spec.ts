import { expect, test } from "@playwright/test";
import { aBoard, asAdministrator, aTask, idOf } from "./boards";
import { column, linkOf, openBoard } from "./dragging";
import { aPerson } from "./people";
import { stored } from "./task";

test("a title in which nothing was typed is not saved over what somebody else made of it", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], managers: [mona] });
  const task = await aTask(request, board, "Water");
  const send = await asAdministrator(request);
  await openBoard(page, mona, board);
  const sent: string[] = [];
  page.on("request", (asked) => asked.method() === "PUT" && sent.push(asked.url()));

  await page.getByRole("button", { name: "Garden", exact: true }).click();
  await send("PUT", `/boards/v2/projects/${board.id}`, { title: "Park" });
  await expect(page).toHaveTitle(/Park/);
  await page.getByLabel("Title of the board").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Park");

  await page.getByRole("button", { name: "To do", exact: true }).click();
  await send("PUT", `/boards/v2/projects/${board.id}/update-stage/${board.stages[0]?.id}`, { stage: { title: "Later" } });
  await expect(page.getByRole("button", { name: "Add a task to Later" })).toBeVisible();
  await page.getByLabel("Title of the stage").press("Enter");
  await expect(column(page, "Later").getByRole("heading", { level: 2 })).toHaveText("Later");

  await linkOf(page, "Water").focus();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Title of Water")).toBeFocused();
  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "title", value: "Water roses" });
  await page.getByLabel("Title of Water roses").press("Enter");
  await expect(linkOf(page, "Water roses")).toBeFocused();

  expect(sent).toEqual([]);
});

test("two who rename a card at once are told, and what was typed is in the field again", async ({ page, request }) => {
  const mona = await aPerson(request, "Mona");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], managers: [mona] });
  const task = await aTask(request, board, "Water");
  await openBoard(page, mona, board);
  await linkOf(page, "Water").focus();
  await page.keyboard.press("e");
  await page.keyboard.type("My water");
  await (await asAdministrator(request))("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "title", value: "Their water" });
  const field = page.getByLabel("Title of Their water");
  await field.press("Enter");

  await expect(page.getByText("“My water” is not saved").first()).toBeVisible();
  await expect(field).toHaveValue("My water");
  expect((await stored(request, board, task)).title).toBe("Their water");
  await field.press("Enter");
  await expect(linkOf(page, "My water")).toBeVisible();
  await expect.poll(async () => (await stored(request, board, task)).title).toBe("My water");
});

test("who may only look by now does not lose the title that was typed", async ({ page, request }) => {
  const stella = await aPerson(request, "Stella");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], members: [stella] });
  const task = await aTask(request, board, "Water");
  const send = await asAdministrator(request);
  await openBoard(page, stella, board);
  await linkOf(page, "Water").focus();
  await page.keyboard.press("e");
  await page.keyboard.type("Water the roses");
  await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(send, stella)}/make-viewer`);
  await expect(page.getByRole("button", { name: "Add a task" })).toHaveCount(0);
  const field = page.getByLabel("Title of Water");
  await field.press("Enter");

  await expect(page.getByText("“Water the roses” is not saved").first()).toBeVisible();
  await expect(field).toHaveValue("Water the roses");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(field).toHaveValue("Water the roses");
  await field.press("Escape");
  await expect(field).toHaveCount(0);
  expect((await stored(request, board, task)).title).toBe("Water");
});
