import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aTaskWithComments, said } from "@/components/testing/comments";
import { live } from "@/components/testing/live";
import { button, expectAttribute, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";
import { messages } from "@/components/testing/on-board";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import type { ReactionJson } from "@/lib/reactions/present";

const pill = (within: Locator, name: RegExp) => button(name, within);
const picker = () => page.getByRole("dialog", { name: "Add a reaction" });

/** A comment whose reactions the fake server stores. */
function aCommentWithReactions(given: Parameters<typeof aTaskWithComments>[0] = {}, names: string[] = []) {
  const { world, task, comments } = aTaskWithComments(given);
  const { id } = comments.write(world.max, "Which van?");
  let reactions: ReactionJson[] = names.length
    ? [{ comment_id: id, emoji: "👍", count: names.length, is_mine: false, names }]
    : [];
  const base = `/boards-app/v1/boards/${world.board.id}`;
  const path = `${base}/comments/{comment}/reactions`;
  server.answer(`GET ${base}/tasks/{task}/reactions`, () => ({ reactions }));
  server.answer(`PUT ${path}`, ({ body }) => {
    const others = reactions.filter(({ emoji }) => emoji !== body.emoji);
    const before = reactions.find(({ emoji }) => emoji === body.emoji)?.names ?? [];
    const all = [...before, world.me.display_name];
    reactions = [...others, { comment_id: id, emoji: body.emoji, count: all.length, is_mine: true, names: all }];
    return { message: "Done", reactions };
  });
  server.answer(`DELETE ${path}`, () => {
    reactions = [];
    return { message: "Done", reactions };
  });
  return {
    world,
    task,
    path,
    set(all: ReactionJson[]) {
      reactions = all;
      live.changed({ board: world.board.id, what: ["comments"], commented: [task.id] });
    },
    id,
  };
}

test("an emoji is added at once, is marked as one's own, and goes with a second press", async () => {
  const { world, task, path } = aCommentWithReactions({}, ["Max Example"]);
  await showTask(world, task);
  const comment = said("Which van?");
  await expectAttribute(pill(comment, /^👍, 1 person$/), "aria-pressed", "false");

  await pill(comment, /^👍/).click();
  await expectAttribute(pill(comment, /^👍, 2 people$/), "aria-pressed", "true");
  await expect.poll(() => server.bodies(`PUT ${path}`)).toEqual([{ emoji: "👍" }]);
  await button("Reply", comment).hover();
  await pill(comment, /^👍/).hover();
  await expectVisible(page.getByText("Max Example and Nora Example reacted with 👍"));
  await pill(comment, /^👍/).click();

  await expectGone(pill(comment, /^👍/));
  expect(server.bodies(`DELETE ${path}`)).toEqual([{ emoji: "👍" }]);
});

test("the picker finds emoji by their names, by keys alone, and gives the focus back", async () => {
  const { world, task, path } = aCommentWithReactions();
  await showTask(world, task);
  button("Add a reaction").element().focus();
  await press("{Enter}");
  await expectFocus(page.getByRole("searchbox", { name: "Search emoji" }));
  await expectVisible(picker().getByRole("group", { name: "Often used" }).getByRole("button", { name: "heart" }));
  await expectAccessible();

  await press("nothing like it");
  await expectVisible(picker().getByText("No emoji found"));
  await press("{Control>}a{/Control}launch{Enter}");

  await expectGone(picker());
  await expectVisible(pill(said("Which van?"), /^🚀, 1 person$/));
  await expectFocus(button("Add a reaction"));
  await expect.poll(() => server.bodies(`PUT ${path}`)).toEqual([{ emoji: "🚀" }]);
});

test("arrow keys move between the emoji", async () => {
  const { world, task } = aCommentWithReactions();
  await showTask(world, task);
  await button("Add a reaction").click();
  await expectFocus(page.getByRole("searchbox", { name: "Search emoji" }));

  await press("{Tab}{ArrowRight}{ArrowDown}");
  await expectFocus(picker().getByRole("group", { name: "All emoji" }).getByRole("button").nth(7));
  await press("{ArrowLeft}{ArrowUp}");

  await expectFocus(picker().getByRole("group", { name: "All emoji" }).getByRole("button").first());
});

test("reactions of others arrive live, and viewers see them without being able to react", async () => {
  const { world, task, set, id } = aCommentWithReactions({ role: "Viewer" });
  await showTask(world, task);
  await expectVisible(said("Which van?"));

  set([{ comment_id: id, emoji: "🎉", count: 30, is_mine: false, names: ["Max Example", "Vera Example"] }]);

  const seen = said("Which van?").getByRole("img", { name: "🎉, 30 people: Max Example, Vera Example, and 28 others" });
  await expectVisible(seen);
  await expectGone(button("Add a reaction"));
  await expectAccessible();
});

test("a refused reaction is taken back and says why", async () => {
  const { world, task, path } = aCommentWithReactions({}, ["Max Example"]);
  server.refuse(`PUT ${path}`, 400, "A comment can have up to 20 emoji.");
  await showTask(world, task);

  await pill(said("Which van?"), /^👍/).click();

  await expectVisible(messages().getByText("A comment can have up to 20 emoji."));
  await expectAttribute(pill(said("Which van?"), /^👍, 1 person$/), "aria-pressed", "false");
});
