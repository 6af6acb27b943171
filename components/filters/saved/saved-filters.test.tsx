import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { item, linkOf, messages } from "@/components/testing/on-board";
import { button, expectFocus, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import type { SavedFilter } from "@/components/filters/saved/use-saved-filters";
import { newId } from "@/components/testing/records";

const TASKS = { "To do": [{ title: "Water", priority: "urgent" }, { title: "Dig" }] };
const panel = () => page.getByRole("dialog", { name: "Filters" });
const bar = () => page.getByRole("region", { name: "Filters" });
const option = (name: string) => panel().getByRole("option", { name });

interface Stored {
  name: string;
  query: string;
  is_shared?: boolean;
  by?: "me" | "max";
}

/** The saved filters of a board on the fake server. */
function serveFilters(world: BoardOnServer, ...given: Stored[]) {
  const path = `/boards-app/v1/boards/${world.board.id}/saved-filters`;
  const owned = ({ by = "me", is_shared = false, ...filter }: Stored): SavedFilter => ({
    ...filter,
    id: newId(),
    is_shared,
    owner: { ID: world[by].ID, display_name: world[by].display_name, photo: "" },
    can_edit: by === "me",
  });
  let filters = given.map(owned);
  server.answer(`GET ${path}`, () => ({ filters }));
  server.answer(`POST ${path}`, ({ body }) => {
    const filter = owned(body);
    filters = [...filters, filter];
    return { filter, message: "Filter saved" };
  });
  server.answer(`PUT ${path}/{id}`, ({ params, body }) => {
    filters = filters.map((each) => (each.id === Number(params.id) ? { ...each, ...body } : each));
    return { filter: filters.find(({ id }) => id === Number(params.id)), message: "Filter updated" };
  });
  server.answer(`DELETE ${path}/{id}`, ({ params }) => {
    filters = filters.filter(({ id }) => id !== Number(params.id));
    return { message: "Filter deleted" };
  });
  return { path, stored: () => filters.map(({ name, query, is_shared }) => ({ name, query, is_shared })) };
}

async function openSaved() {
  await press("f");
  await option("Saved filters").click();
  await expectVisible(panel().getByRole("heading", { name: "Saved filters" }));
}

const row = (name: string) =>
  panel().getByRole("list", { name: "Saved filters" }).getByRole("button", { name, exact: true });

test("filters are saved with their view under a name, and named from then on", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  const { stored } = serveFilters(world);
  await showBoard(world, "?priority=urgent&view=kanban&page=2");

  await button("Save", bar()).click();
  await expectFocus(panel().getByRole("textbox", { name: "Name" }));
  await press("Fires");
  await panel().getByRole("switch", { name: "Share with the board" }).click();
  await button("Save", panel()).click();

  await expect.poll(stored).toEqual([{ name: "Fires", query: "priority=urgent&view=kanban", is_shared: true }]);
  await expectVisible(button("Fires", bar()));
  await expectGone(button("Save", bar()));
});

test("a saved filter is applied, is marked when it differs, and takes the current filters", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  const { stored } = serveFilters(
    world,
    { name: "Fires", query: "priority=urgent" },
    { name: "Mine", query: "assignee=me", by: "max", is_shared: true },
  );
  await showBoard(world);

  await openSaved();
  await row("Fires").click();
  await expectGone(linkOf("Dig"));
  await expectVisible(button("Fires", bar()));
  await press("f");
  await option("Status").click();
  await option("Open").click();
  await press("{Escape}{Escape}");
  await expectVisible(button("Fires edited", bar()));

  await button("Save", bar()).click();
  await button("Update “Fires”").click();

  await expectVisible(button("Fires", bar()));
  expect(stored()[0]).toEqual({ name: "Fires", query: "status=open&priority=urgent", is_shared: false });
  await button("Clear", bar()).click();
  await expectVisible(linkOf("Dig"));
  expect(location.search).toBe("");
});

test("own saved filters are renamed, shared and deleted; those of others are only applied", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  const { stored } = serveFilters(
    world,
    { name: "Fires", query: "priority=urgent" },
    { name: "Mine", query: "assignee=me", by: "max", is_shared: true },
  );
  await showBoard(world);
  await openSaved();
  await expectVisible(row("Mine Shared by Max Example"));
  expect(button("Actions for Mine").query()).toBeNull();

  await button("Actions for Fires").click();
  await page.getByRole("menuitemcheckbox", { name: "Share with the board" }).click();
  await expect.poll(() => stored()[0]?.is_shared).toBe(true);
  await item("Rename").click();
  await panel().getByRole("textbox", { name: "Name" }).fill("Hot");
  await press("{Enter}");
  await expectVisible(row("Hot Shared with the board"));

  await button("Actions for Hot").click();
  await item("Delete filter").click();
  await button("Delete filter", panel()).click();
  await expectGone(row("Hot Shared with the board"));
  expect(stored().map(({ name }) => name)).toEqual(["Mine"]);
});

test("a name that is taken is refused at its field", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  const { path } = serveFilters(world);
  server.refuseFields(`POST ${path}`, { name: "A filter with this name already exists." });
  await showBoard(world, "?priority=urgent");

  await button("Save", bar()).click();
  await press("Fires{Enter}");

  await expectVisible(panel().getByText("A filter with this name already exists."));
  await expectFocus(panel().getByRole("textbox", { name: "Name" }));
});

test("a list that cannot be read says so, and is read again", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  const { path } = serveFilters(world, { name: "Fires", query: "priority=urgent" });
  const accept = server.refuse(`GET ${path}`, 403, "Sorry, you are not allowed to do that.");
  await showBoard(world);
  await openSaved();
  await expectText(panel().getByRole("alert"), "Sorry, you are not allowed to do that.");
  await expectPartAccessible(panel());

  accept();
  await button("Try again", panel()).click();

  await expectVisible(row("Fires"));
});

test("saved filters work by keyboard, and break no rule of access", async () => {
  const world = aBoardOnServer({ tasks: TASKS });
  serveFilters(world, { name: "Fires", query: "priority=urgent" }, { name: "Old", query: "status=closed" });
  await showBoard(world);

  await press("f");
  await expectFocus(page.getByRole("combobox", { name: "Filter by" }));
  await press("saved{Enter}");
  await expectFocus(panel().getByRole("textbox", { name: "Search" }));
  await expectVisible(row("Old"));
  await expectPartAccessible(panel());
  await press("{ArrowDown}{ArrowDown}");
  await expectFocus(row("Old"));
  await press("{Enter}");

  await expectGone(panel());
  expect(location.search).toMatch(/^\?status=closed&saved=\d+$/);
});

test("viewers of a board save filters for themselves only", async () => {
  const world = aBoardOnServer({ tasks: TASKS, role: "Viewer" });
  serveFilters(world);
  await showBoard(world, "?priority=urgent");

  await button("Save", bar()).click();

  await expectVisible(panel().getByRole("textbox", { name: "Name" }));
  expect(panel().getByRole("switch").query()).toBeNull();
  await expectText(messages(), "");
});
