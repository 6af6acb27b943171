import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { column, expectNoMenu, expectTitles, item, linkOf, menuOf, messages } from "@/components/testing/on-board";
import { aLabel, aMember, aPage } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectVisible,
  press,
  textbox,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { property } from "@/components/testing/task";

const labels = ["قيد الانتظار", "A label with a rather long name", "Design"].map((title) => aLabel(title));
const closed = () => expectGone(page.getByRole("dialog"));

test("menus of a board, its stages and cards break no rule of access", async () => {
  await showBoard(
    aBoardOnServer({
      role: "Admin",
      tasks: { "To do": [{ title: "Water", priority: "high", due_at: "2020-01-01 00:00:00" }] },
    }),
  );

  for (const name of ["this board", "To do", "Water"]) {
    await menuOf(name).click();
    await expectVisible(page.getByRole("menu"));
    await expectPartAccessible(page.getByRole("menu"), name);
    await press("{Escape}");
    await expectNoMenu();
  }
  await menuOf("To do").click();
  await item("Color").click();
  await expectCount(page.getByRole("menu"), 2);
  await expectPartAccessible(page.getByRole("menu").last(), "colours");
});

test("the field for a new task with its suggestions breaks no rule of access", async () => {
  await showBoard(aBoardOnServer({ board: { labels } }));
  await button("Add task to To do").click();
  await press("Ask @Max Example tomorrow #");
  await expectVisible(page.getByRole("listbox", { name: "Suggestions" }));

  await expectAccessible();
});

test("a page that came without tasks, for a view that needs all of them, loads what the kanban shows", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig", "Sow"] } });
  const { pagination_by_stage: pages, ...rest } = world.firstPages();
  const unread = Object.entries(pages).map(([id, { total_count: total = 0, ...page }]) => {
    const more = total > 0;
    return [id, { ...page, total_count: total, has_more: more, has_more_after: more, end_cursor: more ? 0 : null }];
  });
  const first = { ...rest, tasks: [], pagination_by_stage: Object.fromEntries(unread) };
  server.answer(`GET ${world.path}/tasks/stage-page`, ({ query }) => {
    const stageId = Number(query.get("stage_id"));
    const tasks = rest.tasks.filter(({ stage_id }) => stage_id === stageId);
    return { tasks, pagination: aPage(stageId, tasks.length, { cursor: Number(query.get("cursor")) }) };
  });

  await showBoard({ ...world, firstPages: () => first });

  await expectTitles("To do", ["Dig", "Sow"]);
});

test("a board that is left and opened again at once shows changes of others", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Dig"] } });
  const left = await showBoard(world);
  await left.unmount();
  await showBoard(world);

  world.change(world.task("Dig").id, { title: "Dig deep" });
  await expectVisible(linkOf("Dig deep"));
});

test("the page in place of a board to which access has ended breaks no rule of access", async () => {
  const world = aBoardOnServer();
  await showBoard(world);
  live.ended(world.board.id);
  await expectVisible(page.getByRole("heading", { name: "You no longer have access to this board" }));

  await expectAccessible();
});

test("the focus goes back from a picker to its property, and from a task to its card", async () => {
  await showBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Dig"] } }));
  await linkOf("Dig").click();
  await expectVisible(property("Priority"));

  await press("p");
  await expectFocus(page.getByRole("combobox", { name: "Priorities" }));
  await press("{Escape}");
  await expectFocus(property("Priority"));
  await press("{Escape}");
  await expectFocus(linkOf("Dig"));
  await closed();

  await linkOf("Dig").click();
  await button(/^Add a description/).click();
  await expectFocus(textbox("Description"));
  await press("Deep{Escape}");
  await expectFocus(button("Edit description"));
  await press("{Escape}");
  await expectFocus(linkOf("Dig"));
});

test("the focus stays at a description that was written, also where frames are slow", async () => {
  await showBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Dig"] } }));
  await linkOf("Dig").click();
  await button(/^Add a description/).click();
  await expectFocus(textbox("Description"));
  let frames = 0;
  const draw = requestAnimationFrame;
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frames += 1;
    return draw(() => draw(() => draw(callback)));
  });

  await press("Deep{Escape}");

  await expectFocus(button("Edit description"));
  await expect.poll(() => frames).toBeGreaterThan(0);
  await new Promise((resolve) => draw(() => draw(() => draw(() => draw(resolve)))));
  await expectFocus(button("Edit description"));
});

test("the members, opened by their address, give the focus to the board when they are closed", async () => {
  const world = aBoardOnServer();
  await showBoard(world);
  history.replaceState(null, "", `/boards/${world.board.id}/members`);
  const dialog = dialogOf("Members");
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);

  await press("{Escape}");

  await expectGone(dialog);
  await expect.poll(() => page.getByRole("main").element().contains(document.activeElement)).toBe(true);
});

test("a task with code and its menu break no rule of access", async () => {
  const code =
    "<pre><code>a line of code that is longer than any dialog is wide, so that it has to go on in the line below it somehow</code></pre>";
  await showBoard(
    aBoardOnServer({
      role: "Admin",
      board: { labels },
      tasks: {
        "To do": [{ title: "Rent a van", description: code, priority: "urgent", due_at: "2026-01-02 10:00:00" }],
      },
    }),
  );
  await linkOf("Rent a van").click();
  await expectVisible(page.getByText(/a line of code/));
  await expectPartAccessible(dialogOf("Rent a van"), "task");

  await button("Task actions").click();
  await expectVisible(page.getByRole("menu"));
  await expectPartAccessible(page.getByRole("menu"));
});

const TASKS = { "To do": ["Fix login", "Pack books", "Buy tape"], Done: ["Sign lease", "Find a van"] };
const names = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

/** What gets the focus with each press of the key. */
async function stops(keys: string, count: number): Promise<(string | null | undefined)[]> {
  const seen = [];
  for (let turn = 0; turn < count; turn += 1) {
    await press(keys);
    seen.push(names());
  }
  return seen;
}

const openWithTasks = () => showBoard(aBoardOnServer({ stages: ["To do", "Done"], tasks: TASKS }));

test("the cards of a column are one tab stop, followed by the column's next control and the next column", async () => {
  await openWithTasks();
  button("Actions for To do", column("To do")).element().focus();

  expect(await stops("{Tab}", 3)).toEqual(["Fix login", "Add task", "Move stage Done"]);
  expect(await stops("{Shift>}{Tab}{/Shift}", 3)).toEqual(["Add task", "Fix login", "Actions for To do"]);
});

test("Tab comes back to the card of a column that had the focus last, and each column has its own", async () => {
  await openWithTasks();
  linkOf("Fix login").element().focus();
  await press("{ArrowDown}{ArrowDown}");
  expect(names()).toBe("Buy tape");
  await press("{ArrowRight}");
  expect(names()).toBe("Find a van");

  button("Actions for To do", column("To do")).element().focus();
  expect(await stops("{Tab}", 1)).toEqual(["Buy tape"]);
  button("Actions for Done", column("Done")).element().focus();
  expect(await stops("{Tab}", 1)).toEqual(["Find a van"]);
});

test("a column whose last card with the focus is gone is entered at its first one", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Done"], tasks: TASKS });
  await showBoard(world);
  linkOf("Pack books").element().focus();
  button("Actions for Done").element().focus();
  world.remove(world.task("Pack books").id);
  await expectGone(linkOf("Pack books"));

  button("Actions for To do", column("To do")).element().focus();
  expect(await stops("{Tab}", 1)).toEqual(["Fix login"]);
});

test.each(["{Shift>}{F10}{/Shift}", "{ContextMenu}"])(
  "%s opens the menu of the card in focus, and Escape leads back to the card",
  async (keys) => {
    await openWithTasks();
    linkOf("Pack books").element().focus();

    await press(keys);
    await expectVisible(item("Rename"));
    await expectFocus(item("Open"));
    await press("{Escape}");

    await expectFocus(linkOf("Pack books"));
  },
);

async function openAsViewer() {
  const world = aBoardOnServer({ role: "Viewer", tasks: { "To do": ["Fix login"] } });
  world.board.users.push(aMember("Anna Lindqvist", "Admin"));
  server.answer(`PUT /boards-app/v1/boards/${world.board.id}/star`, () => ({}));
  await showBoard(world);
  return world;
}

test("a viewer reads in the header that the board is view only, and who can change that", async () => {
  await openAsViewer();

  await button("View only").click();

  const popup = dialogOf("View only");
  await expectVisible(popup.getByText("Anna Lindqvist"));
  await expectGone(popup.getByText("Max Example"));
  await expectPartAccessible(popup);
});

test.each(["a", "e", "{Delete}"])("a viewer who presses %s reads why nothing happens", async (key) => {
  await openAsViewer();
  page.getByRole("link", { name: "Fix login" }).element().focus();

  await press(key);

  await expectVisible(messages().getByText("You can only view this board. Anna Lindqvist can make you a member."));
});

test("a viewer stars a board", async () => {
  const world = await openAsViewer();

  await button("Star this board").click();

  await expectVisible(page.getByRole("button", { name: "Star this board", pressed: true }));
  await expect.poll(() => server.requests(`PUT /boards-app/v1/boards/${world.board.id}/star`)).toHaveLength(1);
});

test("a member's board has no mark", async () => {
  await showBoard(aBoardOnServer());

  await expectVisible(button("Star this board"));
  await expectGone(button("View only"));
});

const items = () => textsOf(page.getByRole("menuitem"));

test("a viewer finds no control that changes anything", async () => {
  await showBoard(aBoardOnServer({ role: "Viewer", stages: ["To do", "Done"], tasks: { "To do": ["Water"] } }));

  await expectGone(page.getByRole("heading", { level: 1 }).getByRole("button"));
  await expectGone(button(/^(Add|Move|Share|Actions for (To do|Done)$)/));
  await menuOf("Water").click();
  await expectVisible(item("Copy link"));
  expect(items()).toEqual([expect.stringMatching(/^Open/), "Copy link"]);
  await expectGone(page.getByRole("menuitemcheckbox"));
  await press("{Escape}");
  await expectNoMenu();

  linkOf("Water").element().focus();
  await press("ce{Delete}w");
  await expectGone(page.getByRole("textbox"));
  await expectVisible(linkOf("Water"));
  await menuOf("this board").click();
  await expectVisible(item("Copy link"));
  expect(items()).toEqual([
    "About this board",
    "Members",
    "Activity",
    "Report of this board",
    "Archived items",
    "Copy link",
  ]);
});

test("a manager can archive a board but not delete it", async () => {
  await showBoard(aBoardOnServer({ role: "Admin" }));

  await menuOf("this board").click();

  await expectVisible(item("Archive board"));
  await expectGone(item("Delete board"));
});

test("a board can be deleted only after its title is typed", async () => {
  await showBoard(aBoardOnServer({ viewer: { isAdmin: true } }));
  await menuOf("this board").click();
  await item("Delete board").click();
  const dialog = dialogOf("Delete this board?");
  await expect.element(button("Delete board", dialog)).toBeDisabled();

  await dialog.getByLabelText("Type the board’s title to confirm").fill("House mov");
  await expect.element(button("Delete board", dialog)).toBeDisabled();
  await dialog.getByLabelText("Type the board’s title to confirm").fill("House move");

  await expect.element(button("Delete board", dialog)).toBeEnabled();
});
