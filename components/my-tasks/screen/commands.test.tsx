import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { type MyTasksOnServer, myTasksOnServer, showMyTasks } from "@/components/testing/my-tasks-on-server";
import { serveNotifications } from "@/components/testing/notifications";
import { linkOf, messages } from "@/components/testing/on-board";
import { combobox, COMMANDS, expectActive, runCommand, serveSearch } from "@/components/testing/palette";
import { aMember } from "@/components/testing/records";
import { button, expectFocus, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { closePanels } from "@/components/testing/shell";

let garden: BoardOnServer;
let office: BoardOnServer;
let world: MyTasksOnServer;

beforeEach(() => {
  closePanels();
  garden = aBoardOnServer({ board: { title: "Garden" } });
  office = aBoardOnServer({ board: { title: "Office" }, stages: ["To do", "Sent"] });
  world = myTasksOnServer([garden, office]);
  add(garden, "Water");
  add(garden, "Weed");
  add(office, "Write");
});

const add = (board: BoardOnServer, title: string) => board.add("To do", { title, assignees: [world.me] });
const pathOf = ({ path }: BoardOnServer) => `PUT ${path}/tasks/{task}`;

const rowCheck = (title: string) => page.getByRole("checkbox", { name: `Select “${title}”` });

async function showWithShell(search = "") {
  serveNotifications([]);
  serveSearch();
  await showMyTasks(world, search, { shell: true });
}

async function command(text: string, title: string) {
  await press(COMMANDS);
  await runCommand(text, title);
}

test("commands act on the focused row: a member of its board, a date, and a stage of its board", async () => {
  const member = aMember("Olga");
  office.board.users.push(member);
  // The fake server stores what is sent, but people are sent as a change.
  server.answer(pathOf(office), ({ params, body: { property, value } }) => ({
    task: office.put(Number(params.task), property === "assignees" ? {} : { [property]: value }),
    updatedTasks: [],
  }));
  await showWithShell();
  await expectVisible(linkOf("Write"));
  linkOf("Write").element().focus();

  await command("assign to olga", "Assign to Olga");
  await command("due 24 dec 2031", "Due Dec 24, 2031");
  await command("move to sent", "Move to Sent");

  await expect
    .poll(() => server.bodies(pathOf(office)))
    .toEqual([
      expect.objectContaining({ property: "assignees", value: { add: [member.ID] } }),
      expect.objectContaining({ property: "due_at", value: "2031-12-24 00:00:00" }),
    ]);
  await expect.poll(() => server.bodies(`PUT ${office.path}/tasks/{task}/move-task`)).toHaveLength(1);
  await expectFocus(linkOf("Write"));
});

test("commands act on all checked rows, each on its own board, and say where only some have the choice", async () => {
  await showWithShell("?view=table");
  await expectVisible(rowCheck("Weed"));
  await rowCheck("Weed").click();
  await rowCheck("Write").click();

  await press(COMMANDS);
  await expectVisible(page.getByRole("group", { name: "2 selected tasks" }));
  await combobox("Commands").fill("move to sent");
  await expectActive("Move to Sent1 of 2");
  await press("{Escape}");
  await command("priority urgent", "Set priority to Urgent");

  const changes = () => [garden, office].map((board) => server.bodies(pathOf(board)));
  const urgent = [expect.objectContaining({ property: "priority", value: "urgent" })];
  await expect.poll(changes).toEqual([urgent, urgent]);
  await command("mark as done", "Mark as done");
  await expectText(messages(), "2 tasks are done");
  await button("Undo").click();
  await expect.poll(() => [garden.task("Weed").status, office.task("Write").status]).toEqual(["open", "open"]);
});

test("a command archives all checked rows with one message, whose Undo brings them back", async () => {
  await showWithShell("?view=table");
  await expectVisible(rowCheck("Weed"));
  await rowCheck("Weed").click();
  await rowCheck("Write").click();

  await command("archive these", "Archive these tasks");

  await expectText(messages(), "2 tasks were archived");
  await button("Undo").click();
  const values = (board: BoardOnServer) => server.bodies(pathOf(board)).map(({ value }) => value === null);
  await expect
    .poll(() => [values(garden), values(office)])
    .toEqual([
      [false, true],
      [false, true],
    ]);
});

test("many changes on several boards are counted until they are saved", async () => {
  for (let at = 1; at <= 9; at += 1) add(office, `Letter ${at}`);
  await showWithShell("?view=table");
  await expectVisible(page.getByRole("checkbox", { name: "Select all tasks" }));
  await page.getByRole("checkbox", { name: "Select all tasks" }).click();
  const releases = [garden, office].map((board) => server.hold(pathOf(board)));

  await command("priority urgent", "Set priority to Urgent");

  await expectVisible(page.getByText("Saving 12 changes…"));
  releases.forEach((release) => release());
  await expectGone(page.getByText(/^Saving/));
});

test("for rows on many boards, the members of ten boards are read", async () => {
  const many = Array.from({ length: 12 }, (_, at) => aBoardOnServer({ board: { title: `Room ${at + 1}` } }));
  world = myTasksOnServer([garden, ...many]);
  for (const board of many) add(board, "Clean");
  await showWithShell("?view=table");
  await expectVisible(page.getByRole("checkbox", { name: "Select all tasks" }));
  await page.getByRole("checkbox", { name: "Select all tasks" }).click();

  await press(COMMANDS);

  await expectVisible(page.getByRole("group", { name: "14 selected tasks" }));
  const read = () => [garden, ...many].filter(({ path }) => server.requests(`GET ${path}`).length > 0);
  await expect.poll(read).toHaveLength(10);
});
