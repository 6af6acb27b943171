import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { column, linkOf } from "@/components/testing/on-board";
import { showBoard } from "@/components/testing/show";

const ARCHIVED = { archived_at: "2026-01-01 00:00:00" };

test("the focus goes to the card or stage beside the one that somebody else archives", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack", "Fix login", "Buy tape"], Done: ["Sign lease"] } });
  await showBoard(world);
  linkOf("Fix login").element().focus();
  world.change(world.task("Fix login").id, ARCHIVED);
  await expect.element(linkOf("Buy tape")).toHaveFocus();
  world.change(world.task("Buy tape").id, ARCHIVED);
  await expect.element(linkOf("Pack")).toHaveFocus();

  page.getByRole("button", { name: "Add task to In progress" }).element().focus();
  world.changeStage("In progress", ARCHIVED);

  await expect.element(column("In progress")).not.toBeInTheDocument();
  await expect.poll(() => column("Done").element().contains(document.activeElement)).toBe(true);
});

test("the focus goes to the heading that says so when the person loses access to the board", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await showBoard(world);
  linkOf("Pack").element().focus();

  live.ended(world.board.id);

  await expect.element(page.getByRole("heading", { name: "You no longer have access to this board" })).toHaveFocus();
  await expect.element(page.getByText("House move")).not.toBeInTheDocument();
});

test("the focus stays in a task's dialog when the person may only look at it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await showBoard(world);
  const labels = page.getByRole("region", { name: "Properties" }).getByRole("button", { name: /^Labels:/ });
  await linkOf("Pack").click();
  await expect.element(labels).toBeVisible();
  await userEvent.keyboard("l");
  await expect.element(page.getByRole("combobox", { name: "Labels" })).toHaveFocus();

  world.changeBoard({ isUserOnlyViewer: true });

  await expect.element(labels).not.toBeInTheDocument();
  await expect
    .poll(() => page.getByRole("dialog", { name: "Pack", exact: true }).element().contains(document.activeElement))
    .toBe(true);
});
