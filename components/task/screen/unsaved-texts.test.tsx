import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { button, expectCount, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import { beginWriting, cardOf, writing } from "@/components/testing/task";

type End = (world: BoardOnServer) => void;

const makeViewer: End = ({ board, me }) => {
  const after = {
    ...board,
    isUserOnlyViewer: true,
    abilities: { ...board.abilities, edit: false },
    users: board.users.map((user) => (user.ID === me.ID ? { ...user, role: "Viewer" as const } : user)),
  };
  server.answer(`GET /boards/v2/projects/${board.id}`, () => ({ board: after }));
  live.changed({ board: board.id, what: ["members"] });
};
const remove: End = ({ board }) => live.ended(board.id);
const deleteTask: End = (world) => world.remove(world.task("Rent a van").id);

test.each([
  ["on the task's own page, who may only look now", "page", makeViewer],
  ["on the task's own page, who was taken off the board", "page", remove],
  ["over the board, who was taken off it", "dialog", remove],
  ["in a task that somebody deleted", "dialog", deleteTask],
] as const)("an unsaved text is shown, to be copied or discarded, %s", async (_, place, end) => {
  const copied = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Rent a van", description: "<p>Old</p>" }] } });
  await writeUnsaved(world, place);

  end(world);

  await expectGone(writing());
  if (end === deleteTask) await expectVisible(page.getByText("This task is no longer there"));
  await expectVisible(page.getByText("Your description is not saved", { exact: true }));
  // While it is refused it is in the task, too.
  await expectCount(page.getByText("Old and mine", { exact: true }), 1);
  await button("Copy my text").click();
  await expectVisible(page.getByText("Copied your text"));
  expect(await plainTextIn(copied.mock.lastCall?.[0])).toBe("Old and mine");
  await button("Discard").click();
  await expectGone(page.getByText("Old and mine", { exact: true }));
});

async function writeUnsaved(world: BoardOnServer, place: "page" | "dialog") {
  server.refuse(`PUT ${world.path}/tasks/{task}`);
  if (place === "page") await showTask(world, world.task("Rent a van"));
  else {
    await showBoard(world);
    await cardOf("Rent a van").click();
  }
  await beginWriting();
  await press(" and mine");
  await expectVisible(page.getByText("Not saved yet"));
}

const plainTextIn = async (items: ClipboardItems = []) => (await items[0]?.getType("text/plain"))?.text();
