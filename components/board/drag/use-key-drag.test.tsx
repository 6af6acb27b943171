import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { column, expectStages, expectTitles, linkOf } from "@/components/testing/on-board";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { answerForStages } from "@/components/testing/stages";

const announcement = () => page.getByRole("status", { name: "Moves" });
const boxes = Array.from({ length: 60 }, (_, index) => `Box ${index + 1}`);

async function focus(title: string) {
  linkOf(title).element().focus();
  await expect.element(linkOf(title)).toHaveFocus();
}

test("a card is picked up, moved and dropped by keys, and every step is announced", async () => {
  const world = aBoardOnServer({
    tasks: { "To do": ["Pack books", "Fix login", "Buy tape"], "In progress": ["Call movers", "Find boxes"] },
  });
  const move = `PUT ${world.path}/tasks/{task}/move-task`;
  await showBoard(world);
  await focus("Fix login");
  await expect
    .element(linkOf("Fix login"))
    .toHaveAccessibleDescription("Press Space to pick it up, then use the arrow keys to move it.");

  await userEvent.keyboard(" ");
  await expect
    .element(announcement())
    .toHaveTextContent(
      "Picked up task “Fix login”, position 2 of 3 in “To do”. Use the arrow keys to move it, Space to drop it, Escape to cancel.",
    );
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(announcement()).toHaveTextContent("Task “Fix login”, position 3 of 3 in “To do”");
  await expectTitles("To do", ["Pack books", "Buy tape", "Fix login"]);
  await expect.element(linkOf("Fix login")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(announcement()).toHaveTextContent("Task “Fix login”, position 3 of 3 in “In progress”");
  await expectTitles("In progress", ["Call movers", "Find boxes", "Fix login"]);
  await expect.element(linkOf("Fix login")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(announcement()).toHaveTextContent("Task “Fix login”, position 2 of 3 in “In progress”");
  expect(server.requests(move)).toEqual([]);

  await userEvent.keyboard(" ");
  await expect.element(announcement()).toHaveTextContent("Dropped task “Fix login”, position 2 of 3 in “In progress”.");
  await expect.element(linkOf("Fix login")).toHaveFocus();
  await expect.poll(() => server.requests(move)).toHaveLength(1);
  await expectTitles("In progress", ["Call movers", "Fix login", "Find boxes"]);

  await userEvent.keyboard(" {ArrowDown}{Enter}");
  await expect.poll(() => server.requests(move)).toHaveLength(2);
  await expectTitles("In progress", ["Call movers", "Find boxes", "Fix login"]);
  await expect.element(linkOf("Fix login")).toHaveFocus();
});

test("Escape puts a card back where it was, and nothing is saved", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack books", "Fix login"], Done: ["Sign lease"] } });
  await showBoard(world);
  await focus("Fix login");
  await userEvent.keyboard(" {ArrowRight}{ArrowRight}");
  await expectTitles("Done", ["Fix login", "Sign lease"]);

  await userEvent.keyboard("{Escape}");

  await expect
    .element(announcement())
    .toHaveTextContent("Move canceled. Task “Fix login” is back at position 2 of 2 in “To do”.");
  await expectTitles("To do", ["Pack books", "Fix login"]);
  await expect.element(linkOf("Fix login")).toHaveFocus();
  expect(location.pathname).toBe(`/boards/${world.board.id}`);
  expect(server.requests(`PUT ${world.path}/tasks/{task}/move-task`)).toEqual([]);
});

test("moving the focus away from a card that is picked up puts it back", async () => {
  await showBoard(aBoardOnServer({ tasks: { "To do": ["Pack books", "Fix login"] } }));
  await focus("Fix login");
  await userEvent.keyboard(" {ArrowUp}");
  await expectTitles("To do", ["Fix login", "Pack books"]);

  await userEvent.tab();

  await expectTitles("To do", ["Pack books", "Fix login"]);
  await expect.element(linkOf("Fix login")).not.toHaveFocus();
});

test("arrows, j and k, Home and End move the focus over cards, including those out of sight", async () => {
  await showBoard(aBoardOnServer({ tasks: { "To do": boxes, "In progress": ["Call movers"] } }));

  await userEvent.keyboard("j");
  await expect.element(linkOf("Box 1")).toHaveFocus();
  await userEvent.keyboard("j{ArrowDown}");
  await expect.element(linkOf("Box 3")).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(linkOf("Box 2")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(linkOf("Box 60")).toHaveFocus();
  await expect.element(linkOf("Box 60")).toBeInViewport();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(linkOf("Call movers")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{Home}");
  await expect.element(linkOf("Box 1")).toHaveFocus();
});

test("a card that is carried far down stays in sight and keeps the focus", async () => {
  await showBoard(aBoardOnServer({ tasks: { "To do": boxes, "In progress": ["Fix login"] } }));
  await focus("Fix login");

  await userEvent.keyboard(" {ArrowLeft}{End}");

  await expect.element(announcement()).toHaveTextContent("Task “Fix login”, position 61 of 61 in “To do”");
  await expect.element(linkOf("Fix login")).toHaveFocus();
  await expect.element(linkOf("Fix login")).toBeInViewport();
  await userEvent.keyboard(" ");
  await expect.element(announcement()).toHaveTextContent("Dropped task “Fix login”");
  await expect.element(linkOf("Fix login")).toHaveFocus();
});

test("a refused move is reported and taken back, and the focus goes back with the card", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Fix login"], "In progress": ["Call movers"] } });
  server.refuse(
    `PUT ${world.path}/tasks/{task}/move-task`,
    403,
    "Sorry, you are not allowed to do that.",
    "rest_forbidden",
  );
  const letFail = server.hold(`PUT ${world.path}/tasks/{task}/move-task`);
  await showBoard(world);
  await focus("Fix login");
  await userEvent.keyboard(" {ArrowRight} ");
  await expectTitles("In progress", ["Fix login", "Call movers"]);

  letFail();

  await expect.element(page.getByText("Sorry, you are not allowed to do that.").first()).toBeVisible();
  await expectTitles("To do", ["Fix login"]);
  await expectTitles("In progress", ["Call movers"]);
  await expect.element(linkOf("Fix login")).toHaveFocus();
});

test("a stage is picked up, moved and dropped by keys", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Fix login"] } });
  answerForStages(world);
  await showBoard(world);
  const grip = column("To do").getByRole("button", { name: "Move stage To do" });
  grip.element().focus();
  await expect.element(grip).toHaveFocus();

  await userEvent.keyboard(" ");
  await expect
    .element(announcement())
    .toHaveTextContent(
      "Picked up stage “To do”, position 1 of 3. Use the arrow keys to move it, Space to drop it, Escape to cancel.",
    );
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(announcement()).toHaveTextContent("Stage “To do”, position 2 of 3");
  await expectStages(["In progress", "To do", "Done"]);
  await expect.element(grip).toHaveFocus();
  await userEvent.keyboard(" ");

  await expect.element(announcement()).toHaveTextContent("Dropped stage “To do”, position 2 of 3.");
  await expect.element(grip).toHaveFocus();
  await expect.poll(() => server.requests(`PUT ${world.path}/re-position-stages`)).toHaveLength(1);
  await expectStages(["In progress", "To do", "Done"]);
});

test("a viewer cannot pick up a card", async () => {
  const world = aBoardOnServer({ role: "Viewer", tasks: { "To do": ["Fix login"] } });
  await showBoard(world);
  await focus("Fix login");

  await userEvent.keyboard(" ");

  await expect.element(linkOf("Fix login")).not.toHaveAccessibleDescription(/Space/);
  await expect.element(announcement()).toHaveTextContent("");
  expect(document.querySelectorAll("[draggable=true]")).toHaveLength(0);
});

test("a card that is picked up is put back when the person may only look at the board", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack", "Fix login"] } });
  await showBoard(world);
  await focus("Fix login");
  await userEvent.keyboard(" {ArrowRight}");
  await expectTitles("In progress", ["Fix login"]);

  world.changeBoard({ isUserOnlyViewer: true });

  await expect.element(announcement()).toHaveTextContent("Move canceled. Task “Fix login” can’t be moved anymore.");
  await expectTitles("To do", ["Pack", "Fix login"]);
  await expect.element(linkOf("Fix login")).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(announcement()).toHaveTextContent("Move canceled. Task “Fix login” can’t be moved anymore.");
  expect(server.requests(`PUT ${world.path}/tasks/{task}/move-task`)).toEqual([]);
});
