import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { serveNotifications } from "@/components/testing/notifications";
import {
  aFoundTask,
  combobox,
  COMMANDS,
  expectActive,
  found,
  option,
  optionsIn,
  serveSearch,
} from "@/components/testing/palette";
import {
  boxOf,
  button,
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
import { show } from "@/components/testing/show";

beforeEach(closePanels);
afterEach(() => {
  closePanels();
  document.documentElement.dir = "ltr";
});

const field = () => combobox();
const address = () => location.pathname + location.search + location.hash;

async function openPalette(key: "/" | typeof COMMANDS, props: React.ComponentProps<typeof Shell> = {}) {
  serveNotifications([]);
  await show(<Shell {...props} />);
  button("Keyboard shortcuts").element().focus();
  await press(key);
  await expectFocus(field());
}

test("Ctrl+K opens and closes it, Escape closes it, and both give the focus back", async () => {
  serveSearch();
  await openPalette(COMMANDS);
  await expectActive("Create task");
  await press("{Escape}");
  await expectGone(field());
  await expectFocus(button("Keyboard shortcuts"));

  await press(COMMANDS);
  await expectFocus(field());
  await press(COMMANDS);
  await expectGone(field());
  await expectFocus(button("Keyboard shortcuts"));
});

test("the search button and / open a search; recently opened boards come first", async () => {
  serveSearch({ recent: [{ id: 4, title: "Garden" }] });
  await openPalette("/");
  await expectVisible(optionsIn("Recently opened").filter({ hasText: "Garden" }));
  await expectActive("Garden");
  await expectAccessible();
  await press("{Escape}");
  await button("Search").first().click();
  await expectFocus(field());
  await expectActive("Garden");
  await press("{Enter}");

  await expect.poll(address).toBe("/boards/4");
});

test("arrows wrap, Home and End go to the ends, and Ctrl+Enter opens a new tab", async () => {
  serveSearch();
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  await openPalette(COMMANDS);

  await press("{ArrowUp}");
  await expectActive("Show keyboard shortcuts");
  await press("{ArrowDown}");
  await expectActive("Create task");
  await press("{End}");
  await expectActive("Show keyboard shortcuts");
  await press("{Home}{ArrowDown}");
  await expectActive("Go to home");
  await press("{Control>}{Enter}{/Control}");

  expect(opened).toHaveBeenCalledWith("/", "_blank", "noopener");
  await expectFocus(field());
});

test("commands are found without a request, whatever their case and accents, and only those the reader may use", async () => {
  serveSearch();
  await openPalette(COMMANDS, { person: { canSeeSettings: true } });
  server.disconnect();

  await field().fill("SÉTTINGS gen");
  await expectActive("Settings: General");
  expect(option("Settings: Emails").query()).toBeNull();
  await press("{Enter}");
  await expect.poll(address).toBe("/settings");
});

test("tasks, boards and people are found; a task opens over its board", async () => {
  serveSearch({
    tasks: [aFoundTask("Book the van", { id: 77, board: { id: 9, title: "Move", url: "" } })],
    boards: [{ id: 5, title: "Van pool" }],
    people: [{ id: 3, display_name: "Vanessa Example", photo: "" }],
  });
  await openPalette("/");
  await field().fill("van");

  await expectCount(optionsIn("Tasks"), 1);
  await expectText(optionsIn("Tasks"), "Book the van");
  await expectText(optionsIn("Boards"), "Van pool");
  await expectText(optionsIn("People"), "Vanessa Example");
  await expectActive("Book the van");
  await press("{Enter}");
  await expect.poll(address).toBe("/boards/9?task=77");
});

test("a person's name becomes a filter for people who may not open other profiles", async () => {
  serveSearch({ people: [{ id: 3, display_name: "Vanessa Example", photo: "" }] });
  await openPalette("/");
  await field().fill("vanessa");
  await optionsIn("People").click();

  await expectValue(field(), 'assignee:"Vanessa Example" ');
  await expectFocus(field());
});

test("an older answer never replaces a newer one, and earlier results stay while others load", async () => {
  serveSearch({ tasks: [aFoundTask("Ladder"), aFoundTask("Lamp")] });
  await openPalette("/");
  await field().fill("la");
  await expectCount(optionsIn("Tasks"), 2);

  const release = server.hold("GET /boards-app/v1/search");
  await press("d");
  await expect.poll(() => server.requests("GET /boards-app/v1/search").length).toBe(2);
  await expectCount(optionsIn("Tasks"), 2);
  server.answer("GET /boards-app/v1/search", () => found([aFoundTask("Lamp shade")]));
  await press("{Backspace}mp");
  await expectText(optionsIn("Tasks"), "Lamp shade");
  release();
  await press("{ArrowDown}{ArrowUp}");
  await expectCount(optionsIn("Tasks"), 1);
  await expectText(optionsIn("Tasks"), "Lamp shade");
});

test("nothing found offers to create the task", async () => {
  serveSearch();
  server.answer("GET /boards/v2/projects", () => ({ boards: { data: [] } }));
  await openPalette("/");
  await field().fill("Wzqx the fence");

  await expectVisible(page.getByText("Nothing matches “Wzqx the fence”"));
  await expectActive("Create task “Wzqx the fence”");
  await press("{Enter}");
  await expectValue(
    page.getByRole("dialog", { name: "Create task" }).getByLabelText("Title of the new task"),
    "Wzqx the fence",
  );
});

test("a failed search is reported and can be tried again, while commands still work", async () => {
  serveSearch({ tasks: [aFoundTask("Profile photo")] });
  await openPalette(COMMANDS);
  server.disconnect();
  await field().fill("profile");

  await expectVisible(page.getByRole("alert").filter({ hasText: "Can’t reach the server" }));
  await expectActive("Profile");
  server.reconnect();
  await button("Try again").click();
  await expectText(optionsIn("Tasks"), "Profile photo");
  await expectGone(page.getByRole("alert"));
});

test("offline it says what can still be found", async () => {
  serveSearch();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await openPalette("/");

  await expectVisible(page.getByText("You’re offline. Only commands"));
});

test("filters are suggested at the cursor, and accepted with Tab", async () => {
  serveSearch({ tasks: [aFoundTask("Paint")] });
  server.answer("GET /boards-app/v1/search/suggestions", ({ query }) => ({
    suggestions:
      query.get("query") === "paint is:o"
        ? [{ text: "is:open", label: "Open tasks", kind: "value", from: 6, to: 10 }]
        : [],
  }));
  await openPalette("/");
  await press("paint is:o");
  await expectVisible(optionsIn("Suggestions"));
  await expectActive("Open tasks");
  await press("{Tab}");

  await expectValue(field(), "paint is:open ");
  await expectGone(page.getByRole("group", { name: "Suggestions" }));
  expect(
    server.requests("GET /boards-app/v1/search/suggestions").every(({ query }) => query.get("query")?.includes(":")),
  ).toBe(true);
});

test("a number with # opens the task with it", async () => {
  serveSearch();
  server.answer("GET /boards-app/v1/search", ({ query }) =>
    found(
      query.get("query") === "id:77"
        ? [aFoundTask("Book the van", { id: 77, board: { id: 9, title: "Move", url: "" } })]
        : [],
    ),
  );
  await openPalette("/");
  await field().fill("#77");
  await expectActive("Book the van");
  await press("{Enter}");

  await expect.poll(address).toBe("/boards/9?task=77");
});

test("on a phone it fills the screen, and its rows are large enough to tap", async () => {
  await page.viewport(390, 700);
  serveSearch({ recent: [{ id: 4, title: "Garden" }] });
  serveNotifications([]);
  await show(<Shell />);
  await page.getByRole("navigation", { name: "Quick access" }).getByRole("button", { name: "Search" }).click();
  await expectVisible(option("Garden"));

  const box = boxOf(page.getByRole("dialog", { name: "Search" }));
  expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, 390, 700]);
  expect(boxOf(option("Garden")).height).toBeGreaterThanOrEqual(44);
  await button("Close search").click();
  await expectGone(field());
});

test("right to left, up and down move between rows, and left and right only in the text", async () => {
  document.documentElement.dir = "rtl";
  serveSearch();
  await openPalette(COMMANDS);
  await field().fill("go to");
  await expectActive("Go to home");

  await press("{ArrowLeft}{ArrowRight}");
  await expectActive("Go to home");
  await press("{ArrowDown}");
  await expectActive("Go to boards");
  await press("{ArrowUp}");
  await expectActive("Go to home");
});

test("Escape that ends a composition leaves it open", async () => {
  serveSearch();
  await openPalette(COMMANDS);
  field()
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true, cancelable: true }));
  await field().fill("home");
  await expectActive("Go to home");
});

test.each([
  [2_999, "Show 2,998 more tasks"],
  [3_000, "Show more tasks"],
])("of %i results, whose number is exact up to 2,999, more can be shown", async (total, name) => {
  serveSearch();
  server.answer("GET /boards-app/v1/search", () => {
    const results = found([aFoundTask("Ladder")]);
    return { ...results, tasks: { ...results.tasks, total, last_page: 2 } };
  });
  await openPalette("/");
  await field().fill("ladder");
  await expectVisible(page.getByRole("option", { name, exact: true }));
});
