import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { HomeBoards, HomeView } from "@/components/home/home-view";
import { HomePage } from "@/components/home/home-page";
import { NoBoardsYet } from "@/components/home/no-boards-yet";
import { homeSearchIn } from "@/components/home/search-params";
import { aLineOfPerson } from "@/components/testing/activity";
import { expectAccessible } from "@/components/testing/axe";
import { aMyTask, aTasksView } from "@/components/testing/my-tasks";
import { newId, photo } from "@/components/testing/records";
import { expectAttribute, expectCount, expectGone, expectText, expectVisible } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

const aCard = (title: string): HomeBoards["recent"][number] => ({
  ...{ id: newId(), title, description: "", isRoadmap: false },
  background: { id: null, is_image: false, image_url: null, color: null },
  ...{ tasks: 4, done: 1, people: [{ id: 1, name: "Nora Example", photo }], peopleCount: 1 },
  ...{ isStarred: false, isArchived: false, folderId: null, canManage: false },
});

const clock = { renderedAt: "2026-11-20T09:00:00Z", timeZone: "UTC", locale: "en-US" };

const aView = (overrides: Partial<HomeView> = {}): HomeView => ({
  totals: { boards: 3, tasks: 1200 },
  tasks: aTasksView([aMyTask("Water")]),
  boards: { recent: [aCard("Garden")], others: [aCard("Cellar")] },
  activity: { lines: [], mentions: [], clock },
  ...overrides,
});

const showHome = (view: HomeView, params: Record<string, string> = {}) =>
  show(<HomePage view={view} search={homeSearchIn(params)} />);

const figure = (name: string) =>
  page.getByRole("list", { name: "Overview" }).getByRole("listitem").filter({ hasText: name });
const region = (name: string) => page.getByRole("region", { name });

test("the figures are those of the lists to which they lead", async () => {
  const tasks = aTasksView([aMyTask("Water")]);
  const counts: Record<string, number> = { overdue: 2, completed: 31 };
  await showHome(
    aView({ tasks: { ...tasks, tabs: tasks.tabs.map((tab) => ({ ...tab, count: counts[tab.name] ?? 0 })) } }),
  );

  for (const [name, count, address] of [
    ["All boards", "3", "/boards"],
    ["All tasks", "1,200", "/boards"],
    ["Overdue", "2", "/my-tasks?tab=overdue"],
    ["Completed tasks", "31", "/my-tasks?tab=completed"],
  ] as const) {
    await expectText(figure(name), count);
    await expectAttribute(figure(name).getByRole("link"), "href", address);
  }
  await expectAttribute(region("My tasks").getByRole("link", { name: "View all" }), "href", "/my-tasks?tab=assigned");
});

test("boards that were opened last come first, each with its progress, members and star", async () => {
  await showHome(aView());

  const recent = page.getByRole("list", { name: "Recently opened" }).getByRole("listitem");
  await expectText(recent, /Garden.*1 of 4 done/);
  await expectVisible(recent.getByRole("img", { name: "Nora Example" }));
  await expectVisible(recent.getByRole("button", { name: "Star “Garden”" }));
  await expectText(page.getByRole("list", { name: "Other boards" }).getByRole("listitem"), /Cellar/);
});

test("activity names its tasks, and its tabs keep the tab of the tasks", async () => {
  const line = { ...aLineOfPerson("Weed"), board: { id: 1, title: "Garden" } };
  await showHome(
    aView({
      activity: {
        lines: [{ ...line, created_by: 2, updated_at: line.created_at }],
        mentions: [],
        clock,
      } as HomeView["activity"],
    }),
    {
      tab: "overdue",
    },
  );

  const activity = region("Recent activity");
  await expectText(activity.getByRole("list", { name: "All" }), /Weed.*Garden.*Max Example created this task/);
  await expectAttribute(activity.getByRole("link", { name: "Mentions" }), "href", "/?tab=overdue&activity=mentions");
  await expectAccessible();
});

test("parts that could not be read say so, and the others are shown", async () => {
  await showHome(aView({ tasks: null, activity: null }), { tab: "overdue" });

  await expectCount(page.getByRole("alert"), 2);
  await expectAttribute(region("My tasks").getByRole("link", { name: "Try again" }), "href", "/?tab=overdue");
  await expectText(figure("Overdue"), "–");
  await expectVisible(page.getByRole("link", { name: "Garden" }));
});

test("a home page without tasks and activity says what belongs there", async () => {
  await showHome(aView({ tasks: aTasksView([], { tab: "due_today" }) }), { activity: "mentions" });

  await expectVisible(page.getByText("Nothing due today"));
  await expectVisible(page.getByText("No mentions yet"));
  await expectAccessible();
});

test("somebody without boards can create one, or sees whom to ask", async () => {
  const { unmount } = await show(<NoBoardsYet mayCreate administrators={[]} />);
  await expectAttribute(page.getByRole("link", { name: "Create board" }), "href", "/boards?new");
  await unmount();

  await show(<NoBoardsYet mayCreate={false} administrators={["Anna Lindqvist"]} />);
  await expectVisible(page.getByText(/Ask Anna Lindqvist to add you/));
  await expectGone(page.getByRole("link", { name: "Create board" }));
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});
