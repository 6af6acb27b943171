import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { expectTitles, linkOf, messages, openBoard } from "@/components/testing/on-board";
import { server } from "@/components/testing/server";

const field = () => page.getByLabelText("Title of the new task");

async function write(stage: string, text: string) {
  await page.getByRole("button", { name: `Add a task to ${stage}` }).click();
  await expect.element(field()).toHaveFocus();
  if (text) await userEvent.keyboard(text);
}

test("a new task's title stays when its author may only look at the board, and can be copied", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await openBoard(world);
  await write("To do", "Half a thought");

  world.changeBoard({ isUserOnlyViewer: true });
  await expect
    .element(page.getByRole("alert").filter({ hasText: "You can only look at this board now" }))
    .toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  expect(copied).toHaveBeenLastCalledWith("Half a thought");

  field().element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(linkOf("Pack")).toHaveFocus();
  await expectTitles("To do", ["Pack"]);
  expect(server.requests(`POST ${world.path}/tasks`)).toEqual([]);
});

test("a new task's title can be copied after its stage was archived", async () => {
  const world = aBoardOnServer();
  await openBoard(world);
  await write("Done", "Half a thought");

  world.changeStage("Done", { archived_at: "2026-11-20 08:00:00" });

  await expect.element(messages().getByText("“Half a thought” is not created: its stage is gone")).toBeVisible();
  await expect.element(messages().getByText("Copy", { exact: true })).toBeVisible();
});

test("an empty field for a new task closes when its author may only look at the board", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await openBoard(world);
  await write("To do", "");

  world.changeBoard({ isUserOnlyViewer: true });

  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(linkOf("Pack")).toHaveFocus();
});

test("a new task's title stays as it is while others change the board around it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await openBoard(world);
  await write("To do", "Half a sen");

  world.change(world.add("To do", { title: "From somebody else", position: "0.50" }).id, {});
  await expectTitles("To do", ["From somebody else", "Pack"]);
  await userEvent.keyboard("tence");

  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue("Half a sentence");
});
