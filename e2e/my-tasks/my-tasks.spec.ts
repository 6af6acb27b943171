import { expect, type Page } from "@playwright/test";
import { aBoard, aTask, idOf } from "@/e2e/support/boards";
import { card, dragTo, linkOf, middleOf } from "@/e2e/support/dragging";
import { aPerson, send, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";
import { cellOf, columnNames, headerOf, titles } from "@/e2e/support/table";
import { stored } from "@/e2e/support/task";
import { strictTest, test } from "@/e2e/support/test";

const group = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const rowsIn = (page: Page, title: string) => group(page, title).getByRole("article").getByRole("link");
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filter my tasks" }).getByRole("link", { name });
const live = (page: Page) => expect(page.locator("[data-live=open]")).toBeVisible();

async function aPersonOnTwoBoards(name: string) {
  const person = await aPerson(name);
  const garden = await aBoard({ title: `Garden of ${person.login}`, stages: ["To do", "Done"], members: [person] });
  const office = await aBoard({ title: `Office of ${person.login}`, stages: ["New", "Sent"], members: [person] });
  const assignees = [await idOf(person)];
  return {
    ...{ person, garden, office, assignees },
    water: await aTask(garden, "Water", { assignees, priority: "urgent" }),
    weed: await aTask(garden, "Weed", { assignees, priority: "low" }),
    write: await aTask(office, "Write", { assignees, priority: "low" }),
  };
}

strictTest(
  "tasks of all boards are listed, edited by mouse and keys, and opened and come back to",
  async ({ page }) => {
    const { person, garden, office, weed, write } = await aPersonOnTwoBoards("Mira");
    await signIn(page, person, "/my-tasks?tab=assigned");
    const html = await (await page.request.get("/my-tasks?tab=assigned", { headers: { accept: "text/html" } })).text();
    expect(html).toContain(">Write</a>");
    await live(page);
    await expect(rowsIn(page, garden.title)).toHaveText(["Water", "Weed"]);
    await expect(rowsIn(page, office.title)).toHaveText(["Write"]);

    await test.step("done, and taken back", async () => {
      await page.getByRole("checkbox", { name: "Done: Weed" }).click();
      await expect(linkOf(page, "Weed")).toHaveCount(0);
      await expect(tab(page, "Assigned")).toHaveText("Assigned2");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(linkOf(page, "Weed")).toBeVisible();
    });
    await test.step("keys, with what the board of the task offers", async () => {
      await linkOf(page, "Write").focus();
      await page.keyboard.press("s");
      await expect(page.getByRole("option")).toHaveText(["New", "Sent"]);
      await page.keyboard.type("sent");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await stored(office, write)).stage_id).toBe(office.stages[1]?.id);
    });
    await test.step("dragged to another priority", async () => {
      await page.getByRole("button", { name: "Group by: Board" }).click();
      await page.getByRole("menuitemradio", { name: "Priority" }).click();
      await page.keyboard.press("Escape");
      await expect(card(page, "Weed")).toHaveAttribute("draggable", "true");
      await dragTo(page, "Weed", await middleOf(group(page, "Urgent")));
      await page.mouse.up();
      await expect.poll(async () => (await stored(garden, weed)).priority).toBe("urgent");
    });
    await test.step("a filter stays while a task is open", async () => {
      await page.keyboard.press("f");
      await page.getByRole("combobox", { name: "Filter by" }).fill(office.title);
      await page.keyboard.press("Enter");
      await expect(linkOf(page, "Water")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await linkOf(page, "Write").click();
      await expect(page).toHaveURL(`/boards/${office.id}/tasks/${write.id}`);
      await page.goBack();
      await expect(page).toHaveURL(`/my-tasks?tab=assigned&group=priority&board=${office.id}`);
      await expect(linkOf(page, "Write")).toBeVisible();
      await expect(linkOf(page, "Water")).toHaveCount(0);
    });
  },
);

strictTest("the table sorts by board, edits cells, and is the same after a reload", async ({ page }) => {
  const { person, office, write } = await aPersonOnTwoBoards("Nils");
  await signIn(page, person, "/my-tasks?tab=assigned");
  await live(page);
  await page.keyboard.press("3");
  await expect(titles(page)).toHaveText(["Water", "Weed", "Write"]);
  expect((await columnNames(page)).slice(0, 3)).toEqual(["Title", "Board", "Stage"]);

  const sort = headerOf(page, "Board").getByRole("button").first();
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith("/my-tasks/view") && response.request().postData()?.includes("-board") === true,
  );
  await sort.click();
  await sort.click();
  await expect(titles(page)).toHaveText(["Write", "Water", "Weed"]);
  await cellOf(page, "Write", "title").click();
  await page.keyboard.press("F2");
  await page.keyboard.type("Write again");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await stored(office, write)).title).toBe("Write again");

  await saved;
  await page.goto("/my-tasks?tab=assigned");
  await expect(titles(page)).toHaveText(["Write again", "Water", "Weed"]);
});

test("what others change appears at once, also on a board that is new to the person", async ({ page }) => {
  const { person, garden, water, assignees } = await aPersonOnTwoBoards("Olga");
  const cellar = await aBoard({ title: `Cellar of ${person.login}`, members: [person] });
  const task = await aTask(cellar, "Fix the lamp");
  await signIn(page, person, "/my-tasks?tab=assigned");
  await live(page);
  const change = (board: { id: number }, { id }: { id: number }, property: string, value: unknown) =>
    send("PUT", `/boards/v2/projects/${board.id}/tasks/${id}`, { property, value });

  await change(garden, water, "title", "Water twice");
  await expect(linkOf(page, "Water twice")).toBeVisible();
  await change(cellar, task, "assignees", { add: assignees });
  await expect(linkOf(page, "Fix the lamp")).toBeVisible();
  await change(garden, water, "assignees", { remove: assignees });
  await expect(linkOf(page, "Water twice")).toHaveCount(0);
});

test("it works by touch on a phone", async ({ phone }) => {
  const { person, garden, weed } = await aPersonOnTwoBoards("Rosa");
  await signIn(phone, person, "/my-tasks?tab=assigned");
  await live(phone);
  await expectFitsTouch(phone);

  await card(phone, "Weed").locator("[data-property=stage]").tap();
  await phone.getByRole("option", { name: "Done" }).tap();
  await expect.poll(async () => (await stored(garden, weed)).stage_id).toBe(garden.stages[1]?.id);
  await phone.getByRole("button", { name: "Table" }).tap();
  await expect(titles(phone)).toContainText(["Write"]);
  await expectFitsTouch(phone);
  await phone.getByRole("button", { name: "More tabs" }).tap();
  await phone.getByRole("menuitem", { name: "Completed (0)" }).tap();
  await expect(phone.getByText("Nothing done yet")).toBeVisible();
  await phone.getByRole("button", { name: "List" }).tap();
  await phone.getByRole("link", { name: "Show assigned tasks" }).tap();
  await phone.getByRole("checkbox", { name: "Done: Water" }).tap();
  await expect(linkOf(phone, "Water")).toHaveCount(0);

  const message = phone.getByText(/Water.* is done/);
  await expect(message).toBeVisible();
  await phone.getByRole("button", { name: "Table" }).tap();
  await expect(titles(phone)).toContainText(["Write"]);
  await expect(message).toBeVisible();
});
