import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { expectTitles, linkOf, messages } from "@/components/testing/on-board";
import { button, expectFocus, expectGone, expectValue, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const field = () => page.getByLabelText("Title of the new task");

async function write(stage: string, text: string) {
  await button(`Add task to ${stage}`).click();
  await expectFocus(field());
  if (text) await press(text);
}

test("a new task's title stays when its author may only look at the board, and can be copied", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await showBoard(world);
  await write("To do", "Half a thought");

  world.changeBoard({ isUserOnlyViewer: true });
  await expectVisible(page.getByRole("alert").filter({ hasText: "You can only view this board now" }));
  await expectFocus(field());
  await press("{Enter}");
  await expectValue(field(), "Half a thought");
  await button(/^Copy$/).click();
  expect(copied).toHaveBeenLastCalledWith("Half a thought");

  field().element().focus();
  await press("{Escape}");
  await expectGone(field());
  await expectFocus(linkOf("Pack"));
  await expectTitles("To do", ["Pack"]);
  expect(server.requests(`POST ${world.path}/tasks`)).toEqual([]);
});

test("a new task's title can be copied after its stage was archived", async () => {
  const world = aBoardOnServer();
  await showBoard(world);
  await write("Done", "Half a thought");

  world.changeStage("Done", { archived_at: "2026-11-20 08:00:00" });

  await expectVisible(messages().getByText("“Half a thought” wasn’t created because its stage is gone"));
  await expectVisible(messages().getByText("Copy", { exact: true }));
});

test("an empty field for a new task closes when its author may only look at the board", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await showBoard(world);
  await write("To do", "");

  world.changeBoard({ isUserOnlyViewer: true });

  await expectGone(field());
  await expectFocus(linkOf("Pack"));
});

test("a new task's title stays as it is while others change the board around it", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Pack"] } });
  await showBoard(world);
  await write("To do", "Half a sen");

  world.change(world.add("To do", { title: "From somebody else", position: "0.50" }).id, {});
  await expectTitles("To do", ["From somebody else", "Pack"]);
  await press("tence");

  await expectFocus(field());
  await expectValue(field(), "Half a sentence");
});
