import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import {
  button,
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
import { compareTexts } from "@/components/testing/task";

const titleButton = (title: string) => page.getByRole("button", { name: title, exact: true });
const titleField = () => textbox("Title");

test("a title that could not be saved can be edited again, and cancelling does not lose it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  const task = world.task("Van");
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
  await expect.element(titleField()).toHaveAttribute("maxlength", String(long.length));
  await titleField().fill(edited);
  await press("{Enter}");
  await expectVisible(titleButton(edited));

  await titleButton(edited).click();
  await titleField().fill("Van");
  await press("{Enter}");
  await titleButton("Van").click();
  await expect.element(titleField()).toHaveAttribute("maxlength", "255");
});

test("a title whose saving fails after its field was reopened is reported and not lost", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  const letFail = holdAndRefuse(`PUT ${world.path}/tasks/{task}`);
  await showTask(world, world.task("Van"));
  await titleButton("Van").click();
  await titleField().fill("My van");
  await press("{Enter}");
  titleButton("My van").element().focus();
  await press("{Enter}");
  await expectFocus(titleField());
  await press("{Escape}");
  await expectGone(titleField());
  letFail();

  await expectVisible(page.getByText("Your title is not saved"));
  await expectVisible(page.getByText("You wrote: My van"));
});

test("a title that somebody else has changed is not overwritten without a choice", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  const task = world.task("Van");
  compareTexts(world);
  await showTask(world, task);
  await titleButton("Van").click();
  await titleField().fill("My van");
  world.change(task.id, { title: "Their van" });
  await press("{Enter}");

  await expectVisible(page.getByText("Max Example changed the title while you wrote"));
  await expectText(page.getByRole("heading", { level: 1 }), "Their van");
  await button("Use mine").click();
  await expectText(page.getByRole("heading", { level: 1 }), "My van");
  await expect.poll(() => world.stored(task.id).title).toBe("My van");
});

function holdAndRefuse(pattern: string): () => void {
  server.refuse(pattern);
  return server.hold(pattern);
}
