import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chooseFeedType } from "@/components/task/feed/feed-preferences";
import { aTaskLine, pageOf } from "@/components/testing/activity";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { aComment } from "@/components/testing/records";
import {
  button,
  expectAttribute,
  expectCount,
  expectFocus,
  expectGone,
  expectVisible,
} from "@/components/testing/screen";
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
  await expectVisible(articlesWith("created this task"));
  await expectGone(articlesWith("Look here"));
  await shown.unmount();

  await showTask(world, task);
  history.replaceState(null, "", `${location.pathname}?comment=${state.entries[0]?.id}`);

  await expectFocus(articlesWith("Look here"));
  await tab("Activity").click();
  await expectVisible(articlesWith("created this task"));
  await expectGone(articlesWith("Look here"));
});

test("changes above the reader do not move the feed, and are shown when they return", async () => {
  const { world, task, state } = aTaskWith((max) =>
    Array.from({ length: 12 }, (_, at) => aComment(max, `Number ${12 - at}.${"<br>".repeat(4)}`)),
  );
  await showTask(world, task);
  await expectVisible(articlesWith("Number 12."));
  articlesWith("Number 2.").element().scrollIntoView();
  await expect.element(articlesWith("Number 12.")).not.toBeInViewport();
  const before = articlesWith("Number 2.").element().getBoundingClientRect().top;

  state.entries = [
    aTaskLine("changed", "priority", { old_value: "low", new_value: "high" }),
    aComment(world.max, "Number 13."),
    ...state.entries,
  ];
  live.changed({ board: world.board.id, what: ["tasks", "comments"], commented: [task.id] });
  await expectVisible(button("1 new comment"));

  expect(articlesWith("Number 2.").element().getBoundingClientRect().top).toBe(before);
  await expectGone(articlesWith("changed the priority"));
  articlesWith("Number 12.").element().scrollIntoView();
  await expectVisible(articlesWith("changed the priority from low to high"));
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

  await expectCount(articles, 20);
  articles.nth(19).element().scrollIntoView();

  await expectCount(articles, 31);
  await expectVisible(articlesWith("created this task"));
});

const changed = (to: string, created_at = "2026-11-20 08:00:00") =>
  aTaskLine("changed", "priority", { old_value: "low", new_value: to, created_at });
const fold = (count: number) => page.getByRole("button", { name: `Max Example made ${count} changes`, exact: true });

test("consecutive changes by one person are folded into one line, which expands in place and stays open when more join it", async () => {
  const { world, task, state } = aTaskWith((max) => [
    changed("high"),
    changed("urgent"),
    aComment(max, "Why?"),
    changed("medium"),
    aTaskLine("created", "task"),
  ]);
  await showTask(world, task);
  await expectAttribute(fold(2), "aria-expanded", "false");
  await expectGone(articlesWith("from low to urgent"));
  await expectVisible(articlesWith("from low to medium"));
  await expectVisible(articlesWith("created this task"));

  await fold(2).click();
  await expectAttribute(fold(2), "aria-expanded", "true");
  await expectVisible(articlesWith("from low to urgent").last());
  state.entries = [changed("low"), ...state.entries];
  live.changed({ board: world.board.id, what: ["tasks", "comments"], commented: [task.id] });
  await expectAttribute(fold(3), "aria-expanded", "true");
  await fold(3).click();

  await expectGone(articlesWith("from low to urgent"));
  await expectAccessible();
});

test("only comments are shown at first; without any, the number of changes is shown", async () => {
  chooseFeedType("comments");
  const { world, task, state } = aTaskWith((max) => [
    aComment(max, "Why?"),
    changed("high"),
    aTaskLine("created", "task"),
  ]);
  const shown = await showTask(world, task);
  await expectAttribute(tab("Comments"), "aria-selected", "true");
  await expectVisible(articlesWith("Why?"));
  await expectGone(articlesWith("created this task"));
  await shown.unmount();

  state.entries = state.entries.slice(1);
  await showTask(world, task);
  await expectVisible(page.getByText("No comments yet"));
  await button("Show 2 changes").click();

  await expectVisible(articlesWith("created this task"));
  await expectAttribute(tab("All"), "aria-selected", "true");
  await expectFocus(page.getByRole("heading", { name: "Activity" }));
});
