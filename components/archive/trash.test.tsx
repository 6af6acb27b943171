import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TrashedBoards } from "@/components/archive/trashed-boards";
import { expectAccessible } from "@/components/testing/axe";
import { archiveOf } from "@/components/testing/archive";
import { aBoardOnServer } from "@/components/testing/board";
import { refreshes } from "@/components/testing/next/navigation";
import { item, menuOf } from "@/components/testing/on-board";
import { aTask } from "@/components/testing/records";
import { button, dialogOf, expectVisible, textsOf } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show, showBoard } from "@/components/testing/show";
import { aTrashItem, trashAt } from "@/components/testing/archive";

const BOARDS = "/boards-app/v1/trash";
const toast = (text: string) => page.getByText(text).first();

const showTrashedBoards = () =>
  show(
    <>
      <h1>Deleted boards</h1>
      <TrashedBoards viewer={{ id: 1, timeZone: "UTC", locale: "en-US" }} renderedAt={new Date().toISOString()} />
    </>,
  );

test("deleted boards are listed with who deleted them and the days left, restored, and deleted for good", async () => {
  trashAt(BOARDS, [aTrashItem("board", "Office move", { contents: 12 }), aTrashItem("board", "Old plans")]);
  await showTrashedBoards();
  const first = page.getByRole("listitem").filter({ hasText: "Office move" });
  for (const fact of ["Board with 12 tasks", /by Nora Example$/, "20 days left"])
    await expectVisible(first.getByText(fact));
  await expectAccessible();

  const before = refreshes;
  await button("Restore Office move").click();
  await expectVisible(toast("“Office move” was restored"));
  expect(refreshes).toBe(before + 1);

  await button("Delete Old plans for good").click();
  await button("Delete for good", dialogOf("Delete “Old plans” for good?")).click();
  await expectVisible(page.getByText("The trash is empty"));
  await expectVisible(page.getByText("Boards that are deleted stay here for 30 days."));
});

test("a task whose stage is gone is restored to another stage", async () => {
  const world = aBoardOnServer({ stages: ["To do", "Done"] });
  const [, done] = world.board.stages;
  const deleted = aTrashItem("task", "Pack books", { needs_stage: true });
  const trash = `/boards-app/v1/boards/${world.board.id}/trash`;
  trashAt(trash, [deleted], ({ record_id, title }) => ({
    updatedTasks: [{ ...aTask(title, { board_id: world.board.id, stage_id: done?.id }), id: record_id }],
  }));
  archiveOf(world, []);
  await showBoard(world);
  await menuOf("this board").click();
  await item("Archived items").click();
  await page.getByRole("tab", { name: "Trash" }).click();

  await button("Restore Pack books to…", dialogOf("Archived items")).click();
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["To do", "Done"]);
  await item("Done").click();

  await expectVisible(page.getByText("The trash is empty"));
  expect(server.bodies(`POST ${trash}/restore`)).toEqual([{ type: "task", id: deleted.record_id, stage_id: done?.id }]);
});
