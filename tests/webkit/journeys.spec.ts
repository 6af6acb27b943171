import { expect } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { administrator, aPerson, send } from "@/e2e/support/people";
import { stored } from "@/e2e/support/task";
import { savedTitles } from "@/e2e/support/dragging";
import { test } from "./browser";
import { Key, type Screen } from "./screen";

async function openBoard(screen: Screen, name: string, search = "") {
  const person = await aPerson(name);
  const board = await aBoard({ title: "House move", stages: ["To do", "Done"], members: [person] });
  const task = await aTask(board, "Rent a van");
  await screen.signIn(person, `/boards/${board.id}${search}`);
  await screen.isLive();
  return { person, board, task };
}

test("a person signs in with the keyboard alone", async ({ screen }) => {
  await screen.open("/login?redirect_to=%2Fprofile");

  await screen.press(administrator.email, Key.TAB, administrator.password, Key.ENTER);

  await screen.isAt("/profile");
  await screen.find("button", `Account: ${administrator.name}`);
});

test("a board is created, and tasks are added to it", async ({ screen }) => {
  await screen.signIn(administrator, "/boards?new");
  await screen.find("dialog", "Create board");
  await screen.press("Garden in WebKit", Key.ENTER);
  await screen.isAt(/^\/boards\/\d+$/);
  await screen.find("heading", "Garden in WebKit");

  await screen.click("button", "Add task to Open");
  await screen.find("textbox", "Title of the new task");
  await screen.press("Water", Key.ENTER, "Weed", Key.ENTER, Key.ESCAPE);

  await screen.find("link", "Weed");
  const id = Number(new URL(await screen.driver.getCurrentUrl()).pathname.replace("/boards/", ""));
  const titles = async () =>
    (await send("GET", `/boards/v2/projects/${id}/tasks`)).tasks.map(({ title }: { title: string }) => title);
  await expect.poll(titles).toEqual(expect.arrayContaining(["Water", "Weed"]));
});

test("a task is opened in its dialog, changed by keys and commented on", async ({ screen }) => {
  const { board, task } = await openBoard(screen, "Olga");
  await screen.click("link", "Rent a van");
  await screen.find("dialog", "Rent a van");
  await screen.isAt(`/boards/${board.id}/tasks/${task.id}`);

  await screen.find("button", /^Priority:/);
  await screen.press("p");
  await screen.click("option", "Urgent");
  await expect.poll(async () => (await stored(board, task)).priority).toBe("urgent");
  const field = await screen.find("textbox", "Write a comment");
  await field.click();
  await screen.press("Which size?");
  await screen.chord(Key.CONTROL, Key.ENTER);
  await screen.shows("Which size?");
  const saved = async () =>
    (await send("GET", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`)).comments.data;
  await expect.poll(saved).toMatchObject([{ settings: { raw_description: "Which size?" } }]);
});

test("a description is written in the editor, with formats by keys", async ({ screen }) => {
  const { board, task } = await openBoard(screen, "Rita");
  await screen.click("link", "Rent a van");
  await screen.click("button", "Add a description…");
  await screen.find("button", "Bold");

  await screen.press("Bring ");
  await screen.chord(Key.CONTROL, "b");
  await screen.press("boxes");
  await screen.chord(Key.CONTROL, Key.ENTER);

  await expect.poll(async () => (await stored(board, task)).description).toBe("<p>Bring <strong>boxes</strong></p>");
});

test("a task is moved with the keyboard, and the move is announced", async ({ screen }) => {
  const { board } = await openBoard(screen, "Mona");
  await screen.focus("link", "Rent a van");

  await screen.press(Key.SPACE);
  await screen.announces("Picked up task “Rent a van”, position 1 of 1 in “To do”.");
  await screen.press(Key.ARROW_RIGHT);
  await screen.announces("Task “Rent a van”, position 1 of 1 in “Done”");
  await screen.press(Key.SPACE);

  await screen.announces("Dropped task “Rent a van”, position 1 of 1 in “Done”.");
  await expect.poll(() => savedTitles(board, "Done")).toEqual(["Rent a van"]);
});

test("a task is dragged with the mouse into another stage", async ({ screen }) => {
  const { board } = await openBoard(screen, "Dora");
  const [, done] = board.stages;

  const column = `[data-stage="${done?.id}"]`;
  await screen.drag(
    await screen.card("Rent a van"),
    await screen.first(`${column} [data-cards]`),
    `${column} [data-drop-line]`,
  );
  await screen.drop();

  await expect.poll(() => savedTitles(board, "Done")).toEqual(["Rent a van"]);
});

test("the palette finds a task, and its commands act on it", async ({ screen }) => {
  const { board, task } = await openBoard(screen, "Tomas");
  await screen.focus("link", "Rent a van");

  await screen.chord(Key.CONTROL, "k");
  await screen.find("combobox", "Commands");
  await screen.press("mark as done");
  await screen.find("option", /^Mark as done/);
  await screen.press(Key.ENTER);
  await expect.poll(async () => (await stored(board, task)).status).toBe("closed");

  await screen.press("/");
  await screen.find("combobox", "Search");
  await screen.press("rent a");
  await screen.click("option", /^Rent a van/);
  await screen.find("dialog", "Rent a van");
});

test("the list and the table show the board, and a cell is edited", async ({ screen }) => {
  const { board, task } = await openBoard(screen, "Lena", "?view=list");
  await screen.find("link", "Rent a van");
  await screen.press("3");
  await screen.isAt(`/boards/${board.id}?view=table`);

  await (await screen.cell(task.id, "title")).click();
  await screen.press(Key.ENTER);
  await screen.press("Rent two vans", Key.ENTER);

  await expect.poll(async () => (await stored(board, task)).title).toBe("Rent two vans");
});

test("a filter hides other tasks, and undo takes back a change", async ({ screen }) => {
  const { board, task } = await openBoard(screen, "Faye");
  await aTask(board, "Pack", { priority: "high" });
  await screen.find("link", "Pack");
  await screen.focus("link", "Rent a van");
  await screen.press(".");
  await expect.poll(async () => (await stored(board, task)).status).toBe("closed");
  await screen.chord(Key.CONTROL, "z");
  await expect.poll(async () => (await stored(board, task)).status).toBe("open");

  await screen.open(`/boards/${board.id}?priority=high`);

  await screen.find("link", "Pack");
  await screen.lacks("link", "Rent a van");
});

test("changes of others appear without reloading", async ({ screen }) => {
  const { board, task } = await openBoard(screen, "Ben");

  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "title", value: "Rent two vans" });

  await screen.find("link", "Rent two vans");
});

test("a person who reads Arabic sees a board from right to left", async ({ screen }) => {
  const person = await aPerson("Layla", { locale: "ar" });
  const board = await aBoard({ title: "حديقة", stages: ["قيد الانتظار", "تم"], members: [person] });
  await aTask(board, "سقي الزهور");
  await screen.signIn(person, `/boards/${board.id}`);

  await screen.find("link", "سقي الزهور");
  const sides = await screen.driver.executeScript<string[]>(
    "const left = (stage) => stage.getBoundingClientRect().left; const [first, second] = document.querySelectorAll('[data-stage]'); return [document.documentElement.dir, left(first) > left(second) ? 'first is right' : 'first is left']",
  );
  expect(sides).toEqual(["rtl", "first is right"]);
});

test("anyone can read a public board", async ({ screen }) => {
  const board = await aBoard({ title: "Allotment", stages: ["Planned", "Done"] });
  await aTask(board, "Fence");
  const { url } = await send("PUT", `/boards/v2/projects/${board.id}/toggle-public-access`, { enabled: true });

  await screen.open(url);

  await screen.find("heading", "Allotment");
  await screen.shows("Fence");
});
