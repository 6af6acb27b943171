import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import { asksBeforeLeaving, beginWriting, cardOf, dialogOf, press, writing } from "@/components/testing/task";

test("the browser warns before leaving while an edit is being saved, and not afterwards", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  const release = server.hold(`PUT ${world.path}/tasks/{task}`);
  await showBoard(world);
  await cardOf("Rent a van").click();
  const done = dialogOf("Rent a van").getByRole("checkbox", { name: "Done" });
  expect(asksBeforeLeaving()).toBe(false);
  await done.click();
  await expect.element(done).toBeChecked();

  expect(asksBeforeLeaving()).toBe(true);
  release();
  await expect.poll(asksBeforeLeaving).toBe(false);
  expect(world.task("Rent a van").status).toBe("closed");
});

test("the browser warns while a text is unsaved, and not when it is saved or discarded", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] } });
  const accept = server.refuse(`PUT ${world.path}/tasks/{task}`);
  await showTask(world, world.task("Rent a van"));
  await page.getByRole("button", { name: "Rent a van", exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Rent a bus");
  expect(asksBeforeLeaving()).toBe(true);
  await press("{Escape}");
  await expect.element(page.getByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);

  await beginWriting("Add a description…");
  await press("Ten seats");
  await expect.element(page.getByText("Not saved yet")).toBeVisible();
  expect(asksBeforeLeaving()).toBe(true);

  accept();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect.element(writing()).not.toBeInTheDocument();
  expect(world.task("Rent a van").description).toBe("<p>Ten seats</p>");
  expect(asksBeforeLeaving()).toBe(false);
});

test("an unchanged title causes no warning", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  await showTask(world, world.task("Van"));
  await page.getByRole("button", { name: "Van", exact: true }).click();
  await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveFocus();
  await press("{End}s");
  expect(asksBeforeLeaving()).toBe(true);
  await press("{Backspace}");

  expect(asksBeforeLeaving()).toBe(false);
});

test("unsaved input on a board causes a warning, and discarded or unchanged input does not", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Water"] } });
  await showBoard(world);
  const fields = {
    "Title of the board": () => page.getByRole("button", { name: world.board.title, exact: true }).click(),
    "Title of the stage": () => page.getByRole("button", { name: "To do", exact: true }).click(),
    "Title of Water": async () => {
      cardOf("Water").element().focus();
      await press("e");
    },
    "Title of the new task": () => page.getByRole("button", { name: "Add a task to To do" }).click(),
  };

  for (const [label, open] of Object.entries(fields)) {
    await open();
    await expect.element(page.getByLabelText(label)).toHaveFocus();
    expect(asksBeforeLeaving(), `${label}, untouched`).toBe(false);
    await press("Half");
    await expect.poll(asksBeforeLeaving, { message: label }).toBe(true);
    await press("{Escape}");
    await expect.element(page.getByLabelText(label)).not.toBeInTheDocument();
    await expect.poll(asksBeforeLeaving, { message: `${label}, given up` }).toBe(false);
  }
});
