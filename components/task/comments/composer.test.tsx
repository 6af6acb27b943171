import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { act, aTaskWithComments, commentField, replyTo, said, send } from "@/components/testing/comments";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import { cardOf, dialogOf, press } from "@/components/testing/task";

const replyField = () => page.getByRole("textbox", { name: "Reply to Max Example" });
const replyButton = () => page.getByRole("button", { name: "Reply", exact: true });
const isSent = (words: string) =>
  expect.element(said(words).last().getByRole("button", { name: "Reply", exact: true })).toBeVisible();

test("drafts of a comment and a reply survive closing the dialog, and are discarded only after a confirmation", async () => {
  const { world, comments } = aTaskWithComments();
  comments.write(world.max, "Which van?");
  await showBoard(world);
  await cardOf("Rent a van").click();
  await commentField().fill("Half a sen");
  await replyTo("Which van?").click();
  await replyField().fill("The blu");

  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(dialogOf("Rent a van")).not.toBeInTheDocument();
  await cardOf("Rent a van").click();
  await expect.element(commentField()).toHaveValue("Half a sen");
  await expect.element(replyField()).toHaveValue("The blu");
  replyField().element().focus();
  await press("{Escape}");
  await page.getByRole("dialog", { name: "Discard what you wrote?" }).getByRole("button", { name: "Discard" }).click();

  await expect.element(replyField()).not.toBeInTheDocument();
  await commentField().fill("");
});

test("a reply to a reply begins with a mention, and closes without a confirmation while nothing is written", async () => {
  const { world, task, comments } = aTaskWithComments();
  const first = comments.write(world.max, "Which van?");
  comments.write(world.max, "The blue one?", first.id);
  await showTask(world, task);

  await replyTo("The blue one?").last().click();
  await expect.element(replyField()).toHaveValue(`@${world.max.user_login} `);
  await expect.element(replyField()).toHaveFocus();
  await press("{Escape}");
  await expect.element(replyField()).not.toBeInTheDocument();

  await replyTo("The blue one?").last().click();
  await expect.element(replyField()).toHaveFocus();
  await press("Yes");
  commentField().element().focus();
  await replyButton().last().click();
  await isSent("Yes");
  expect(comments.all().at(-1)).toMatchObject({
    parent_id: first.id,
    settings: { raw_description: `@${world.max.user_login} Yes` },
  });
  await expect.element(said("Yes").last()).toHaveTextContent("Max Example Yes");
});

test("a refused comment stays, and is sent on retry", async () => {
  const { world, comments } = aTaskWithComments();
  const accept = server.refuse(`POST ${world.path}/tasks/{task}/comments`);
  await showBoard(world);
  await cardOf("Rent a van").click();
  await send("First");
  await expect.element(page.getByRole("alert").filter({ hasText: "Something went wrong on the server" })).toBeVisible();
  accept();

  await press("{Escape}");
  await expect.element(dialogOf("Rent a van")).not.toBeInTheDocument();
  await cardOf("Rent a van").click();
  await page.getByRole("button", { name: "Try again" }).click();

  await isSent("First");
  expect(comments.all()).toHaveLength(1);
});

test("a comment written offline is sent once, when the connection is back", async () => {
  const { world, task, comments } = aTaskWithComments();
  comments.write(world.max, "Which van?");
  await showTask(world, task);
  await expect.element(said("Which van?")).toBeVisible();
  server.disconnect();
  await send("The blue one");
  await expect.element(said("The blue one")).toHaveTextContent("The connection is lost.");

  server.reconnect();

  await isSent("The blue one");
  await expect.element(page.getByText("The connection is lost.")).not.toBeInTheDocument();
  expect(comments.all().map(({ settings }) => settings.raw_description)).toEqual(["Which van?", "The blue one"]);
});

test("Escape leaves a comment unchanged, and deleting one moves the focus to the comment above", async () => {
  const { world, task, comments } = aTaskWithComments();
  const first = comments.write(world.me, "A first draft");
  comments.write(world.me, "Yes!", first.id);
  await showTask(world, task);
  await act(said("Yes!").last(), "Edit");
  await expect.element(page.getByRole("textbox", { name: "Change comment" })).toHaveValue("Yes!");
  await press("{Escape}");
  await expect.element(page.getByRole("textbox", { name: "Change comment" })).not.toBeInTheDocument();
  await expect.element(said("Yes!").last()).toHaveFocus();

  await act(said("Yes!").last(), "Delete");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.element(said("Yes!").first()).not.toBeInTheDocument();
  const actions = said("A first draft").getByRole("button", { name: /^Actions for comment/ });
  await expect.element(actions).toHaveFocus();
  await act(said("A first draft"), "Delete");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(actions).toHaveFocus();
});

test("a comment on a roadmap is public, and its author can make it private", async () => {
  const { world, task, comments } = aTaskWithComments({ board: { type: "roadmap" } });
  await showTask(world, task);
  await send("We think about it");
  await expect.element(said("We think about it")).toHaveTextContent("Public");

  await act(said("We think about it"), "Make private");
  await expect.element(said("We think about it")).not.toHaveTextContent("Public");
  await expect.poll(() => comments.all()[0]?.privacy).toBe("private");
  await act(said("We think about it"), "Make public");
  await expect.element(said("We think about it")).toHaveTextContent("Public");
});

test("drafts stay visible when their comment or their task is deleted", async () => {
  const { world, task, comments } = aTaskWithComments();
  const question = comments.write(world.max, "Which van?");
  await showBoard(world);
  await cardOf("Rent a van").click();
  await replyTo("Which van?").click();
  await replyField().fill("The blue one");
  server.refuse(`POST ${world.path}/tasks/{task}/comments`);
  await send("Not taken");
  await expect.element(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeVisible();

  comments.remove(question.id);
  await expect.element(page.getByText("Your reply is not saved", { exact: true })).toBeVisible();
  await expect.element(page.getByText("The blue one", { exact: true })).toBeVisible();

  world.remove(task.id);
  await expect.element(page.getByText("This task is no longer there")).toBeVisible();
  await expect.element(page.getByText("The blue one", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Not taken", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).first().click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByText("The blue one", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText("Not taken", { exact: true })).not.toBeInTheDocument();
});
