import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aRoadmapOnServer } from "@/components/testing/roadmap";
import {
  button,
  dialogOf,
  expectAttribute,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { openTaskDialog, tools } from "@/components/testing/task";

const facts = () => page.getByRole("region", { name: "Idea" });
const answer = () => page.getByRole("region", { name: "Official answer" });
const writing = () => textbox("Official answer", answer());

type Options = Parameters<typeof aRoadmapOnServer>[0] & { isOfGuest?: boolean };

async function openIdea({ isOfGuest = false, ...options }: Options = {}) {
  const roadmap = aRoadmapOnServer(options);
  const { world, task } = roadmap;
  const author = { name: "Gina Guest" };
  if (isOfGuest) world.change(task.id, { created_by: null, settings: { ...task.settings, author } });
  await openTaskDialog(roadmap.world, "Dark mode");
  await expectVisible(facts());
  return roadmap;
}

async function write(text: string) {
  await expectVisible(tools());
  await writing().click();
  await userEvent.keyboard(text);
}

test("an idea shows votes, author, source, followers and its address", async () => {
  await openIdea({ view: { merged: [{ id: 5, title: "Night mode" }] } });

  await expectText(facts(), /Votes12AuthorGina Guestgina@guests\.exampleSourcePublic pageFollowers3/);
  await expectAttribute(
    page.getByRole("link", { name: "View on roadmap" }),
    "href",
    "/roadmap/plans/ideas/1-dark-mode",
  );
  await expectVisible(facts().getByRole("link", { name: "Night mode" }));
  await expectAccessible();
});

test("an answer is published on request, and what is typed survives the dialog", async () => {
  const { own, task } = await openIdea();
  await button("Answer this idea…").click();
  await write("Coming soon");
  await button("Close", dialogOf("Dark mode")).first().click();
  await openTaskDialogAgain();
  await expectText(writing(), "Coming soon");
  expect(server.requests(`PUT ${own}/ideas/{task}/answer`)).toEqual([]);

  await button("Publish answer").click();

  await expectVisible(button("Edit answer"));
  await expectText(answer(), /Coming soon/);
  await expectFocus(button("Edit answer"));
  expect(server.bodies(`PUT ${own}/ideas/${task.id}/answer`)).toEqual([
    { answer: "<p>Coming soon</p>", expected_value: null },
  ]);
});

const openTaskDialogAgain = () => page.getByRole("article").getByRole("link", { name: "Dark mode" }).click();

test("a failure keeps the text; someone else's answer is only replaced on request", async () => {
  const { own } = await openIdea();
  const path = `PUT ${own}/ideas/{task}/answer`;
  server.answer(path, () =>
    Response.json(
      { code: "rest_conflict", message: "x", data: { status: 409, current: "<p>Theirs</p>" } },
      { status: 409 },
    ),
  );
  await button("Answer this idea…").click();
  await write("Mine");
  await button("Publish answer").click();
  await expectVisible(page.getByText("Someone else has changed the answer. Save again to replace it."));
  await expectText(writing(), "Mine");
  await button("Publish answer").click();

  expect(server.bodies(path)).toEqual([
    { answer: "<p>Mine</p>", expected_value: null },
    { answer: "<p>Mine</p>", expected_value: "<p>Theirs</p>" },
  ]);
});

test("an answer is removed after a question", async () => {
  const html = { html: "<p>Soon</p>", answered_at: "2026-11-20T08:00:00+00:00", answered_by: null };
  await openIdea({ view: { answer: html } });

  await button("Remove answer").click();
  await button("Remove answer", dialogOf("Remove the answer?")).click();

  await expectVisible(button("Answer this idea…"));
});

test("a viewer reads the answer, and gets no form", async () => {
  await openIdea({ role: "Viewer" });

  await expectGone(answer());
  await expectGone(button("Answer this idea…"));
});

test("an idea is merged into the one that was found, after a look at what moves", async () => {
  const { world, own, task } = await openIdea();
  const found = { id: 77, title: "Night mode", stage: { title: "Planned" } };
  server.answer("GET /boards/v2/global-search", () => ({ tasks: { data: [found] } }));
  server.answer(`GET ${own}/ideas/{task}/merge`, () => ({
    moves: { votes: 4, doubles: 1, comments: 0, followers: 2 },
  }));
  server.refuse(`POST ${own}/ideas/{task}/merge`, 400, "The other idea is archived.");
  await button("Task actions").click();
  await page.getByRole("menuitem", { name: "Merge into another idea…" }).click();
  const dialog = dialogOf("Merge into another idea");
  await dialog.getByRole("combobox").fill("night");
  await expectVisible(dialog.getByRole("option", { name: /Night mode/ }));
  await press("{Enter}");

  await expectText(dialog.getByRole("status").first(), /4 votes move.*1 person has voted for both.*2 followers move/);
  await expectAccessible();
  await button("Merge ideas", dialog).click();
  await expectVisible(dialog.getByRole("alert"));

  server.answer(`POST ${own}/ideas/{task}/merge`, () => ({ message: "" }));
  await button("Merge ideas", dialog).click();
  await expectGone(dialog);
  await expectVisible(page.getByText("Merged into “Night mode”"));
  expect(server.bodies(`POST ${own}/ideas/${task.id}/merge`)).toEqual([{ into: 77 }, { into: 77 }]);
  expect(world.board.type).toBe("roadmap");
});

test("a manager blocks the guest of an idea; a failure stays in the dialog, and members are not offered it", async () => {
  const { own, task } = await openIdea({ isOfGuest: true });
  const path = `POST ${own}/blocked-guests`;
  const restore = server.refuse(path);
  await button("Task actions").click();
  await page.getByRole("menuitem", { name: "Block guest…" }).click();
  const dialog = dialogOf("Block this guest?");
  await button("Block guest", dialog).click();
  await expectVisible(dialog.getByRole("alert"));
  restore();
  server.answer(path, () => ({ removed: { ideas: 0, comments: 0, votes: 0 } }));
  await button("Block guest", dialog).click();

  await expectVisible(page.getByText("Guest blocked", { exact: true }));
  expect(server.bodies(path).at(-1)).toEqual({ task_id: task.id, blocks_network: false, removes_content: false });
});

test("only managers can block the guest of an idea", async () => {
  await openIdea({ isOfGuest: true, role: "Member" });

  await button("Task actions").click();
  await expectVisible(page.getByRole("menuitem", { name: "Merge into another idea…" }));
  await expectGone(page.getByRole("menuitem", { name: "Block guest…" }));
});
