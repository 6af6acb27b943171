import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import {
  button,
  checkbox,
  dialogOf,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard, showTask } from "@/components/testing/show";
import { beginWriting, cardOf, compareTexts, pasteWords, sentTexts, writing } from "@/components/testing/task";

const item = (words: string, isTicked = false) =>
  `<li data-checked="${isTicked}" data-type="taskItem"><label><input ${isTicked ? 'checked="checked" ' : ""}type="checkbox"><span></span></label><div><p>${words}</p></div></li>`;

function aTaskOnServer(description: string | null) {
  const world = aBoardOnServer({ tasks: { "To do": [{ title: "Rent a van", description }] } });
  const task = world.task("Rent a van");
  return { world, task, change: `PUT ${world.path}/tasks/{task}` };
}

test("a checkbox is ticked without opening the editor", async () => {
  const { world, task } = aTaskOnServer(`<ul data-type="taskList">${item("ask")}${item("book")}</ul>`);
  await showTask(world, task);

  await checkbox("book").click();

  await expect.element(checkbox("book")).toBeChecked();
  await expectGone(writing());
  await expect
    .poll(() => sentTexts(world))
    .toEqual([`<ul data-type="taskList">${item("ask")}${item("book", true)}</ul>`]);
});

test("a URL pasted over text and the toolbar make links, but never to a script", async () => {
  const { world, task } = aTaskOnServer("<p>here and there</p>");
  await showTask(world, task);
  await beginWriting();

  await writing()
    .getByText("here and there")
    .dblClick({ position: { x: 10, y: 8 } });
  await expect.poll(() => String(getSelection())).toBe("here");
  pasteWords("https://example.com/vans");
  await expect
    .element(writing().getByRole("link", { name: "here" }))
    .toHaveAttribute("href", "https://example.com/vans");

  await press("{End}");
  await press("{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}");
  await expect.poll(() => String(getSelection())).toBe("there");
  await button(/^Link$/).click();
  await page.getByLabelText("Address").fill("javascript:alert(1)");
  await button("Apply").click();
  await expect.element(page.getByLabelText("Address")).toHaveAccessibleDescription(/web or mail address/);
  await press("{Escape}");
  await expectGone(page.getByLabelText("Address"));
  await button(/^Link$/).click();
  await page.getByLabelText("Address").fill("example.com");
  await press("{Enter}");
  await button(/^Done$/).click();

  await expectGone(writing());
  const target = 'target="_blank" rel="noopener noreferrer"';
  expect(world.stored(task.id).description).toBe(
    `<p><a ${target} href="https://example.com/vans">here</a> and <a ${target} href="https://example.com">there</a></p>`,
  );
});

test("HTML of other programs survives an edit", async () => {
  const foreign =
    '<p>See <mark>this</mark> <img src="/icon.svg" alt="Mark" width="16"></p><table><tbody><tr><th><p>Size</p></th><td><p>10</p></td></tr></tbody></table>';
  const { world, task } = aTaskOnServer(`${foreign}<p>End</p>`);
  await showTask(world, task);
  await beginWriting();
  await press(" of it");
  await button(/^Done$/).click();

  await expectGone(writing());
  expect(world.stored(task.id).description).toBe(`${foreign}<p>End of it</p>`);
});

test("a text is saved after a pause and when its dialog closes", async () => {
  const { world, task } = aTaskOnServer(null);
  await showBoard(world);
  await cardOf("Rent a van").click();
  await beginWriting("Add a description…");

  await press("First");
  await expect.poll(() => world.stored(task.id).description).toBe("<p>First</p>");
  await press(" and last");
  history.back();

  await expectGone(page.getByRole("dialog"));
  await expect.poll(() => world.stored(task.id).description).toBe("<p>First and last</p>");
});

test("a text stays in its editor until it can be saved", async () => {
  const { world, task, change } = aTaskOnServer("<p>Old</p>");
  const accept = server.refuse(change);
  await showTask(world, task);
  await beginWriting();
  await press(" and new");
  await button(/^Done$/).click();

  await expectVisible(page.getByText("Not saved yet"));
  await expectText(writing(), "Old and new");
  expect(world.stored(task.id).description).toBe("<p>Old</p>");

  accept();
  await button("Try again").click();
  await expect.poll(() => world.stored(task.id).description).toBe("<p>Old and new</p>");
  await expectGone(page.getByText("Not saved yet"));
});

test("a text whose saving fails after its dialog was reopened is not lost", async () => {
  const { world, task, change } = aTaskOnServer(null);
  const accept = server.refuse(change);
  const fail = server.hold(change);
  await showBoard(world);
  await cardOf("Rent a van").click();
  await beginWriting("Add a description…");
  await press("Mine");
  await button("Close").click();
  await expect.poll(() => sentTexts(world)).toEqual(["<p>Mine</p>"]);
  await expectGone(dialogOf("Rent a van"));
  await cardOf("Rent a van").click();
  await expectText(writing(), "Mine");
  fail();

  await expectVisible(page.getByText("Not saved yet"));
  await expectText(writing(), "Mine");
  accept();
  await button("Try again").click();
  await expect.poll(() => world.stored(task.id).description).toBe("<p>Mine</p>");
});

test("undo reverts my own text and keeps a paragraph that somebody else added", async () => {
  const { world, task } = aTaskOnServer("<p>Old</p>");
  await showTask(world, task);
  await beginWriting();
  await press(" and mine");
  await expect.poll(() => world.stored(task.id).description).toBe("<p>Old and mine</p>");
  world.change(task.id, { description: "<p>Old and mine</p><p>Theirs</p>" });
  await expectVisible(writing().getByText("Theirs"));

  // Slow typing makes more than one undo step.
  const undo = button("Undo");
  while (!undo.element().matches("[aria-disabled=true], :disabled")) await press("{Control>}z{/Control}");
  await expectText(writing(), /^Old\s*Theirs$/);
  await press("{Escape}");

  await expectGone(writing());
  expect(world.stored(task.id).description).toBe("<p>Old</p><p>Theirs</p>");
});

describe("two people write at once", () => {
  /** My text is not saved before theirs is. */
  async function writeBoth() {
    const { world, task, change } = aTaskOnServer("<p>Old</p>");
    compareTexts(world);
    await showTask(world, task);
    await beginWriting();
    const release = server.hold(change);
    await press(", mine");
    await expect.poll(() => sentTexts(world)).toHaveLength(1);
    world.change(task.id, { description: "<p>Old, theirs</p>" });
    release();
    await expectVisible(page.getByText("Max Example changed this text while you were writing"));
    return { world, task };
  }

  test.each([
    ["Keep mine", "Old, mine"],
    ["Take theirs", "Old, theirs"],
  ])('both texts are shown until I choose "%s"', async (choice, words) => {
    const { world, task } = await writeBoth();
    await expectVisible(page.getByText(/^Today \d/).first());
    await expectText(writing(), "Old, mine");
    await expectVisible(page.getByText("Old, theirs"));
    expect(world.stored(task.id).description).toBe("<p>Old, theirs</p>");

    await button(choice).click();

    await expectGone(page.getByText("changed this text while you were writing"));
    await expect.poll(() => world.stored(task.id).description).toBe(`<p>${words}</p>`);
    await expectVisible(page.getByText(words, { exact: true }));
  });

  test("Escape and Ctrl+Enter move the focus to the choice", async () => {
    await writeBoth();

    for (const keys of ["{Escape}", "{Control>}{Enter}{/Control}"]) {
      writing().element().focus();
      await press(keys);
      await expectFocus(button("Keep mine"));
    }
    await expectText(writing(), "Old, mine");
  });
});
