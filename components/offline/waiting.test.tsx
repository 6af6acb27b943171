import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { BoardEdit } from "@/components/board-store/edits";
import { expectPartAccessible } from "@/components/testing/axe";
import { OfflinePanel } from "@/components/offline/offline-panel";
import { forgetQueues, queueKey, readQueues, writeQueue } from "@/components/offline/store/stored-queues";
import { TestBoard, show } from "@/components/testing/show";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { aTaskWithComments, commentField, said, send } from "@/components/testing/comments";
import { column, expectTitles, linkOf, messages } from "@/components/testing/on-board";
import { button, dialogOf, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { cardOf, closeTaskDialog } from "@/components/testing/task";
import type { Change } from "@/components/undo/inverse/inverse";

beforeEach(() => forgetQueues(null));
afterEach(() => forgetQueues(null));

async function showBoardAndPanel(world: BoardOnServer) {
  history.replaceState(null, "", `/boards/${world.board.id}`);
  await show(
    <>
      <TestBoard world={world} />
      <OfflinePanel person={world.viewer.id} />
    </>,
  );
}

/** As another page has left it. */
const leftBehind = (world: BoardOnServer, person: number, title: string, id = -77) =>
  leaveBehind(
    world,
    person,
    { key: "created", title },
    {
      ...{ kind: "create-task", id, stageId: world.board.stages[0]?.id ?? 0, title, at: "end", extras: {} },
      optimistic: {},
    },
  );

const leaveBehind = (world: BoardOnServer, person: number, name: Change, edit: BoardEdit & { id: number }) =>
  writeQueue(
    {
      ...{ key: queueKey(person, world.board.id, "gone"), person, boardId: world.board.id, page: "gone" },
      changes: [{ edit, names: [name], at: "2026-01-01T10:00:00.000Z", loads: [[edit.id, "load of that page"]] }],
      serverIds: [],
    },
    [],
  );

const change = (text: string) => dialogOf("Changes").getByRole("listitem").filter({ hasText: text });

async function markAsDone(title: string) {
  await linkOf(title).element().focus();
  await press(".");
}

test("changes without a connection are counted, named and stored, and sent in order when it is back", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Sow", "Water"] } });
  await showBoardAndPanel(world);

  server.disconnect();
  await markAsDone("Sow");
  await markAsDone("Water");
  await button("2 changes wait for the connection").click();

  await expectVisible(change("“Sow” marked as done"));
  await expectVisible(change("“Water” marked as done"));
  await expect.poll(async () => (await readQueues(world.viewer.id)).flatMap(({ changes }) => changes).length).toBe(2);
  await expectPartAccessible(dialogOf("Changes"));

  server.reconnect();
  await expectGone(dialogOf("Changes"));
  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);
  expect(server.bodies(`PUT ${world.path}/tasks/{task}`).map(({ value }) => value)).toEqual(["closed", "closed"]);
});

test("a discarded change is taken back and not sent, but the others are", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Sow", "Water"] } });
  await showBoardAndPanel(world);
  server.disconnect();
  await markAsDone("Sow");
  await markAsDone("Water");

  await button("2 changes wait for the connection").click();
  await button("Discard: “Sow” marked as done").click();
  await expectGone(change("“Sow” marked as done"));
  server.reconnect();

  await expect.poll(() => server.requests(`PUT ${world.path}/tasks/{task}`).length).toBe(1);
  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);
  expect(world.task("Sow").status).toBe("open");
});

test("a change that the server refuses later stays in the list with its reason until it is discarded", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Sow"] } });
  await leftBehind(world, world.viewer.id, "Water");
  server.refuse(`POST ${world.path}/tasks`, 409, "The stage is full.", "conflict");

  await showBoardAndPanel(world);
  await button("1 change wasn’t saved").click();

  await expectVisible(change("“Water” added").getByText("The stage is full."));
  await expect.poll(async () => (await readQueues(world.viewer.id)).length).toBe(1);
  await button("Discard: “Water” added").click();
  await expectGone(button("1 change wasn’t saved"));
  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);
});

test("what the server may accept later stays, such as after an ended session, and is sent when somebody comes back", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Sow", "Water", "Weed"] } });
  const refusals = [
    refusal(429, "Too many requests.", "rest_too_many_requests"),
    refusal(500, "A problem of the server."),
    refusal(401, "You are not signed in.", "rest_not_logged_in"),
  ];
  server.answer(`PUT ${world.path}/tasks/{task}`, ({ params, body: { property, value } }) => {
    const accepted = () => ({ task: world.put(Number(params.task), { [property]: value }), updatedTasks: [] });
    return refusals.shift() ?? accepted();
  });
  await showBoardAndPanel(world);
  server.disconnect();
  for (const title of ["Sow", "Water", "Weed"]) await markAsDone(title);
  await expectVisible(button("3 changes wait for the connection"));

  server.reconnect();

  await expectText(messages(), "You’re signed out.");
  const [left] = await readQueues(world.viewer.id);
  expect(left?.changes.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
  await expectVisible(button("3 changes wait for the connection"));

  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);
  expect(["Sow", "Water", "Weed"].map((title) => world.task(title).status)).toEqual(["closed", "closed", "closed"]);
});

test("what a closed page has left is sent once, under its own key", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Sow"] } });
  await leftBehind(world, world.viewer.id, "Water");

  await showBoardAndPanel(world);

  await expectTitles("To do", ["Sow", "Water"]);
  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);
  const sent = server.requests(`POST ${world.path}/tasks`);
  expect(sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["task -77 of load of that page"]);
});

test("a comment that a closed page has left is sent without opening its task", async () => {
  const { world, task, comments } = aTaskWithComments();
  const written = { parentId: null, text: "On my way", isMarkdown: false, images: [], isPrivate: undefined, after: 0 };
  await leaveBehind(
    ...[world, world.viewer.id],
    { key: "commented", title: task.title },
    { kind: "create-comment", id: -77, taskId: task.id, ...written },
  );

  await showBoardAndPanel(world);

  await expect.poll(() => comments.all().map(({ settings }) => settings.raw_description)).toEqual(["On my way"]);
  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);
  const [sent] = server.requests(`POST ${world.path}/tasks/{task}/comments`);
  expect(sent?.headers.get("idempotency-key")).toBe("comment -77 of load of that page");
});

test("a comment waits with the other changes, and can be discarded in their list or in its thread", async () => {
  const { world, comments } = aTaskWithComments();
  await showBoardAndPanel(world);
  await cardOf("Rent a van").click();
  await expectVisible(commentField());
  server.disconnect();
  await send("The blue one");
  await send("Or the red one");
  await expectText(said("The blue one"), "Connection lost.");
  await expectVisible(button("2 changes wait for the connection"));

  await button("Discard", said("The blue one")).click();
  await closeTaskDialog();
  await button("1 change waits for the connection").click();
  await button("Discard: Comment on “Rent a van”").click();

  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);
  server.reconnect();
  await cardOf("Rent a van").click();
  await expectVisible(page.getByText("No comments yet"));
  expect(comments.all()).toEqual([]);
});

test("what a page has left that was opened later is sent, too, also when it leaves something again", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Sow"] } });
  await showBoardAndPanel(world);
  await expectTitles("To do", ["Sow"]);

  await leftBehind(world, world.viewer.id, "Water");
  dispatchEvent(new Event("online"));
  await expectTitles("To do", ["Sow", "Water"]);
  await expect.poll(() => readQueues(world.viewer.id)).toEqual([]);

  await leftBehind(world, world.viewer.id, "Weed", -78);
  document.dispatchEvent(new Event("visibilitychange"));
  await expectTitles("To do", ["Sow", "Water", "Weed"]);
  expect(server.requests(`POST ${world.path}/tasks`)).toHaveLength(2);
});

test("changes of another person are neither shown nor sent", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Sow"] } });
  await leftBehind(world, world.viewer.id + 1, "Water");

  await showBoardAndPanel(world);

  await expectTitles("To do", ["Sow"]);
  await expectGone(button(/wait for the connection/));
  expect(server.requests(`POST ${world.path}/tasks`)).toEqual([]);
  await expectVisible(column("To do"));
});
