import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seriousProblems } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { messages, openBoard } from "@/components/testing/on-board";
import { aMember } from "@/components/testing/records";
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

  await page.getByRole("button", { name: "View only" }).click();

  const popup = page.getByRole("dialog", { name: "View only" });
  await expect.element(popup.getByText("Anna Lindqvist")).toBeVisible();
  await expect.element(popup.getByText("Max Example")).not.toBeInTheDocument();
  expect(await seriousProblems()).toEqual([]);
});

test.each(["c", "e", "{Delete}"])("a viewer who presses %s reads why nothing happens", async (key) => {
  await openAsViewer();
  page.getByRole("link", { name: "Fix login" }).element().focus();

  await userEvent.keyboard(key);

  await expect
    .element(messages().getByText("You can only view this board. Anna Lindqvist can make you a member."))
    .toBeVisible();
});

test("a viewer stars a board", async () => {
  const world = await openAsViewer();

  await page.getByRole("button", { name: "Star this board" }).click();

  await expect.element(page.getByRole("button", { name: "Star this board", pressed: true })).toBeVisible();
  await expect.poll(() => server.requests(`PUT /boards-app/v1/boards/${world.board.id}/star`)).toHaveLength(1);
});

test("a member's board has no mark", async () => {
  await openBoard(aBoardOnServer());

  await expect.element(page.getByRole("button", { name: "Star this board" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "View only" })).not.toBeInTheDocument();
});
