import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MyTasks } from "@/components/my-tasks/my-tasks";
import type { MyTasksView, MyTaskView } from "@/components/my-tasks/view-model";
import { expectAccessible } from "@/components/testing/axe";
import { aMyTask, aTasksView } from "@/components/testing/my-tasks";
import { refreshes } from "@/components/testing/next/navigation";
import { messages } from "@/components/testing/on-board";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  checkbox,
  dialogOf,
  expectAttribute,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textsOf,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const SEARCH = { tab: null, boardIds: [], order: null, pages: 1 };
const place = { path: "/my-tasks" };

const showTasks = (view: MyTasksView, layout?: "cards" | "table") =>
  show(
    <>
      <h1>My tasks</h1>
      <MyTasks view={view} place={place} search={SEARCH} layout={layout} />
    </>,
  );

const tabs = () => page.getByRole("navigation", { name: "Filter my tasks" }).getByRole("link");
const doneOf = (title: string) => button(`“${title}” is done`);
const CONFIG = "POST /boards/v2/tasks/task-tabs/config";

/** The server's list, which loses the tasks that are done. */
function showLiveTasks(titles: string[]) {
  const tasks = new Map(titles.map((title) => [title, aMyTask(title)]));
  const done = new Set<number>();
  server.answer("PUT /boards/v2/projects/1/tasks/{task}", ({ params, body }) => {
    if (body.value === "closed") done.add(Number(params.task));
    else done.delete(Number(params.task));
  });
  const open = (): MyTaskView[] => [...tasks.values()].filter(({ id }) => !done.has(id));
  return show(
    <Refreshed read={() => aTasksView(open())}>
      {(view) => <MyTasks view={view} place={place} search={SEARCH} />}
    </Refreshed>,
  );
}

test("a task that is done leaves the list, the next one gets the focus, and it comes back by Undo", async () => {
  await showLiveTasks(["Water", "Weed"]);

  await doneOf("Water").click();

  await expectGone(page.getByRole("link", { name: "Water" }));
  await expectFocus(doneOf("Weed"));
  expect(server.bodies("PUT /boards/v2/projects/1/tasks/{task}")).toEqual([{ property: "status", value: "closed" }]);
  await button("Undo").click();
  await expectVisible(page.getByRole("link", { name: "Water" }));
});

test("a task stays open when the server refuses, and the reason is shown", async () => {
  server.refuse(
    "PUT /boards/v2/projects/1/tasks/{task}",
    403,
    "Sorry, you are not allowed to do that.",
    "rest_forbidden",
  );
  await showTasks(aTasksView([aMyTask("Water")]));

  await doneOf("Water").click();

  await expectVisible(messages().getByText("Sorry, you are not allowed to do that."));
  await expectAttribute(doneOf("Water"), "aria-pressed", "false");
});

test("viewers of a board see whether its task is done, and cannot change it", async () => {
  await showTasks(aTasksView([aMyTask("Water", { canFinish: false, isDone: true })]));

  await expectVisible(page.getByRole("img", { name: "Done" }));
  await expectGone(doneOf("Water"));
});

test("four tabs are shown with their counts, the others are in a menu, and the selected one is always a tab", async () => {
  await showTasks(aTasksView([aMyTask("Water")], { tab: "completed" }));

  await expect.poll(() => textsOf(tabs())).toEqual(["Today0", "Assigned1", "Upcoming0", "Overdue0", "Completed0"]);
  await expectAttribute(tabs().last(), "aria-current", "page");
  await button("More tabs").click();
  await expectAttribute(page.getByRole("menuitem", { name: "Others (0)" }), "href", "/my-tasks?tab=others");
  await expectAttribute(page.getByRole("menuitem", { name: "Mentioned (0)" }), "href", "/my-tasks?tab=mentioned");
});

test("hidden tabs are not shown", async () => {
  const view = aTasksView([]);
  await showTasks({ ...view, tabs: view.tabs.map((tab) => ({ ...tab, isVisible: tab.name === "assigned" })) });

  await expect.poll(() => textsOf(tabs())).toEqual(["Assigned0"]);
  await expectGone(button("More tabs"));
});

test("the order is chosen by column, urgent tasks first, and can be reversed", async () => {
  await showTasks(aTasksView([aMyTask("Water"), aMyTask("Weed")]));

  await button("Sort tasks").click();
  await expectAttribute(page.getByRole("menuitemradio", { name: "Due date" }), "aria-checked", "true");
  await page.getByRole("menuitemradio", { name: "Priority" }).click();
  expect(location.pathname + location.search).toBe("/my-tasks?tab=assigned&sort=priority");
  await page.getByRole("menuitemradio", { name: "Descending" }).click();
  expect(location.search).toBe("?tab=assigned&sort=due&order=desc");
});

test("tabs are hidden and reordered by the keyboard, and saved together", async () => {
  server.answer(CONFIG, () => ({}));
  await showTasks(aTasksView([]));
  const before = refreshes;

  await button("Configure tabs").click();
  const dialog = dialogOf("Configure tabs");
  await checkbox("Others", dialog).click();
  button("Move “Overdue”", dialog).element().focus();
  await press("{ArrowUp}");
  await expectText(dialog.getByRole("status"), "“Overdue” moved to position 3 of 7");
  await expectFocus(button("Move “Overdue”", dialog));
  await expectAccessible();
  await button("Save", dialog).click();

  await expectGone(dialog);
  expect(refreshes).toBe(before + 1);
  const [{ tabs: saved }] = server.bodies(CONFIG);
  expect(saved.map(({ name }: { name: string }) => name).slice(1, 4)).toEqual(["assigned", "overdue", "upcoming"]);
  expect(saved.at(-1)).toEqual({ name: "others", label: "others", visible: "false", order: 7 });
});

test("at least one tab must be visible, and a refusal keeps the dialog open", async () => {
  server.refuse(CONFIG, 500, "no");
  await showTasks(aTasksView([]));

  await button("Configure tabs").click();
  const dialog = dialogOf("Configure tabs");
  for (const box of dialog.getByRole("checkbox").all()) await box.click();
  await button("Save", dialog).click();
  await expectVisible(dialog.getByText("Choose at least one tab."));
  expect(server.requests(CONFIG)).toEqual([]);

  await checkbox("Today", dialog).click();
  await expectGone(dialog.getByRole("alert"));
  await button("Save", dialog).click();
  await expectVisible(dialog.getByRole("alert"));
});

test("an empty tab says so and leads on", async () => {
  const view = aTasksView([], { tab: "overdue" });
  await showTasks({ ...view, tabs: view.tabs.map((tab) => ({ ...tab, count: tab.name === "assigned" ? 3 : 0 })) });

  await expectVisible(page.getByText("Nothing overdue"));
  await expectAttribute(page.getByRole("link", { name: "Show assigned tasks" }), "href", "/my-tasks?tab=assigned");
});

test.each([undefined, "cards", "table"] as const)(
  "the facts of tasks are shown in every layout without accessibility violations: %s",
  async (layout) => {
    const due = { words: "Yesterday", day: "Yesterday", whole: "Monday", state: "overdue" as const, at: "2026-11-20" };
    const facts = { priority: "urgent", subtasks: { done: 1, total: 3 }, due };
    await showTasks(aTasksView([aMyTask("Water", facts), aMyTask("خطة", { isDone: true })]), layout);

    const list = page.getByRole(layout === "table" ? "table" : "list", { name: layout === "table" ? "" : "Tasks" });
    await expectText(list.last(), /Water/);
    for (const text of ["1/3", "Yesterday", "Garden"]) await expectVisible(page.getByText(text).first());
    await expectAccessible();
  },
);
