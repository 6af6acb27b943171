import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import {
  button,
  checkbox,
  dialogOf,
  expectFocus,
  expectGone,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import {
  asksBeforeLeaving,
  aTaskOnServer,
  beginWriting,
  cardOf,
  openTaskDialog,
  writing,
} from "@/components/testing/task";

test("the browser warns before leaving while an edit is being saved, and not afterwards", async () => {
  const { world } = aTaskOnServer();
  const release = server.hold(`PUT ${world.path}/tasks/{task}`);
  await openTaskDialog(world);
  const done = checkbox("Done", dialogOf("Rent a van"));
  expect(asksBeforeLeaving()).toBe(false);
  await done.click();
  await expect.element(done).toBeChecked();

  expect(asksBeforeLeaving()).toBe(true);
  release();
  await expect.poll(asksBeforeLeaving).toBe(false);
  expect(world.task("Rent a van").status).toBe("closed");
});

test("the browser warns while a text is unsaved, and not when it is as before, saved or discarded", async () => {
  const { world, task } = aTaskOnServer();
  const accept = server.refuse(`PUT ${world.path}/tasks/{task}`);
  await showTask(world, task);
  await button(/^Rent a van$/).click();
  await expectFocus(textbox("Title"));
  await press("{End}s");
  expect(asksBeforeLeaving()).toBe(true);
  await press("{Backspace}");
  expect(asksBeforeLeaving()).toBe(false);
  await press("s");
  await press("{Escape}");
  await expectGone(textbox("Title"));
  expect(asksBeforeLeaving()).toBe(false);

  await beginWriting("Add a description…");
  await press("Ten seats");
  await expectVisible(page.getByText("Not saved yet"));
  expect(asksBeforeLeaving()).toBe(true);

  accept();
  // As long as a person presses: the text may be saved meanwhile.
  await button(/^Done$/).click({ delay: 100 });
  await expectGone(writing());
  expect(world.task("Rent a van").description).toBe("<p>Ten seats</p>");
  expect(asksBeforeLeaving()).toBe(false);
});

test("unsaved input on a board causes a warning, and discarded or unchanged input does not", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Water"] } });
  await showBoard(world);
  const fields = {
    "Board title": () => button("House move").click(),
    "Stage title": () => button(/^To do$/).click(),
    "Title of Water": async () => {
      cardOf("Water").element().focus();
      await press("e");
    },
    "Title of the new task": () => button("Add task to To do").click(),
  };

  for (const [label, open] of Object.entries(fields)) {
    await open();
    await expectFocus(page.getByLabelText(label));
    expect(asksBeforeLeaving(), `${label}, untouched`).toBe(false);
    await press("Half");
    await expect.poll(asksBeforeLeaving, { message: label }).toBe(true);
    await press("{Escape}");
    await expectGone(page.getByLabelText(label));
    await expect.poll(asksBeforeLeaving, { message: `${label}, given up` }).toBe(false);
  }
});
