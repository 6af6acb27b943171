import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseFeedType } from "@/components/task/feed/feed-preferences";
import { aTaskLine, pageOf } from "@/components/testing/activity";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { aComment } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { isComment } from "@/components/board-store/edits/feed-edits";
import type { FeedEntryJson } from "@/lib/activity/present";

const articlesWith = (words: string) => page.getByRole("feed").getByRole("article").filter({ hasText: words });
const tab = (name: string) => page.getByRole("tab", { name });

beforeEach(() => chooseFeedType("all"));

function aTaskWith(make: (max: ReturnType<typeof aBoardOnServer>["max"]) => FeedEntryJson[]) {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  const state = { entries: make(world.max) };
  server.answer(`GET ${world.path}/tasks/{task}/comments-and-activities`, ({ query }) => {
    const type = query.get("feed_type");
    const ofType = state.entries.filter((entry) => type === "all" || isComment(entry) === (type === "comments"));
    return { comments_and_activities: { data: pageOf(ofType, query), total: ofType.length } };
  });
  return { world, state, task: world.task("Van") };
}

test("a link to a comment shows it, regardless of the tab that was open last", async () => {
  const { world, task, state } = aTaskWith((max) => [aComment(max, "Look here"), aTaskLine("created", "task")]);
  chooseFeedType("activities");
  const shown = await showTask(world, task);
  await expect.element(articlesWith("created this task")).toBeVisible();
  await expect.element(articlesWith("Look here")).not.toBeInTheDocument();
  await shown.unmount();

  await showTask(world, task);
  history.replaceState(null, "", `${location.pathname}?comment=${state.entries[0]?.id}`);

  await expect.element(articlesWith("Look here")).toHaveFocus();
  await tab("Activity").click();
  await expect.element(articlesWith("created this task")).toBeVisible();
  await expect.element(articlesWith("Look here")).not.toBeInTheDocument();
});

test("changes above the reader do not move the feed, and are shown when they return", async () => {
  const { world, task, state } = aTaskWith((max) =>
    Array.from({ length: 12 }, (_, at) => aComment(max, `Number ${12 - at}.${"<br>".repeat(4)}`)),
  );
  await showTask(world, task);
  await expect.element(articlesWith("Number 12.")).toBeVisible();
  articlesWith("Number 2.").element().scrollIntoView();
  const before = articlesWith("Number 2.").element().getBoundingClientRect().top;

  state.entries = [
    aTaskLine("changed", "priority", { old_value: "low", new_value: "high" }),
    aComment(world.max, "Number 13."),
    ...state.entries,
  ];
  live.changed({ board: world.board.id, what: ["tasks", "comments"], commented: [task.id] });
  await expect.element(page.getByRole("button", { name: "1 new comment" })).toBeVisible();

  expect(articlesWith("Number 2.").element().getBoundingClientRect().top).toBe(before);
  await expect.element(articlesWith("changed the priority")).not.toBeInTheDocument();
  articlesWith("Number 12.").element().scrollIntoView();
  await expect.element(articlesWith("changed the priority from low to high")).toBeVisible();
});

test("a long history loads more on scroll", async () => {
  const lines = Array.from({ length: 30 }, (_, day) =>
    aTaskLine("changed", "priority", {
      old_value: "low",
      new_value: "high",
      created_at: `2026-10-${String(30 - day).padStart(2, "0")} 08:00:00`,
    }),
  );
  const { world, task } = aTaskWith(() => [...lines, aTaskLine("created", "task")]);
  await showTask(world, task);
  await tab("Activity").click();
  const articles = page.getByRole("feed").getByRole("article");

  await expect.poll(() => articles.elements().length).toBe(20);
  articles.nth(19).element().scrollIntoView();

  await expect.poll(() => articles.elements().length).toBe(31);
  await expect.element(articlesWith("created this task")).toBeVisible();
});

const changed = (to: string, created_at = "2026-11-20 08:00:00") =>
  aTaskLine("changed", "priority", { old_value: "low", new_value: to, created_at });
const fold = (count: number) => page.getByRole("button", { name: `Max Example changed ${count} things`, exact: true });

test("consecutive changes by one person are folded into one line, which expands in place and stays open when more join it", async () => {
  const { world, task, state } = aTaskWith((max) => [
    changed("high"),
    changed("urgent"),
    aComment(max, "Why?"),
    changed("medium"),
    aTaskLine("created", "task"),
  ]);
  await showTask(world, task);
  await expect.element(fold(2)).toHaveAttribute("aria-expanded", "false");
  await expect.element(articlesWith("from low to urgent")).not.toBeInTheDocument();
  await expect.element(articlesWith("from low to medium")).toBeVisible();
  await expect.element(articlesWith("created this task")).toBeVisible();

  await fold(2).click();
  await expect.element(fold(2)).toHaveAttribute("aria-expanded", "true");
  await expect.element(articlesWith("from low to urgent").last()).toBeVisible();
  state.entries = [changed("low"), ...state.entries];
  live.changed({ board: world.board.id, what: ["tasks", "comments"], commented: [task.id] });
  await expect.element(fold(3)).toHaveAttribute("aria-expanded", "true");
  await fold(3).click();

  await expect.element(articlesWith("from low to urgent")).not.toBeInTheDocument();
  expect(await seriousProblems()).toEqual([]);
});

test("only comments are shown at first; without any, the number of changes is shown", async () => {
  chooseFeedType("comments");
  const { world, task, state } = aTaskWith((max) => [
    aComment(max, "Why?"),
    changed("high"),
    aTaskLine("created", "task"),
  ]);
  const shown = await showTask(world, task);
  await expect.element(tab("Comments")).toHaveAttribute("aria-selected", "true");
  await expect.element(articlesWith("Why?")).toBeVisible();
  await expect.element(articlesWith("created this task")).not.toBeInTheDocument();
  await shown.unmount();

  state.entries = state.entries.slice(1);
  await showTask(world, task);
  await expect.element(page.getByText("No comments yet, and 2 changes are hidden.")).toBeVisible();
  await page.getByRole("button", { name: "Show the changes" }).click();

  await expect.element(articlesWith("created this task")).toBeVisible();
  await expect.element(tab("All")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("heading", { name: "Activity" })).toHaveFocus();
});
