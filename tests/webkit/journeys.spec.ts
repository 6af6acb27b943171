import { expect } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { administrator, aPerson, send } from "@/e2e/support/people";
import { stored } from "@/e2e/support/task";
import { savedTitles } from "@/e2e/support/dragging";
import { test } from "./browser";
import { Key, type Tab } from "./tab";

async function openBoard(tab: Tab, name: string, search = "") {
  const person = await aPerson(name);
  const board = await aBoard({ title: "House move", stages: ["To do", "Done"], members: [person] });
  const task = await aTask(board, "Rent a van");
  await tab.signIn(person, `/boards/${board.id}${search}`);
  await tab.isLive();
  return { person, board, task };
}

test("a person signs in with the keyboard alone", async ({ tab }) => {
  await tab.open("/login?redirect_to=%2Fprofile");

  await tab.press(administrator.email, Key.TAB, administrator.password, Key.ENTER);

  await tab.isAt("/profile");
  await tab.find("button", `Account: ${administrator.name}`);
});

test("a board is created, and tasks are added to it", async ({ tab }) => {
  await tab.signIn(administrator, "/boards?new");
  await tab.find("dialog", "Create board");
  await tab.press("Garden in WebKit", Key.ENTER);
  await tab.isAt(/^\/boards\/\d+$/);
  await tab.find("heading", "Garden in WebKit");

  await tab.click("button", "Add task to Open");
  await tab.find("textbox", "Title of the new task");
  await tab.press("Water", Key.ENTER, "Weed", Key.ENTER, Key.ESCAPE);

  await tab.find("link", "Weed");
  const id = Number(new URL(await tab.driver.getCurrentUrl()).pathname.replace("/boards/", ""));
  const titles = async () =>
    (await send("GET", `/boards/v2/projects/${id}/tasks`)).tasks.map(({ title }: { title: string }) => title);
  await expect.poll(titles).toEqual(expect.arrayContaining(["Water", "Weed"]));
});

test("a task is opened in its dialog, changed by keys and commented on", async ({ tab }) => {
  const { board, task } = await openBoard(tab, "Olga");
  await tab.click("link", "Rent a van");
  await tab.find("dialog", "Rent a van");
  await tab.isAt(`/boards/${board.id}/tasks/${task.id}`);

  await tab.find("button", /^Priority:/);
  await tab.press("p");
  await tab.click("option", "Urgent");
  await expect.poll(async () => (await stored(board, task)).priority).toBe("urgent");
  const field = await tab.find("textbox", "Write a comment");
  await field.click();
  await tab.press("Which size?");
  await tab.chord(Key.CONTROL, Key.ENTER);
  await tab.shows("Which size?");
  const saved = async () =>
    (await send("GET", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`)).comments.data;
  await expect.poll(saved).toMatchObject([{ settings: { raw_description: "Which size?" } }]);
});

test("a description is written in the editor, with formats by keys", async ({ tab }) => {
  const { board, task } = await openBoard(tab, "Rita");
  await tab.click("link", "Rent a van");
  await tab.click("button", "Add a description…");
  await tab.find("button", "Bold");

  await tab.press("Bring ");
  await tab.chord(Key.CONTROL, "b");
  await tab.press("boxes");
  await tab.chord(Key.CONTROL, Key.ENTER);

  await expect.poll(async () => (await stored(board, task)).description).toBe("<p>Bring <strong>boxes</strong></p>");
});

test("a task is moved with the keyboard, and the move is announced", async ({ tab }) => {
  const { board } = await openBoard(tab, "Mona");
  await tab.focus("link", "Rent a van");

  await tab.press(Key.SPACE);
  await tab.announces("Picked up task “Rent a van”, position 1 of 1 in “To do”.");
  await tab.press(Key.ARROW_RIGHT);
  await tab.announces("Task “Rent a van”, position 1 of 1 in “Done”");
  await tab.press(Key.SPACE);

  await tab.announces("Dropped task “Rent a van”, position 1 of 1 in “Done”.");
  await expect.poll(() => savedTitles(board, "Done")).toEqual(["Rent a van"]);
});

test("a task is dragged with the mouse into another stage", async ({ tab }) => {
  const { board } = await openBoard(tab, "Dora");
  const [, done] = board.stages;

  const column = `[data-stage="${done?.id}"]`;
  await tab.drag(await tab.card("Rent a van"), await tab.first(`${column} [data-cards]`), `${column} [data-drop-line]`);
  await tab.drop();

  await expect.poll(() => savedTitles(board, "Done")).toEqual(["Rent a van"]);
});

test("the palette finds a task, and its commands act on it", async ({ tab }) => {
  const { board, task } = await openBoard(tab, "Tomas");
  await tab.focus("link", "Rent a van");

  await tab.chord(Key.CONTROL, "k");
  await tab.find("combobox", "Commands");
  await tab.press("mark as done");
  await tab.find("option", /^Mark as done/);
  await tab.press(Key.ENTER);
  await expect.poll(async () => (await stored(board, task)).status).toBe("closed");

  await tab.press("/");
  await tab.find("combobox", "Search");
  await tab.press("rent a");
  await tab.click("option", /^Rent a van/);
  await tab.find("dialog", "Rent a van");
});

test("the list and the table show the board, and a cell is edited", async ({ tab }) => {
  const { board, task } = await openBoard(tab, "Lena", "?view=list");
  await tab.find("link", "Rent a van");
  await tab.press("3");
  await tab.isAt(`/boards/${board.id}?view=table`);

  await (await tab.cell(task.id, "title")).click();
  await tab.press(Key.ENTER);
  await tab.press("Rent two vans", Key.ENTER);

  await expect.poll(async () => (await stored(board, task)).title).toBe("Rent two vans");
});

test("a filter hides other tasks, and undo takes back a change", async ({ tab }) => {
  const { board, task } = await openBoard(tab, "Faye");
  await aTask(board, "Pack", { priority: "high" });
  await tab.find("link", "Pack");
  await tab.focus("link", "Rent a van");
  await tab.press(".");
  await expect.poll(async () => (await stored(board, task)).status).toBe("closed");
  await tab.chord(Key.CONTROL, "z");
  await expect.poll(async () => (await stored(board, task)).status).toBe("open");

  await tab.open(`/boards/${board.id}?priority=high`);

  await tab.find("link", "Pack");
  await tab.lacks("link", "Rent a van");
});

test("changes of others appear without reloading", async ({ tab }) => {
  const { board, task } = await openBoard(tab, "Ben");

  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "title", value: "Rent two vans" });

  await tab.find("link", "Rent two vans");
});

test("a person who reads Arabic sees a board from right to left", async ({ tab }) => {
  const person = await aPerson("Layla", { locale: "ar" });
  const board = await aBoard({ title: "حديقة", stages: ["قيد الانتظار", "تم"], members: [person] });
  await aTask(board, "سقي الزهور");
  await tab.signIn(person, `/boards/${board.id}`);

  await tab.find("link", "سقي الزهور");
  const sides = await tab.driver.executeScript<string[]>(
    "const left = (stage) => stage.getBoundingClientRect().left; const [first, second] = document.querySelectorAll('[data-stage]'); return [document.documentElement.dir, left(first) > left(second) ? 'first is right' : 'first is left']",
  );
  expect(sides).toEqual(["rtl", "first is right"]);
});

test("anyone can read a public board", async ({ tab }) => {
  const board = await aBoard({ title: "Allotment", stages: ["Planned", "Done"] });
  await aTask(board, "Fence");
  const { url } = await send("PUT", `/boards/v2/projects/${board.id}/toggle-public-access`, { enabled: true });

  await tab.open(url);

  await tab.find("heading", "Allotment");
  await tab.shows("Fence");
});
