import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { expectNoMenu, item, linkOf, menuOf, openBoard } from "@/components/testing/on-board";
import { aLabel } from "@/components/testing/records";

const property = (name: string) =>
  page.getByRole("region", { name: "Properties" }).getByRole("button", { name: new RegExp(`^${name}:`) });
const labels = ["قيد الانتظار", "A label with a rather long name", "Design"].map((title) => aLabel(title));
const closed = () => expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

test("menus of a board, its stages and cards break no rule of access", async () => {
  await openBoard(
    aBoardOnServer({
      role: "Admin",
      tasks: { "To do": [{ title: "Water", priority: "high", due_at: "2020-01-01 00:00:00" }] },
    }),
  );

  for (const name of ["this board", "To do", "Water"]) {
    await menuOf(name).click();
    await expect.element(page.getByRole("menu")).toBeVisible();
    expect(await seriousProblems(), name).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expectNoMenu();
  }
  await menuOf("To do").click();
  await item("Colour").click();
  await expect.poll(() => page.getByRole("menu").elements()).toHaveLength(2);
  expect(await seriousProblems(), "colours").toEqual([]);
});

test("the field for a new task with its suggestions breaks no rule of access", async () => {
  await openBoard(aBoardOnServer({ board: { labels } }));
  await page.getByRole("button", { name: "Add a task to To do" }).click();
  await userEvent.keyboard("Ask @Max Example tomorrow #");
  await expect.element(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();

  expect(await seriousProblems()).toEqual([]);
});

test("the page in place of a board to which access has ended breaks no rule of access", async () => {
  const world = aBoardOnServer();
  await openBoard(world);
  live.ended(world.board.id);
  await expect.element(page.getByRole("heading", { name: "You no longer have access to this board" })).toBeVisible();

  expect(await seriousProblems()).toEqual([]);
});

test("the focus goes back from a picker to its property, and from a task to its card", async () => {
  await openBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Dig"] } }));
  await linkOf("Dig").click();
  await expect.element(property("Priority")).toBeVisible();

  await userEvent.keyboard("p");
  await expect.element(page.getByRole("combobox", { name: "Priorities" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(property("Priority")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(linkOf("Dig")).toHaveFocus();
  await closed();

  await userEvent.keyboard("a");
  await expect.element(page.getByRole("combobox", { name: "People" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(property("Assignees")).toHaveFocus();

  await page.getByRole("button", { name: "Add a description" }).click();
  await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveFocus();
  await userEvent.keyboard("Deep{Escape}");
  await expect.element(page.getByRole("button", { name: "Edit description" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(linkOf("Dig")).toHaveFocus();
});

test("the focus stays at a description that was written, also where frames are slow", async () => {
  await openBoard(aBoardOnServer({ stages: ["To do"], tasks: { "To do": ["Dig"] } }));
  await linkOf("Dig").click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveFocus();
  let frames = 0;
  const draw = requestAnimationFrame;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    frames += 1;
    return draw(() => draw(() => draw(callback)));
  });

  await userEvent.keyboard("Deep{Escape}");

  await expect.element(page.getByRole("button", { name: "Edit description" })).toHaveFocus();
  await expect.poll(() => frames).toBeGreaterThan(0);
  await new Promise((resolve) => draw(() => draw(() => draw(() => draw(resolve)))));
  await expect.element(page.getByRole("button", { name: "Edit description" })).toHaveFocus();
});

test("the members, opened by their address, give the focus to the board when they are closed", async () => {
  const world = aBoardOnServer();
  await openBoard(world);
  history.replaceState(null, "", `/boards/${world.board.id}/members`);
  const dialog = page.getByRole("dialog", { name: "Members" });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);

  await userEvent.keyboard("{Escape}");

  await expect.element(dialog).not.toBeInTheDocument();
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
  await expect.element(page.getByText(/a line of code/)).toBeVisible();
  expect(await seriousProblems(), "task").toEqual([]);

  for (const name of ["Start", "Priority"]) {
    await property(name).click();
    await expect.element(page.getByRole("dialog", { name: new RegExp(`^${name}:`) })).toBeVisible();
    expect(await seriousProblems(), name).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: new RegExp(`^${name}:`) })).not.toBeInTheDocument();
  }
  await page.getByRole("button", { name: "More about this task" }).click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  expect(await seriousProblems(), "menu").toEqual([]);
});
