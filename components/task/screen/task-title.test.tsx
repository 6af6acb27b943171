import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { server } from "@/components/testing/server";
import { showTask } from "@/components/testing/show";
import { compareTexts } from "@/components/testing/task";

const titleButton = (title: string) => page.getByRole("button", { name: title, exact: true });
const titleField = () => page.getByRole("textbox", { name: "Title" });

test("a title that could not be saved can be edited again, and cancelling does not lose it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  const task = world.task("Van");
  const accept = server.refuse(`PUT ${world.path}/tasks/{task}`);
  await showTask(world, task);
  await titleButton("Van").click();
  await titleField().fill("My long title");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("You wrote: My long title")).toBeVisible();

  await titleButton("Van").click();
  await expect.element(titleField()).toHaveValue("My long title");
  await userEvent.keyboard("{End}, longer{Escape}");
  await expect.element(page.getByText(/You wrote: My long title$/)).toBeVisible();

  accept();
  await titleButton("Van").click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("My long title");
  await expect.poll(() => world.task("My long title").id).toBe(task.id);
  await expect.element(page.getByText("You wrote:")).not.toBeInTheDocument();
});

test("a title is limited to 255 characters, but a longer stored one can be edited", async () => {
  const [long, edited] = ["Lorry ".repeat(50).trim(), `${"Lorry ".repeat(50).trim().slice(0, -1)}s`];
  const world = aBoardOnServer({ tasks: { "To do": [long] } });
  await showTask(world, world.task(long));

  await titleButton(long).click();
  await expect.element(titleField()).toHaveAttribute("maxlength", String(long.length));
  await titleField().fill(edited);
  await userEvent.keyboard("{Enter}");
  await expect.element(titleButton(edited)).toBeVisible();

  await titleButton(edited).click();
  await titleField().fill("Van");
  await userEvent.keyboard("{Enter}");
  await titleButton("Van").click();
  await expect.element(titleField()).toHaveAttribute("maxlength", "255");
});

test("a title whose saving fails after its field was reopened is reported and not lost", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  const letFail = holdAndRefuse(`PUT ${world.path}/tasks/{task}`);
  await showTask(world, world.task("Van"));
  await titleButton("Van").click();
  await titleField().fill("My van");
  await userEvent.keyboard("{Enter}");
  titleButton("My van").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(titleField()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(titleField()).not.toBeInTheDocument();
  letFail();

  await expect.element(page.getByText("Your title is not saved")).toBeVisible();
  await expect.element(page.getByText("You wrote: My van")).toBeVisible();
});

test("a title that somebody else has changed is not overwritten without a choice", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Van"] } });
  const task = world.task("Van");
  compareTexts(world);
  await showTask(world, task);
  await titleButton("Van").click();
  await titleField().fill("My van");
  world.change(task.id, { title: "Their van" });
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByText("Max Example changed the title while you wrote")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Their van");
  await page.getByRole("button", { name: "Use mine" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("My van");
  await expect.poll(() => world.stored(task.id).title).toBe("My van");
});

function holdAndRefuse(pattern: string): () => void {
  server.refuse(pattern);
  return server.hold(pattern);
}
