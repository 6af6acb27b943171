import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { paste } from "@/components/testing/attachments";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import {
  button,
  checkbox,
  dialogOf,
  expectAttribute,
  expectCount,
  expectDescription,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import {
  aTaskOnServer,
  beginWriting,
  cardOf,
  compareTexts,
  openTaskDialog,
  sentTexts,
  writing,
} from "@/components/testing/task";

const item = (words: string, isTicked = false) =>
  `<li data-checked="${isTicked}" data-type="taskItem"><label><input ${isTicked ? 'checked="checked" ' : ""}type="checkbox"><span></span></label><div><p>${words}</p></div></li>`;

const aTaskWith = (description: string | null) => aTaskOnServer({ description });

test("a checkbox is ticked without opening the editor", async () => {
  const { world, task } = aTaskWith(`<ul data-type="taskList">${item("ask")}${item("book")}</ul>`);
  await showTask(world, task);

  await checkbox("book").click();

  await expect.element(checkbox("book")).toBeChecked();
  await expectGone(writing());
  await expect
    .poll(() => sentTexts(world))
    .toEqual([`<ul data-type="taskList">${item("ask")}${item("book", true)}</ul>`]);
});

test("a URL pasted over text and the toolbar make links, but never to a script", async () => {
  const { world, task } = aTaskWith("<p>here and there</p>");
  await showTask(world, task);
  await beginWriting();

  await writing()
    .getByText("here and there")
    .dblClick({ position: { x: 10, y: 8 } });
  await expect.poll(() => String(getSelection())).toBe("here");
  paste(writing().element(), [], "https://example.com/vans");
  await expectAttribute(writing().getByRole("link", { name: "here" }), "href", "https://example.com/vans");

  await press("{End}");
  await press("{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}");
  await expect.poll(() => String(getSelection())).toBe("there");
  await button(/^Link$/).click();
  await page.getByLabelText("Address").fill("javascript:alert(1)");
  await button("Apply").click();
  await expectDescription(page.getByLabelText("Address"), /web or email address/);
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
  const { world, task } = aTaskWith(`${foreign}<p>End</p>`);
  await showTask(world, task);
  await beginWriting();
  await press(" of it");
  await button(/^Done$/).click();

  await expectGone(writing());
  expect(world.stored(task.id).description).toBe(`${foreign}<p>End of it</p>`);
});

test("a text is saved after a pause and when its dialog closes", async () => {
  const { world, task } = aTaskWith(null);
  await openTaskDialog(world);
  await beginWriting("Add a description…");

  await press("First");
  await expect.poll(() => world.stored(task.id).description).toBe("<p>First</p>");
  await press(" and last");
  history.back();

  await expectGone(page.getByRole("dialog"));
  await expect.poll(() => world.stored(task.id).description).toBe("<p>First and last</p>");
});

test("a text whose saving fails after its dialog was reopened stays in its editor until it can be saved", async () => {
  const { world, task, change } = aTaskWith(null);
  const accept = server.refuse(change);
  const fail = server.hold(change);
  await openTaskDialog(world);
  await beginWriting("Add a description…");
  await press("Mine");
  await button("Close").click();
  await expect.poll(() => sentTexts(world)).toEqual(["<p>Mine</p>"]);
  await expectGone(dialogOf("Rent a van"));
  await cardOf("Rent a van").click();
  await expectText(writing(), "Mine");
  fail();

  await expectVisible(page.getByText("Not saved yet"));
  await button(/^Done$/).click();
  await expectText(writing(), "Mine");
  expect(world.stored(task.id).description).toBeNull();
  accept();
  await button("Try again").click();
  await expect.poll(() => world.stored(task.id).description).toBe("<p>Mine</p>");
  await expectGone(page.getByText("Not saved yet"));
});

test("undo reverts my own text and keeps a paragraph that somebody else added", async () => {
  const { world, task } = aTaskWith("<p>Old</p>");
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
    const { world, task, change } = aTaskWith("<p>Old</p>");
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
    ["Keep theirs", "Old, theirs"],
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

const titleButton = (title: string) => page.getByRole("button", { name: title, exact: true });
const titleField = () => textbox("Title");

test("a title that could not be saved can be edited again, and cancelling does not lose it", async () => {
  const { world, task } = aTaskOnServer({ title: "Van" });
  const accept = server.refuse(`PUT ${world.path}/tasks/{task}`);
  await showTask(world, task);
  await titleButton("Van").click();
  await titleField().fill("My long title");
  await press("{Enter}");
  await expectVisible(page.getByText("You wrote: My long title"));

  await titleButton("Van").click();
  await expectValue(titleField(), "My long title");
  await press("{End}, longer{Escape}");
  await expectVisible(page.getByText(/You wrote: My long title$/));

  accept();
  await titleButton("Van").click();
  await press("{Enter}");
  await expectText(page.getByRole("heading", { level: 1 }), "My long title");
  await expect.poll(() => world.task("My long title").id).toBe(task.id);
  await expectGone(page.getByText("You wrote:"));
});

test("a title is limited to 255 characters, but a longer stored one can be edited", async () => {
  const [long, edited] = ["Lorry ".repeat(50).trim(), `${"Lorry ".repeat(50).trim().slice(0, -1)}s`];
  const world = aBoardOnServer({ tasks: { "To do": [long] } });
  await showTask(world, world.task(long));

  await titleButton(long).click();
  await expectAttribute(titleField(), "maxlength", String(long.length));
  await titleField().fill(edited);
  await press("{Enter}");
  await expectVisible(titleButton(edited));

  await titleButton(edited).click();
  await titleField().fill("Van");
  await press("{Enter}");
  await titleButton("Van").click();
  await expectAttribute(titleField(), "maxlength", "255");
});

test("a title whose saving fails after its field was reopened is reported and not lost", async () => {
  const { world, task } = aTaskOnServer({ title: "Van" });
  const letFail = holdAndRefuse(`PUT ${world.path}/tasks/{task}`);
  await showTask(world, task);
  await titleButton("Van").click();
  await titleField().fill("My van");
  await press("{Enter}");
  titleButton("My van").element().focus();
  await press("{Enter}");
  await expectFocus(titleField());
  await press("{Escape}");
  await expectGone(titleField());
  letFail();

  await expectVisible(page.getByText("Title not saved"));
  await expectVisible(page.getByText("You wrote: My van"));
});

test("a title that somebody else has changed is not overwritten without a choice", async () => {
  const { world, task } = aTaskOnServer({ title: "Van" });
  compareTexts(world);
  await showTask(world, task);
  await titleButton("Van").click();
  await titleField().fill("My van");
  world.change(task.id, { title: "Their van" });
  await press("{Enter}");

  await expectVisible(page.getByText("Max Example changed the title while you were editing it"));
  await expectText(page.getByRole("heading", { level: 1 }), "Their van");
  await button("Use mine").click();
  await expectText(page.getByRole("heading", { level: 1 }), "My van");
  await expect.poll(() => world.stored(task.id).title).toBe("My van");
});

function holdAndRefuse(pattern: string): () => void {
  server.refuse(pattern);
  return server.hold(pattern);
}

type End = (world: BoardOnServer) => void;

const makeViewer: End = (world) => world.changeBoard({ isUserOnlyViewer: true });
const remove: End = ({ board }) => live.ended(board.id);
const deleteTask: End = (world) => world.remove(world.task("Rent a van").id);

test.each([
  ["on the task's own page, who may only look now", "page", makeViewer],
  ["on the task's own page, who was taken off the board", "page", remove],
  ["over the board, who was taken off it", "dialog", remove],
  ["in a task that somebody deleted", "dialog", deleteTask],
] as const)("an unsaved text is shown, to be copied or discarded, %s", async (_, place, end) => {
  const copied = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  const { world } = aTaskOnServer({ description: "<p>Old</p>" });
  await writeUnsaved(world, place);

  end(world);

  await expectGone(writing());
  if (end === deleteTask) await expectVisible(page.getByText("This task was deleted"));
  await expectVisible(page.getByText("Description not saved", { exact: true }));
  // While it is refused it is in the task, too.
  await expectCount(page.getByText("Old and mine", { exact: true }), 1);
  await button("Copy text").click();
  await expectVisible(page.getByText("Text copied"));
  expect(await plainTextIn(copied.mock.lastCall?.[0])).toBe("Old and mine");
  await button("Discard").click();
  await expectGone(page.getByText("Old and mine", { exact: true }));
});

async function writeUnsaved(world: BoardOnServer, place: "page" | "dialog") {
  server.refuse(`PUT ${world.path}/tasks/{task}`);
  if (place === "page") await showTask(world, world.task("Rent a van"));
  else {
    await openTaskDialog(world);
  }
  await beginWriting();
  await press(" and mine");
  await expectVisible(page.getByText("Not saved yet"));
}

const plainTextIn = async (items: ClipboardItems = []) => (await items[0]?.getType("text/plain"))?.text();
