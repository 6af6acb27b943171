import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  act,
  aTaskWithComments,
  commentField,
  expectWritten,
  replyTo,
  said,
  send,
} from "@/components/testing/comments";
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
import { item, messages } from "@/components/testing/on-board";
import { allModules } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { draftKey, readDraft } from "@/components/text/saving/drafts";
import { cardOf, closeTaskDialog, openTaskDialog } from "@/components/testing/task";

const replyField = () => textbox("Reply to Max Example");
const replyButton = () => button(/^Reply$/);
const isSent = (words: string) => expectVisible(button(/^Reply$/, said(words).last()));

test("drafts of a comment and a reply survive closing the dialog, and are discarded only after a confirmation", async () => {
  const { world, comments } = aTaskWithComments();
  comments.write(world.max, "Which van?");
  await openTaskDialog(world);
  await commentField().fill("Half a sen");
  await replyTo("Which van?").click();
  await replyField().fill("The blu");

  await closeTaskDialog();
  await cardOf("Rent a van").click();
  await expectWritten(commentField(), "Half a sen");
  await expectWritten(replyField(), "The blu");
  replyField().element().focus();
  await press("{Escape}");
  await button("Discard draft", dialogOf("Discard this draft?")).click();

  await expectGone(replyField());
  await commentField().fill("");
});

test("a reply to a reply begins with a mention, and closes without a confirmation while nothing is written", async () => {
  const { world, task, comments } = aTaskWithComments();
  const first = comments.write(world.max, "Which van?");
  comments.write(world.max, "The blue one?", first.id);
  await showTask(world, task);

  await replyTo("The blue one?").last().click();
  await expectWritten(replyField(), `@${world.max.user_login} `);
  await expectFocus(replyField());
  await press("{Escape}");
  await expectGone(replyField());

  await replyTo("The blue one?").last().click();
  await expectFocus(replyField());
  await press("Yes");
  commentField().element().focus();
  await replyButton().last().click();
  await isSent("Yes");
  expect(comments.all().at(-1)).toMatchObject({
    parent_id: first.id,
    settings: { raw_description: `@${world.max.user_login} Yes` },
  });
  await expectText(said("Yes").last(), "Max Example Yes");
});

test("a refused comment stays, and is sent on retry", async () => {
  const { world, comments } = aTaskWithComments();
  const accept = server.refuse(`POST ${world.path}/tasks/{task}/comments`);
  await openTaskDialog(world);
  await send("First");
  await expectVisible(page.getByRole("alert").filter({ hasText: "Something went wrong on the server" }));
  accept();

  await press("{Escape}");
  await expectGone(dialogOf("Rent a van"));
  await cardOf("Rent a van").click();
  await button("Try again").click();

  await isSent("First");
  expect(comments.all()).toHaveLength(1);
});

test("a comment written offline is sent once, when the connection is back", async () => {
  const { world, task, comments } = aTaskWithComments();
  comments.write(world.max, "Which van?");
  await showTask(world, task);
  await expectVisible(said("Which van?"));
  server.disconnect();
  await send("The blue one");
  await expectText(said("The blue one"), "Connection lost.");

  server.reconnect();

  await isSent("The blue one");
  await expectGone(page.getByText("Connection lost."));
  expect(comments.all().map(({ settings }) => settings.raw_description)).toEqual(["Which van?", "The blue one"]);
});

test("a new comment is scrolled into view, and Ctrl-Z takes it back, but not one that has replies", async () => {
  const { world, comments } = aTaskWithComments();
  await openTaskDialog(world);
  await send("First");
  await isSent("First");
  await expect.element(said("First")).toBeInViewport();
  await send("Second");
  await isSent("Second");
  const [first] = comments.all();
  comments.say(world.max, "Good", first?.id);
  await expectVisible(said("Good").last());
  await closeTaskDialog();

  await press("{Control>}z{/Control}");
  await expectText(messages(), "Undone: Comment on “Rent a van”");
  await expect.poll(() => comments.all().map(({ settings }) => settings.raw_description)).toEqual(["First", "Good"]);
  await press("{Control>}z{/Control}");

  await expectText(messages(), "Someone has replied to your comment on “Rent a van” since.");
  expect(comments.all()).toHaveLength(2);
});

test("Escape leaves a comment unchanged, and deleting one moves the focus to the comment above", async () => {
  const { world, task, comments } = aTaskWithComments();
  const first = comments.write(world.me, "A first draft");
  comments.write(world.me, "Yes!", first.id);
  await showTask(world, task);
  await act(said("Yes!").last(), "Edit");
  await expectWritten(textbox("Edit comment"), "Yes!");
  await press("{Escape}");
  await expectGone(textbox("Edit comment"));
  await expectFocus(said("Yes!").last());

  await act(said("Yes!").last(), "Delete");
  await button(/^Delete (comment|reply)$/).click();
  await expectGone(said("Yes!").first());
  const actions = button(/^Actions for comment/, said("A first draft"));
  await expectFocus(actions);
  await act(said("A first draft"), "Delete");
  await button("Cancel").click();
  await expectFocus(actions);
});

test("a comment on a roadmap is public, and its author can make it private", async () => {
  const { world, task, comments } = aTaskWithComments({ board: { type: "roadmap" } });
  await showTask(world, task);
  await send("We think about it");
  await expectText(said("We think about it"), "Public");

  await act(said("We think about it"), "Make private");
  await expect.element(said("We think about it")).not.toHaveTextContent("Public");
  await expect.poll(() => comments.all()[0]?.privacy).toBe("private");
  await act(said("We think about it"), "Make public");
  await expectText(said("We think about it"), "Public");
});

test.each(["roadmap", "frontend"] as const)("nothing says or asks what is public while %s is off", async (name) => {
  const modules = allModules({ [name]: { enabled: false } });
  const { world, task } = aTaskWithComments({ board: { type: "roadmap" }, viewer: { modules } });
  await showTask(world, task);
  await commentField().fill("We think about it");
  await expectVisible(button("Send"));
  await expectGone(button("Public"));
  await button("Send").click();

  await isSent("We think about it");
  await button(/^Actions for comment/, said("We think about it")).click();
  await expectVisible(item("Delete"));
  await expectGone(item("Make private"));
  await expect.element(said("We think about it")).not.toHaveTextContent("Public");
});

test("a comment on a roadmap can be written for the team only, and a reply to it is so by itself", async () => {
  const { world, task, comments } = aTaskWithComments({ board: { type: "roadmap" } });
  await showTask(world, task);
  await commentField().fill("Between us");
  await button("Public").click();
  expect(readDraft(draftKey(world.me.ID, task.id, "comment"))).toMatchObject({ isPrivate: true });
  await button("Send").click();
  await isSent("Between us");
  await replyTo("Between us").click();
  await textbox(/^Reply to/).fill("Agreed");
  await replyButton().last().click();
  await isSent("Agreed");

  expect(comments.all().map(({ privacy }) => privacy)).toEqual(["private", "private"]);
});

test("drafts stay visible when their comment or their task is deleted", async () => {
  const { world, task, comments } = aTaskWithComments();
  const question = comments.write(world.max, "Which van?");
  await openTaskDialog(world);
  await replyTo("Which van?").click();
  await replyField().fill("The blue one");
  server.refuse(`POST ${world.path}/tasks/{task}/comments`);
  await send("Not taken");
  await expectVisible(page.getByRole("alert").filter({ hasText: "Something went wrong" }));

  comments.remove(question.id);
  await expectVisible(page.getByText("Reply not sent", { exact: true }));
  await expectVisible(page.getByText("The blue one", { exact: true }));

  world.remove(task.id);
  await expectVisible(page.getByText("This task was deleted"));
  await expectVisible(page.getByText("The blue one", { exact: true }));
  await expectVisible(page.getByText("Not taken", { exact: true }));
  await button("Discard").first().click();
  await button("Discard").click();
  await expectGone(page.getByText("The blue one", { exact: true }));
  await expectGone(page.getByText("Not taken", { exact: true }));
});

const names = () => page.getByRole("listbox", { name: "Suggestions" });

test("keys choose a name, and Escape closes the list but not the dialog", async () => {
  const { world } = aTaskWithComments();
  await openTaskDialog(world);
  await commentField().click();
  await press("Thanks @ma");
  await expectText(names().getByRole("option"), "Max Example");
  await press("{Escape}");
  await expectGone(names());
  await expectVisible(dialogOf("Rent a van"));
  await press("x");
  await expectWritten(commentField(), "Thanks @max");
  await expectGone(names());

  await press("{Control>}a{/Control}{Backspace}");
  await expectWritten(commentField(), "");
  await press("Thanks @Max E");
  await expectVisible(names());
  await press("{Enter}");
  await expectWritten(commentField(), `Thanks @${world.max.user_login} `);
  await expectFocus(commentField());
  await press("for it{Control>}{Enter}{/Control}");

  const mention = said("Thanks").getByRole("link", { name: "Max Example" });
  await expectAttribute(mention, "href", `/people/${world.max.ID}`);
  await expect.element(mention).not.toHaveAttribute("data-me");
  await expectVisible(button(/^Reply$/, said("Thanks")));
});

test("arrows move through the names, and a click inserts one", async () => {
  const { world, task } = aTaskWithComments();
  await showTask(world, task);
  await commentField().click();
  await press("@");
  const options = names().getByRole("option");
  await expectAttribute(options.nth(0), "aria-selected", "true");

  await press("{ArrowDown}");
  await expectAttribute(options.nth(1), "aria-selected", "true");
  await expectAttribute(options.nth(0), "aria-selected", "false");
  await options.filter({ hasText: "Max Example" }).click();

  await expectWritten(commentField(), `@${world.max.user_login} `);
  await commentField().fill("");
});

test("one click sends a comment that ends in a name while the suggestions are open", async () => {
  const { world, task } = aTaskWithComments();
  await showTask(world, task);
  await commentField().click();
  await press(`For @${world.max.user_login}`);
  await expectVisible(names());

  await button("Send").click();

  await expectVisible(said("For").getByRole("link", { name: "Max Example" }));
  await expectVisible(button(/^Reply$/, said("For")));
});

test("mentions of the viewer are highlighted", async () => {
  const { world, task, comments } = aTaskWithComments();
  comments.write(world.max, `Thanks @${world.me.user_login} and @${world.max.user_login}`);
  await showTask(world, task);

  await expect.element(said("Thanks").getByRole("link", { name: "Nora Example" })).toHaveAttribute("data-me");
  await expect.element(said("Thanks").getByRole("link", { name: "Max Example" })).not.toHaveAttribute("data-me");
});

test("a guest's comment has a badge, and the address for those who get it", async () => {
  const { world, task, comments } = aTaskWithComments();
  const written = comments.write({ ...world.max, ID: 0, display_name: "Gwen Moss" }, "<p>Please!</p>");
  Object.assign(written, { created_by: null, author_name: "Gwen Moss", author_email: "gwen@example.com" });
  await showTask(world, task);

  await expectVisible(page.getByText("Guest", { exact: true }));
  await expectVisible(page.getByRole("link", { name: "gwen@example.com" }));
});

test("a manager blocks the guest who wrote a comment, but no one else", async () => {
  const { world, task, comments } = aTaskWithComments({ role: "Admin" });
  const written = comments.write({ ...world.max, ID: 0, display_name: "Gwen Moss" }, "Cheap pills");
  Object.assign(written, { created_by: null, author_name: "Gwen Moss" });
  comments.write(world.max, "Please not");
  const path = `POST /boards-app/v1/boards/${world.board.id}/blocked-guests`;
  server.answer(path, () => ({ removed: { ideas: 0, comments: 0, votes: 0 } }));
  await showTask(world, task);

  await act(said("Cheap pills"), "Block guest…");
  await button("Block guest", dialogOf("Block this guest?")).click();
  await expectVisible(page.getByText("Guest blocked", { exact: true }));
  expect(server.bodies(path)).toMatchObject([{ comment_id: written.id }]);

  await button(/^Actions for/, said("Please not")).click();
  await expectVisible(page.getByRole("menuitem", { name: "Copy link" }));
  await expectGone(page.getByRole("menuitem", { name: "Block guest…" }));
});
