import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { expectNoMenu, item, linkOf, menuOf, openBoard } from "@/components/testing/on-board";

const items = () =>
  page
    .getByRole("menuitem")
    .elements()
    .map(({ textContent }) => textContent);

test("a viewer finds no control that changes anything", async () => {
  await openBoard(aBoardOnServer({ role: "Viewer", stages: ["To do", "Done"], tasks: { "To do": ["Water"] } }));

  await expect.element(page.getByRole("heading", { level: 1 }).getByRole("button")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: /^(Add|Move|Share|Actions for (To do|Done)$)/ }))
    .not.toBeInTheDocument();
  await menuOf("Water").click();
  await expect.element(item("Copy link")).toBeVisible();
  expect(items()).toEqual([expect.stringMatching(/^Open/), "Copy link"]);
  await expect.element(page.getByRole("menuitemcheckbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expectNoMenu();

  linkOf("Water").element().focus();
  await userEvent.keyboard("ce{Delete}w");
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(linkOf("Water")).toBeVisible();
  await menuOf("this board").click();
  await expect.element(item("Copy link")).toBeVisible();
  expect(items()).toEqual(["About this board", "Members", "Activity", "Archived items", "Copy link"]);
});

test("a manager can archive a board but not delete it", async () => {
  await openBoard(aBoardOnServer({ role: "Admin" }));

  await menuOf("this board").click();

  await expect.element(item("Archive board")).toBeVisible();
  await expect.element(item("Delete board")).not.toBeInTheDocument();
});

test("a board can be deleted only after its title is typed", async () => {
  await openBoard(aBoardOnServer({ viewer: { isAdmin: true } }));
  await menuOf("this board").click();
  await item("Delete board").click();
  const dialog = page.getByRole("dialog", { name: "Delete this board?" });
  await expect.element(dialog.getByRole("button", { name: "Delete board" })).toBeDisabled();

  await dialog.getByLabelText("Type the title of the board").fill("House mov");
  await expect.element(dialog.getByRole("button", { name: "Delete board" })).toBeDisabled();
  await dialog.getByLabelText("Type the title of the board").fill("House move");

  await expect.element(dialog.getByRole("button", { name: "Delete board" })).toBeEnabled();
});
