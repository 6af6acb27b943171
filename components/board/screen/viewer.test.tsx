import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { messages, openBoard } from "@/components/testing/on-board";
import { aMember } from "@/components/testing/records";
import { button, dialogOf, expectGone, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";

async function openAsViewer() {
  const world = aBoardOnServer({ role: "Viewer", tasks: { "To do": ["Fix login"] } });
  world.board.users.push(aMember("Anna Lindqvist", "Admin"));
  server.answer(`PUT /boards-app/v1/boards/${world.board.id}/star`, () => ({}));
  await openBoard(world);
  return world;
}

test("a viewer reads in the header that the board is view only, and who can change that", async () => {
  await openAsViewer();

  await button("View only").click();

  const popup = dialogOf("View only");
  await expectVisible(popup.getByText("Anna Lindqvist"));
  await expectGone(popup.getByText("Max Example"));
  await expectAccessible();
});

test.each(["c", "e", "{Delete}"])("a viewer who presses %s reads why nothing happens", async (key) => {
  await openAsViewer();
  page.getByRole("link", { name: "Fix login" }).element().focus();

  await press(key);

  await expectVisible(messages().getByText("You can only view this board. Anna Lindqvist can make you a member."));
});

test("a viewer stars a board", async () => {
  const world = await openAsViewer();

  await button("Star this board").click();

  await expectVisible(page.getByRole("button", { name: "Star this board", pressed: true }));
  await expect.poll(() => server.requests(`PUT /boards-app/v1/boards/${world.board.id}/star`)).toHaveLength(1);
});

test("a member's board has no mark", async () => {
  await openBoard(aBoardOnServer());

  await expectVisible(button("Star this board"));
  await expectGone(button("View only"));
});
