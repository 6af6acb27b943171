import { afterEach, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { chooseFeedOrder } from "@/components/task/feed/feed-preferences";
import { expectAccessible } from "@/components/testing/axe";
import { aTaskWithComments, commentField, expectWritten, replyTo, said } from "@/components/testing/comments";
import { live } from "@/components/testing/live";
import { expectCount, expectFocus, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { openTaskDialog } from "@/components/testing/task";

const firstEntry = () => page.getByRole("feed").getByRole("article").first();

afterEach(async () => {
  // The choice lives as long as the page.
  chooseFeedOrder("newest");
});

test("a link scrolls to a comment many pages away, even when its page arrived just before the first page was reloaded", async () => {
  const { world, task, comments } = aTaskWithComments();
  const old = comments.write(world.max, "The oldest");
  for (let number = 1; number <= 24; number += 1) comments.write(world.max, `Number ${number}.`);
  const feed = `GET ${world.path}/tasks/{task}/comments-and-activities`;
  const sizesAsked = () => server.requests(feed).map(({ query }) => query.get("per_page"));
  const answerFirstPage = server.hold(feed);
  await showTask(world, task, `?comment=${old.id}`);
  await expect.poll(sizesAsked).toContain("20");
  const answerOthers = server.hold(feed);
  answerFirstPage();
  await expect.poll(sizesAsked).toContain("100");
  live.changed({ board: world.board.id, what: ["comments"], commented: [task.id] });
  await expect.poll(() => sizesAsked().at(-1)).toBe("20");

  answerOthers();

  await expectFocus(said("The oldest"));
  await expect.element(said("The oldest")).toBeInViewport();
});

test("a link scrolls to the beginning of a long comment, whose mentions stay highlighted", async () => {
  const { world, task, comments } = aTaskWithComments();
  const linked = comments.write(world.max, `The question for @${world.me.user_login} and @${world.max.user_login}`);
  for (let number = 1; number <= 12; number += 1) comments.write(world.max, `Answer ${number}.`, linked.id);

  await showTask(world, task, `?comment=${linked.id}`);

  const article = said("The question for");
  await expectFocus(article);
  await expect.element(page.getByText("The question for")).toBeInViewport();
  const ground = (of: Locator) => getComputedStyle(of.element()).backgroundColor;
  expect(ground(article.getByRole("link", { name: "Max Example" }).first())).not.toBe(ground(article));
});

test("the order of comments is stored", async () => {
  const { world, task, comments } = aTaskWithComments();
  comments.write(world.max, "The oldest");
  comments.write(world.max, "The newest");
  const screen = await showTask(world, task);
  await expectText(firstEntry(), "The newest");
  await page.getByRole("button", { name: "Newest first" }).click();
  await expectText(firstEntry(), "The oldest");
  await screen.unmount();
  await openTaskDialog(world);

  await expectText(firstEntry(), "The oldest");
  expect(localStorage.getItem("boards order of comments")).toBe("oldest");
});

test("a viewer reads comments and can only copy links to them", async () => {
  const { world, task, comments } = aTaskWithComments({ role: "Viewer" });
  comments.write(world.max, "Which van?");
  await showTask(world, task);

  await expectVisible(said("Which van?"));
  await expectGone(commentField());
  await expectGone(replyTo("Which van?"));
  await said("Which van?")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await expectText(page.getByRole("menuitem"), /^Copy link$/);
});

test("comments of others appear live and do not disturb somebody who writes", async () => {
  const { world, comments } = aTaskWithComments();
  await openTaskDialog(world);
  await commentField().click();
  await press("Half a sen");

  const first = comments.say(world.max, "Which van?");
  await expectVisible(said("Which van?"));
  await expectText(
    page.getByRole("status").filter({ hasText: "Which van?" }),
    "New comment by Max Example: Which van?",
  );
  comments.say(world.max, "The blue one", first.id);
  await expectCount(said("The blue one"), 2);
  await expect.element(page.getByText("Comments: 1")).toBeInTheDocument();
  await expectFocus(commentField());
  await press("tence");
  await expectWritten(commentField(), "Half a sentence");

  world.remove(world.task("Rent a van").id);
  await expectVisible(page.getByText("This task was deleted"));
  await expectVisible(page.getByText("Half a sentence"));
  await page.getByRole("button", { name: "Discard" }).click();
});

test("new comments are counted for somebody who has scrolled down, and a click scrolls to them", async () => {
  const { world, task, comments } = aTaskWithComments();
  for (let number = 1; number <= 12; number += 1) comments.write(world.max, `Number ${number}.\n\n\n`);
  await showTask(world, task);
  await expectVisible(said("Number 12."));
  said("Number 2.").element().scrollIntoView();
  await expect.element(said("Number 12.")).not.toBeInViewport();
  const before = said("Number 2.").element().getBoundingClientRect().top;

  comments.say(world.max, "News");
  comments.say(world.max, "More news");

  const button = page.getByRole("button", { name: "2 new comments" });
  await expect.element(button).toBeInViewport();
  expect(said("Number 2.").element().getBoundingClientRect().top).toBe(before);
  await button.click();
  await expectText(firstEntry(), "More news");
  await expect.element(said("News").last()).toBeInViewport();
  await expectGone(button);
});

test("comments, an open reply and the suggestions are accessible", async () => {
  const { world, task, comments } = aTaskWithComments();
  const first = comments.write(world.max, `@${world.me.user_login} look at www.example.com`);
  comments.write(world.me, "A reply", first.id);
  await showTask(world, task);
  await replyTo("look at").first().click();
  await commentField().click();
  await press("@");
  await expectVisible(page.getByRole("listbox", { name: "Suggestions" }));

  await expectAccessible();
  await commentField().fill("");
});

test("properties come before the comments on a phone", async () => {
  const { world, task } = aTaskWithComments();
  await page.viewport(390, 844);
  await showTask(world, task);
  const topOf = (part: Locator) => part.element().getBoundingClientRect().top;

  await expectVisible(commentField());
  expect(topOf(page.getByRole("region", { name: "Properties" }))).toBeLessThan(
    topOf(page.getByRole("region", { name: "Activity" })),
  );
});
