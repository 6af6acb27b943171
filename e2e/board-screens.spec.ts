import { expect, type Page, test } from "@playwright/test";
import { seriousProblems } from "./axe";
import { aBoard, asAdministrator, aTask, idOf } from "./boards";
import { complaintsOf } from "./complaints";
import { card, column } from "./dragging";
import { aPerson } from "./people";
import { fitsFingers, phonePage } from "./phone";
import { cardOf, dialogOf, open, property, taskUrl } from "./task";

const CODE = "<pre><code>a line of code that is longer than any dialog is wide, so that it has to go on in the line below it somehow</code></pre>";
const NAMES = ["قيد الانتظار", "A label with a rather long name", "Design", "Bug", "Research", "Garden", "House", "Office"];

async function expectNoProblems(page: Page, what: string) {
  expect(await seriousProblems(page), what).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test("what opens over a board, and what stands in its place, breaks no rule of access or of the policy", async ({ page, request }) => {
      const complaints = complaintsOf(page);
      const nia = await aPerson(request, "Nia");
      const labels = NAMES.map((title) => ({ title, bg_color: "#4bce97" }));
      const board = await aBoard(request, { title: "Everything at once", stages: ["To do", "Done"], labels, managers: [nia], background: { id: "gradient_3" } });
      const task = await aTask(request, board, "Rent a van", { description: CODE, priority: "urgent", due_at: "2026-01-02 10:00:00" });
      await open(page, nia, `/boards/${board.id}`);

      for (const [keys, name] of [["?", "Keys"], ["Control+k", "Find a board"]] as const) {
        await page.keyboard.press(keys);
        await expect(page.getByRole("dialog", { name })).toBeVisible();
        await expectNoProblems(page, name);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }

      await page.getByRole("button", { name: "Actions for To do" }).click();
      await page.getByRole("menuitem", { name: "Colour" }).click();
      await expect(page.getByRole("menu")).toHaveCount(2);
      await expectNoProblems(page, "colours of a stage");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("button", { name: "Add people" }).click();
      await expect(page.getByRole("combobox", { name: "People" })).toBeFocused();
      await expectNoProblems(page, "people to be added");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");

      await cardOf(page, "Rent a van").click();
      await expect(dialogOf(page, "Rent a van").getByText("a line of code")).toBeVisible();
      await expectNoProblems(page, "task with code");
      for (const name of ["Start", "Priority"]) {
        await property(page, name).click();
        await expect(page.getByRole("dialog", { name: new RegExp(`^${name}:`) })).toBeVisible();
        await expectNoProblems(page, name);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "More about this task" }).click();
      await expectNoProblems(page, "menu of a task");
      await page.keyboard.press("Escape");

      for (const [path, heading] of [["/boards/999999", "This board is not here"], [taskUrl(board, { id: 999_999 }), "This task is not here"]] as const) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await expectNoProblems(page, heading);
      }

      await page.goto(taskUrl(board, task));
      await expect(page.locator("[data-live=open]")).toBeVisible();
      expect(complaints).toEqual([]);
      const send = await asAdministrator(request);
      await send("POST", `/boards/v2/projects/${board.id}/user/${await idOf(send, nia)}/remove`);
      await expect(page.getByRole("heading", { name: "You no longer have access to this board" })).toBeVisible();
      await expectNoProblems(page, "access ended");
    });
  });
}

test("a finger can use a full column, its task and its members", async ({ browser, request }) => {
  const page = await phonePage(browser);
  const finja = await aPerson(request, "Finja");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], managers: [finja] });
  for (let count = 1; count <= 14; count += 1) await aTask(request, board, `Bed ${count}`);
  await open(page, finja, `/boards/${board.id}`);
  await expect(card(page, "Bed 1")).toBeVisible();
  await fitsFingers(page);

  await column(page, "To do").getByRole("button", { name: "Add a task", exact: true }).tap();
  await page.keyboard.type("Dig #");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  await fitsFingers(page);

  for (const [path, name] of [["members", "Members"], ["", ""]] as const) {
    await page.goto(`/boards/${board.id}/${path}`);
    if (name) await expect(page.getByRole("dialog", { name })).toBeVisible();
    await fitsFingers(page);
  }
  await cardOf(page, "Bed 1").tap({ position: { x: 20, y: 10 } });
  await expect(property(page, "Priority")).toBeVisible();
  await fitsFingers(page);
  await page.context().close();
});

test("the focus goes back to where it came from", async ({ page, request }) => {
  const kay = await aPerson(request, "Kay");
  const board = await aBoard(request, { title: "Garden", stages: ["To do"], managers: [kay] });
  await aTask(request, board, "Dig");
  await open(page, kay, `/boards/${board.id}`);
  await cardOf(page, "Dig").click();
  await expect(property(page, "Priority")).toBeVisible();

  await page.keyboard.press("p");
  await expect(page.getByRole("combobox", { name: "Priorities" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(property(page, "Priority")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cardOf(page, "Dig")).toBeFocused();
  await page.keyboard.press("a");
  await expect(page.getByRole("combobox", { name: "People" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(property(page, "Assignees")).toBeFocused();

  await page.getByRole("button", { name: "Add a description" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toBeFocused();
  await page.keyboard.type("Deep");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit description" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cardOf(page, "Dig")).toBeFocused();

  await page.keyboard.press("Delete");
  await expect(cardOf(page, "Dig")).toHaveCount(0);
  await expect(column(page, "To do").getByRole("button", { name: "Add a task", exact: true })).toBeFocused();
});
