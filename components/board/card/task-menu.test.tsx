import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { column, expectNoMenu, expectTitles, item, linkOf, menuOf, messages } from "@/components/testing/on-board";
import { allModules } from "@/components/testing/records";
import { button, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { personOn } from "@/components/board-store/edits/edit-factories";

const OFF = { enabled: false, all_boards: true, selected_boards: [] };
const choice = (name: string) => page.getByRole("menuitemcheckbox", { name });
const changes = (world: BoardOnServer) => server.bodies(`PUT ${world.path}/tasks/{task}`);

test("a card's menu moves it to the top and to another stage", async () => {
  await showBoard(aBoardOnServer({ stages: ["To do", "Later"], tasks: { "To do": ["Water", "Prune", "Mow"] } }));

  await menuOf("Mow").click();
  await item("Move to top").click();
  await expectNoMenu();
  await expectTitles("To do", ["Mow", "Water", "Prune"]);
  await menuOf("Mow").click();
  await item("Move to bottom").click();
  await expectNoMenu();
  await expectTitles("To do", ["Water", "Prune", "Mow"]);
  await menuOf("Water").click();
  await item("Move to stage").click();
  await item("Later").click();
  await expectNoMenu();

  await expectTitles("Later", ["Water"]);
  await expectTitles("To do", ["Prune", "Mow"]);
});

test("a card's menu finishes the task and assigns it to me", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Prune"] } });
  const { ID: id } = world.me;
  const changed = { status: "closed", assignees: [personOn(world.task("Prune").id, world.me)] };
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ body }) => ({
    task: { ...world.task("Prune"), ...(body.property === "status" ? { status: "closed" } : changed) },
    updatedTasks: [],
  }));
  const answer = server.hold(`PUT ${world.path}/tasks/{task}`);
  await showBoard(world);

  await menuOf("Prune").click();
  await choice("Done").click();
  await choice("Assigned to me").click();
  await press("{Escape}");
  await expectNoMenu();

  await expectVisible(column("To do").getByRole("checkbox", { name: "Done: Prune", checked: true }));
  await expectVisible(column("To do").getByRole("img", { name: world.me.display_name }));
  answer();
  await expect
    .poll(() => changes(world))
    .toEqual([
      { property: "status", value: "closed" },
      { property: "assignees", value: { add: [id] } },
    ]);
});

test("keys rename the card in focus, archive it and create a task in its stage", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Later"], tasks: { "To do": ["Mow", "Prune"], Later: ["Water"] } });
  await showBoard(world);
  linkOf("Mow").element().focus();
  await press("e");
  await page.getByLabelText("Title of Mow").fill("Mow the lawn");
  await press("{Enter}");
  await expectFocus(linkOf("Mow the lawn"));

  await press("{Delete}");
  await expectTitles("To do", ["Prune"]);
  await expectFocus(linkOf("Prune"));
  await button("Undo", messages()).click();
  await expectTitles("To do", ["Mow the lawn", "Prune"]);
  await expectGone(button("Undo", messages()));
  await expectFocus(linkOf("Prune"));

  linkOf("Water").element().focus();
  await press("c");
  await expectVisible(page.getByRole("group", { name: "New task in Later" }));
});

test("archiving the last card of a stage moves the focus to the button that adds a task", async () => {
  await showBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Dig"] } }));
  linkOf("Dig").element().focus();

  await press("{Delete}");

  await expectTitles("To do", []);
  await expectFocus(button(/^Add task$/, column("To do")));
});

test("a card's menu makes the task a template, which its card shows", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Prune"] } });
  const keep = (value: string) => ({ ...world.task("Prune"), meta: { is_template: value } });
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ body }) => ({ task: keep(body.value), updatedTasks: [] }));
  await showBoard(world);
  const mark = column("To do").getByText("Template", { exact: true });
  await menuOf("Prune").click();
  await item("Make template").click();
  await expectVisible(mark);
  await menuOf("Prune").click();
  await item("Remove from templates").click();
  await expectGone(mark);
  await expect.poll(() => changes(world)).toEqual(["yes", "no"].map((value) => ({ property: "is_template", value })));
});

test("a card's menu starts the timer on the task, and stops it there", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Prune"] } });
  const { id, board_id } = world.task("Prune");
  const task = { id, title: "Prune", board_id, board: { id: board_id, title: "Garden" } };
  const now = "2026-11-27T12:00:00+00:00";
  const timer = { task, started_at: now, is_running: true, seconds: 0, asks_at: null, can_log: true };
  server.answer(`PUT /boards-app/v1/boards/${board_id}/tasks/${id}/timer`, () => ({ timer, now, stopped: null }));
  server.answer("POST /boards-app/v1/timer/stop", () => ({ timer: null, now, stopped: { task, minutes: 0 } }));
  await showBoard(world);

  await menuOf("Prune").click();
  await item("Start timer").click();
  await expectNoMenu();
  await menuOf("Prune").click();
  await item("Stop timer and log time").click();

  await expectVisible(messages().getByText(/^Nothing was logged/));
});

test.each([
  ["without time tracking", { viewer: { modules: allModules({ timeTracking: OFF }) } }],
  ["for viewers", { role: "Viewer" }],
] as const)("a card's menu has no timer %s", async (_, options) => {
  await showBoard(aBoardOnServer({ tasks: { "To do": ["Prune"] }, ...options }));

  await menuOf("Prune").click();

  await expectVisible(item("Copy link"));
  await expectGone(item("Start timer"));
});
