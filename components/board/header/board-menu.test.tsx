import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { expectNoMenu, item, linkOf, menuOf, openBoard } from "@/components/testing/on-board";
import { button, dialogOf, expectGone, expectVisible, press, textsOf } from "@/components/testing/screen";

const items = () => textsOf(page.getByRole("menuitem"));

test("a viewer finds no control that changes anything", async () => {
  await openBoard(aBoardOnServer({ role: "Viewer", stages: ["To do", "Done"], tasks: { "To do": ["Water"] } }));

  await expectGone(page.getByRole("heading", { level: 1 }).getByRole("button"));
  await expectGone(button(/^(Add|Move|Share|Actions for (To do|Done)$)/));
  await menuOf("Water").click();
  await expectVisible(item("Copy link"));
  expect(items()).toEqual([expect.stringMatching(/^Open/), "Copy link"]);
  await expectGone(page.getByRole("menuitemcheckbox"));
  await press("{Escape}");
  await expectNoMenu();

  linkOf("Water").element().focus();
  await press("ce{Delete}w");
  await expectGone(page.getByRole("textbox"));
  await expectVisible(linkOf("Water"));
  await menuOf("this board").click();
  await expectVisible(item("Copy link"));
  expect(items()).toEqual(["About this board", "Members", "Activity", "Archived items", "Copy link"]);
});

test("a manager can archive a board but not delete it", async () => {
  await openBoard(aBoardOnServer({ role: "Admin" }));

  await menuOf("this board").click();

  await expectVisible(item("Archive board"));
  await expectGone(item("Delete board"));
});

test("a board can be deleted only after its title is typed", async () => {
  await openBoard(aBoardOnServer({ viewer: { isAdmin: true } }));
  await menuOf("this board").click();
  await item("Delete board").click();
  const dialog = dialogOf("Delete this board?");
  await expect.element(button("Delete board", dialog)).toBeDisabled();

  await dialog.getByLabelText("Type the title of the board").fill("House mov");
  await expect.element(button("Delete board", dialog)).toBeDisabled();
  await dialog.getByLabelText("Type the title of the board").fill("House move");

  await expect.element(button("Delete board", dialog)).toBeEnabled();
});
