import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { expectNoMenu, item, linkOf, menuOf, openBoard } from "@/components/testing/on-board";
import { aLabel } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";

const property = (name: string) => button(new RegExp(`^${name}:`), page.getByRole("region", { name: "Properties" }));
const labels = ["قيد الانتظار", "A label with a rather long name", "Design"].map((title) => aLabel(title));
const closed = () => expectGone(page.getByRole("dialog"));

test("menus of a board, its stages and cards break no rule of access", async () => {
  await openBoard(
    aBoardOnServer({
      role: "Admin",
      tasks: { "To do": [{ title: "Water", priority: "high", due_at: "2020-01-01 00:00:00" }] },
    }),
  );

  for (const name of ["this board", "To do", "Water"]) {
    await menuOf(name).click();
    await expectVisible(page.getByRole("menu"));
    await expectAccessible(name);
    await press("{Escape}");
    await expectNoMenu();
  }
  await menuOf("To do").click();
  await item("Colour").click();
  await expectCount(page.getByRole("menu"), 2);
  await expectAccessible("colours");
});

test("the field for a new task with its suggestions breaks no rule of access", async () => {
  await openBoard(aBoardOnServer({ board: { labels } }));
  await button("Add a task to To do").click();
  await press("Ask @Max Example tomorrow #");
  await expectVisible(page.getByRole("listbox", { name: "Suggestions" }));

  await expectAccessible();
});

test("the page in place of a board to which access has ended breaks no rule of access", async () => {
  const world = aBoardOnServer();
  await openBoard(world);
  live.ended(world.board.id);
  await expectVisible(page.getByRole("heading", { name: "You no longer have access to this board" }));

  await expectAccessible();
});

test("the focus goes back from a picker to its property, and from a task to its card", async () => {
  await openBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Dig"] } }));
  await linkOf("Dig").click();
  await expectVisible(property("Priority"));

  await press("p");
  await expectFocus(page.getByRole("combobox", { name: "Priorities" }));
  await press("{Escape}");
  await expectFocus(property("Priority"));
  await press("{Escape}");
  await expectFocus(linkOf("Dig"));
  await closed();

  await press("a");
  await expectFocus(page.getByRole("combobox", { name: "People" }));
  await press("{Escape}");
  await expectFocus(property("Assignees"));

  await button("Add a description").click();
  await expectFocus(textbox("Description"));
  await press("Deep{Escape}");
  await expectFocus(button("Edit description"));
  await press("{Escape}");
  await expectFocus(linkOf("Dig"));
});

test("the focus stays at a description that was written, also where frames are slow", async () => {
  await openBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Dig"] } }));
  await linkOf("Dig").click();
  await button("Add a description").click();
  await expectFocus(textbox("Description"));
  let frames = 0;
  const draw = requestAnimationFrame;
  onTestFinished(() => void vi.restoreAllMocks());
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
  await openBoard(world);
  history.replaceState(null, "", `/boards/${world.board.id}/members`);
  const dialog = dialogOf("Members");
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);

  await press("{Escape}");

  await expectGone(dialog);
  await expect.poll(() => page.getByRole("main").element().contains(document.activeElement)).toBe(true);
});

test("a task with code, its pickers and its menu break no rule of access", async () => {
  const code =
    "<pre><code>a line of code that is longer than any dialog is wide, so that it has to go on in the line below it somehow</code></pre>";
  await openBoard(
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
  await expectAccessible("task");

  for (const name of ["Start", "Priority"]) {
    await property(name).click();
    await expectVisible(dialogOf(new RegExp(`^${name}:`)));
    await expectAccessible(name);
    await press("{Escape}");
    await expectGone(dialogOf(new RegExp(`^${name}:`)));
  }
  await button("More about this task").click();
  await expectVisible(page.getByRole("menu"));
  await expectAccessible("menu");
});
