import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { button, dialogOf, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";
import { aTaskOnServer, openTaskDialog, pressNow, tools, untilWriting, writing } from "@/components/testing/task";

/** Begins to write where the editor is not there yet: it waits for the end of a composition. @returns lets it come */
async function writeBeforeTheEditor(description: string | null) {
  const { world } = aTaskOnServer({ description });
  await openTaskDialog(world);
  const start = button(description === null ? "Add a description…" : "Edit description");
  await expectVisible(start);
  flushSync(() => pressNow(start));
  const field = writing().element();
  field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  await expectFocus(writing());

  return {
    async arrive() {
      expect(tools().elements()).toEqual([]);
      field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
      await untilWriting();
    },
    async stored() {
      await press("{Escape}");
      await expectGone(writing());
      return world.task("Rent a van").description;
    },
  };
}

test("what is typed before the editor is there uses no shortcut of the page, and is not lost", async () => {
  const { arrive, stored } = await writeBeforeTheEditor(null);

  await press("daß 日本 <b>{Enter}dax{Backspace}");
  expect(dialogOf(/^(Due date|Stage|Assignees|Priority|Labels):/).elements()).toEqual([]);
  await arrive();
  await press(" end");

  expect(await stored()).toBe("<p>daß 日本 &lt;b&gt;</p><p>da end</p>");
  await expectVisible(dialogOf("Rent a van"));
});

test("words go on where the text ended, and Markdown becomes formats", async () => {
  const { arrive, stored } = await writeBeforeTheEditor("<p>Old</p>");

  await press(" **and** new{Enter}- one");
  await expectVisible(dialogOf("Rent a van").getByText("Old", { exact: true }));
  await arrive();
  await press("{Enter}two");

  expect(await stored()).toBe("<p>Old <strong>and</strong> new</p><ul><li><p>one</p></li><li><p>two</p></li></ul>");
});

test("words that do not go on with the last line stand in a line of their own", async () => {
  const { arrive, stored } = await writeBeforeTheEditor("<p>Old</p>");

  await press("New");
  await arrive();
  await press(" one");

  expect(await stored()).toBe("<p>Old</p><p>New one</p>");
});

test("the cursor stays where it was in what is typed", async () => {
  const { arrive, stored } = await writeBeforeTheEditor(null);

  await press("world{Home}Hel");
  await arrive();
  await press("lo ");

  expect(await stored()).toBe("<p>Hello world</p>");
});

test("a list that is pasted stays as it is, and a long text comes at once", async () => {
  const long = "Ten seats and a tow bar. ".repeat(2_000).trim();
  const { arrive, stored } = await writeBeforeTheEditor(null);

  await writing().fill(`Buy:\n- one\n- two\n${long}`);
  await arrive();

  expect(await stored()).toBe(`<p>Buy:</p><p>- one</p><p>- two</p><p>${long}</p>`);
});
