import { useMemo } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useOffer } from "@/components/commands/offers";
import { forgetPlaces } from "@/components/commands/recent";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { serveNotifications } from "@/components/testing/notifications";
import { expectTitles, linkOf } from "@/components/testing/on-board";
import { combobox, option, optionsIn, serveSearch } from "@/components/testing/palette";
import { aLabel, aMember } from "@/components/testing/records";
import {
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { closePanels, Shell } from "@/components/testing/shell";
import { show, TestBoard } from "@/components/testing/show";

beforeEach(closePanels);

const COMMANDS = "{Control>}k{/Control}";
const field = () => combobox("Commands");
const active = () => page.getByRole("option", { selected: true });
const expectActive = (name: string | RegExp) => expect.element(active()).toHaveTextContent(name);
const changes = (world: BoardOnServer) => server.bodies(`PUT ${world.path}/tasks/{task}`);

async function showBoard(world: BoardOnServer, others?: React.ReactNode) {
  serveNotifications([]);
  serveSearch();
  history.replaceState(null, "", `/boards/${world.board.id}`);
  await show(
    <Shell>
      <TestBoard world={world} />
      {others}
    </Shell>,
  );
}

async function openOnCard(world: BoardOnServer, title: string) {
  await showBoard(world);
  await expectVisible(linkOf(title));
  linkOf(title).element().focus();
  await press(COMMANDS);
  await expectFocus(field());
}

test("words act on the focused card: a person, a date, a stage and a label", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] }, board: { labels: [aLabel("Urgent move")] } });
  // The fake server stores what is sent, but people are sent as a change.
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body: { property, value } }) => ({
    task: world.put(Number(params.task), { [property]: property === "assignees" ? [] : value }),
    updatedTasks: [],
  }));
  await openOnCard(world, "Book the van");
  await expectVisible(page.getByRole("group", { name: "This task: Book the van" }));

  await userEvent.type(field(), "assign to max");
  await expectActive("Assign to Max Example");
  await press("{Enter}");
  await expectGone(field());
  await expectFocus(linkOf("Book the van"));
  await expect
    .poll(() => changes(world))
    .toEqual([expect.objectContaining({ property: "assignees", value: { add: [world.max.ID] } })]);

  await press(COMMANDS);
  await userEvent.type(field(), "due 24 dec 2031");
  await expectActive("Due Dec 24, 2031");
  await press("{Enter}");
  await expect.poll(() => changes(world).at(-1)).toMatchObject({ property: "due_at", value: "2031-12-24 00:00:00" });

  await press(COMMANDS);
  await userEvent.type(field(), "label urgent");
  await expectActive("Add label Urgent move");
  await press("{Escape}");
  await press(COMMANDS);
  await userEvent.type(field(), "no due date");
  await expectActive("Remove due date");
  await press("{Enter}");
  await expect.poll(() => changes(world).at(-1)).toMatchObject({ property: "due_at", value: null });

  await press(COMMANDS);
  await userEvent.type(field(), "move to done");
  await expectActive("Move to Done");
  await press("{Enter}");
  await expectTitles("Done", ["Book the van"]);
});

test("a command asks for its choice; Backspace in the empty field leaves it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] } });
  await openOnCard(world, "Book the van");
  await userEvent.type(field(), "priority");
  await press("{Enter}");
  const choice = combobox("Set priority");
  await expectFocus(choice);
  await expectCount(page.getByRole("option"), 5);
  await press("{Backspace}");
  await expectFocus(field());

  await userEvent.type(field(), "set priority");
  await press("{Enter}");
  await userEvent.type(choice, "urg");
  await expectActive("Urgent");
  await press("{Enter}");
  await expect.poll(() => changes(world)).toEqual([{ property: "priority", value: "urgent" }]);
});

test("a task is renamed from its old title", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] } });
  await openOnCard(world, "Book the van");
  await userEvent.type(field(), "rename");
  await press("{Enter}");
  await expectValue(combobox("Rename"), "Book the van");
  await userEvent.type(combobox("Rename"), "s{Enter}");

  await expectTitles("To do", ["Book the vans"]);
});

test("archiving can be undone, and the focus goes on to the next card", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van", "Pack"] } });
  await openOnCard(world, "Book the van");
  await userEvent.type(field(), "archive this");
  await press("{Enter}");

  await expectTitles("To do", ["Pack"]);
  await expectFocus(linkOf("Pack"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expectTitles("To do", ["Book the van", "Pack"]);
});

test("the open task is meant, and its dialog stays open", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van", "Pack"] } });
  await showBoard(world);
  await linkOf("Pack").click();
  await expectVisible(dialogOf("Pack"));
  await press(COMMANDS);
  await expectVisible(page.getByRole("group", { name: "This task: Pack" }));
  await press("{Escape}");
  await expectGone(field());
  await expectVisible(dialogOf("Pack"));

  await press(COMMANDS);
  await userEvent.type(field(), "mark as done");
  await press("{Enter}");
  await expect.poll(() => changes(world)).toEqual([expect.objectContaining({ property: "status", value: "closed" })]);
  await expectVisible(dialogOf("Pack"));
});

test("a viewer can copy links, and change nothing", async () => {
  const world = aBoardOnServer({ role: "Viewer", tasks: { "To do": ["Book the van"] } });
  await openOnCard(world, "Book the van");

  await expectCount(optionsIn(/^This task/), 1);
  await expectText(optionsIn(/^This task/), "Copy link to this task");
  for (const name of ["Create task on this board", "Edit labels", "Change background"]) await expectGone(option(name));
  await userEvent.type(field(), "assign to max");
  await expectGone(option(/Assign to/));
});

test("the board's dialogs and its star are commands, too", async () => {
  const world = aBoardOnServer();
  await showBoard(world);
  await press(COMMANDS);
  await userEvent.type(field(), "labels");
  await expectActive("Edit labels");
  await press("{Enter}");
  await expectVisible(dialogOf("Labels"));
  await press("{Escape}");
  await expectGone(dialogOf("Labels"));

  await press(COMMANDS);
  await userEvent.type(field(), "activity");
  await press("{Enter}");
  await expect.poll(() => location.pathname).toBe(`/boards/${world.board.id}/activity`);
});

test("of 2,000 commands only a few are drawn with a key press", async () => {
  const users = Array.from({ length: 2_000 }, (_, at) => aMember(`Person ${at}`));
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] } });
  world.board.users = [world.me, ...users];
  await openOnCard(world, "Book the van");

  await userEvent.type(field(), "assign to person 19");
  await expectActive(/Assign to Person 19/);
  expect(page.getByRole("option").elements().length).toBeLessThanOrEqual(50);
});

test("the boards and tasks that a person opened are found again, until they sign out", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Book the van"] }, viewer: { id: 1 } });
  await showBoard(world);
  await linkOf("Book the van").click();
  await expectVisible(dialogOf("Book the van"));
  await press("{Escape}");
  await expectGone(dialogOf("Book the van"));
  await press("/");
  await expectText(optionsIn("Recently opened"), "Book the van");
  await press("{Escape}");

  forgetPlaces();
  await press("/");
  await expectFocus(combobox("Search"));
  await expectGone(page.getByRole("group", { name: "Recently opened" }));
});

test("what a screen offers besides becomes a command", async () => {
  const world = aBoardOnServer();
  const shown = vi.fn();
  await showBoard(world, <OfferTable onShow={shown} />);
  await press(COMMANDS);
  await userEvent.type(field(), "table");
  await expectActive("Show as table");
  await press("{Enter}");

  await expect.poll(() => shown.mock.calls).toHaveLength(1);
});

function OfferTable({ onShow }: { onShow: () => void }) {
  useOffer(
    "commands",
    useMemo(() => [{ id: "table", title: "Show as table", keys: "3", run: onShow }], [onShow]),
  );
  return null;
}
