import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { act, aTaskWithComments, commentField, expectWritten, said } from "@/components/testing/comments";
import {
  button,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { tools } from "@/components/testing/task";

const suggestions = () => page.getByRole("listbox", { name: "Suggestions" });
const sendsOf = (path: string) => server.bodies(`POST ${path}/tasks/{task}/comments`);
const changesOf = (path: string) => server.bodies(`PUT ${path}/tasks/comments/{comment}`);

async function write() {
  const { world, task, comments } = aTaskWithComments();
  await showTask(world, task);
  await commentField().click();
  await expectVisible(tools());
  await expectFocus(commentField());
  return { world, comments };
}

async function paste(html: string) {
  const data = new DataTransfer();
  data.setData("text/html", html);
  data.setData("text/plain", "x");
  commentField()
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}

test("a comment without formats is sent as plain text, with its lines and signs as they were typed", async () => {
  const { world } = await write();

  await press("1 * 2 <3 x_y{Enter}{Enter}https://example.com/a_b end{Control>}{Enter}{/Control}");

  await expectVisible(said("1 * 2 <3 x_y"));
  await expectWritten(commentField(), "");
  expect(sendsOf(world.path)).toEqual([{ comment: "1 * 2 <3 x_y\n\nhttps://example.com/a_b end", images: [] }]);
});

test("Markdown becomes formats while it is typed, and is what is sent", async () => {
  const { world } = await write();

  await press("**Now** go{Enter}- one{Enter}two");
  await expectVisible(commentField().getByText("Now", { exact: true }));
  await button("Send").click();

  await expectVisible(said("Now go").getByRole("listitem").filter({ hasText: "two" }));
  expect(sendsOf(world.path)).toEqual([
    { comment: "**Now** go\n\n- one\n- two", images: [], comment_format: "markdown" },
  ]);
});

test("a pasted table survives that its comment is edited, and lists do, too", async () => {
  const { world } = await write();
  await paste("<table><tr><td>Size</td><td>Seats</td></tr><tr><td>big | wide</td><td>9</td></tr></table>");
  await button("Send").click();
  await expectVisible(said("Seats").getByRole("cell", { name: "big | wide" }));

  await act(said("Seats"), "Edit");
  await expectVisible(textbox("Edit comment").getByRole("cell", { name: "9" }));
  textbox("Edit comment").getByRole("cell", { name: "9" }).element().closest<HTMLElement>("[contenteditable]")?.focus();
  await press("{Control>}{End}{/Control}{Enter}Ten{Control>}{Enter}{/Control}");

  await expectGone(textbox("Edit comment"));
  const table = "| Size | Seats |\n| --- | --- |\n| big \\| wide | 9 |";
  expect(sendsOf(world.path)).toMatchObject([{ comment: table }]);
  await expect.poll(() => changesOf(world.path)).toMatchObject([{ comment_format: "markdown" }]);
  expect(changesOf(world.path)[0]?.comment).toContain(table.slice(0, -4));
});

test("a comment of another program is edited as the text that it is", async () => {
  const { world, task, comments } = aTaskWithComments();
  comments.write(world.me, "# no heading\n* no list  **no**");
  await showTask(world, task);

  await act(said("no heading"), "Edit");
  await expectWritten(textbox("Edit comment"), "# no heading\n* no list  **no**");
  await expectVisible(tools());
  await expectFocus(textbox("Edit comment"));
  await press("!{Control>}{Enter}{/Control}");

  await expectVisible(said("**no**!"));
  await expect
    .poll(() => changesOf(world.path))
    .toMatchObject([{ comment: "# no heading\n* no list  **no**!", comment_format: "plain" }]);
});

test("a slash offers what can be inserted, by keys and by pointer; a slash in a word does not", async () => {
  const { world } = await write();

  await press("and/or ");
  await expectGone(suggestions());
  await press("/quo");
  await expectText(suggestions().getByRole("option"), "Quote");
  await press("{Escape}");
  await expectGone(suggestions());
  await press("{Control>}a{/Control}{Backspace}/");
  await expectVisible(suggestions().getByRole("option", { name: "Table" }));
  await expectAccessible();
  await suggestions().getByRole("option", { name: "Numbered list" }).click();
  await press("one{Enter}two{Control>}{Enter}{/Control}");

  await expectVisible(said("one").getByRole("list").getByText("two"));
  expect(sendsOf(world.path)).toMatchObject([{ comment: "1. one\n2. two" }]);
});

test("a table is inserted by the slash, Tab moves in it, and rows are added by the toolbar", async () => {
  const { world } = await write();

  await press("/table{Enter}");
  await expectVisible(button("Add a row below"));
  await press("A{Tab}B{Tab}C{Tab}D");
  await button("Add a row below").click();
  await button("Delete column").click();
  await button("Send").click();

  await expect.poll(() => sendsOf(world.path)).toHaveLength(1);
  expect(sendsOf(world.path)).toMatchObject([{ comment: "| B | C |\n| --- | --- |\n|  |  |\n|  |  |\n|  |  |" }]);
});

test("what is typed before the editor is loaded is kept with the cursor where it was, and can be sent", async () => {
  const { world, task } = aTaskWithComments();
  await showTask(world, task);
  await expectVisible(commentField());
  const plain = commentField().element();
  plain.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  await commentField().click();
  await press("two{Enter}three{Home}{ArrowUp}");
  expect(tools().elements()).toEqual([]);
  plain.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));

  await expectVisible(tools());
  await expectFocus(commentField());
  await press("one{Enter}{Control>}{Enter}{/Control}");

  await expect.poll(() => sendsOf(world.path)).toMatchObject([{ comment: "one\ntwo\nthree" }]);
});

test("the mention button offers the people of the board", async () => {
  const { world } = await write();

  await press("Thanks");
  await button("Mention someone").click();
  await expectVisible(suggestions().getByRole("option", { name: /Max Example/ }));
  await press("Max{Enter}");

  await expectWritten(commentField(), `Thanks @${world.max.user_login} `);
  await expectVisible(commentField().getByText(`@${world.max.user_login}`, { exact: true }));
  await press("{Control>}a{/Control}{Backspace}");
});
