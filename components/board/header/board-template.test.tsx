import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { act, openFromMenu } from "@/components/testing/board-parts";
import { item, menuOf, messages } from "@/components/testing/on-board";
import {
  button,
  dialogOf,
  expectAttribute,
  expectGone,
  expectVisible,
  press,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const banner = page.getByText("This board is a template. New boards start as a copy of it.");

/** What the server keeps of a board as a template. */
function answerForTemplate({ path, board }: BoardOnServer) {
  const settingsWith = (settings: object) => ({ board: { settings: { tasks_count: 0, ...settings } } });
  const keep = ({ body }: { body: Record<string, string> }) => settingsWith({ is_template: true, ...body });
  server.answer(`PUT ${path}/make-template`, keep);
  server.answer(`PUT ${path}/update-template-settings`, keep);
  server.answer(`PUT ${path}/convert-to-board`, () => settingsWith({}));
  return board;
}

test("a manager makes a board a template, changes it, and converts it back", async () => {
  const world = aBoardOnServer({ role: "Admin", viewer: { mayUseTemplate: true } });
  const { id } = answerForTemplate(world);
  await showBoard(world);
  await openFromMenu("Make template");
  const making = dialogOf("Make template");
  await textbox(/^Description/, making).fill("For every move");
  await button("Project management", making).click();
  await expectAccessible();
  await button("Make template", making).click();
  await expectGone(making);
  await expectVisible(banner);
  await expectAttribute(
    page.getByRole("link", { name: "Use template" }),
    "href",
    `/boards?new=template&from=user-${id}`,
  );
  await expectAccessible("banner");

  await openFromMenu("Template settings");
  await textbox(/^Category/).fill("Moving");
  await press("{Enter}");
  await expectGone(dialogOf("Template settings"));
  expect(server.bodies(`PUT ${world.path}/update-template-settings`)).toEqual([
    { template_description: "For every move", template_category: "Moving" },
  ]);

  await act("this board", "Convert to board");
  await expectGone(banner);
  await messages().getByRole("button", { name: "Undo" }).click();
  await expectVisible(banner);
});

test("only managers make templates, and not in the free tier", async () => {
  const asMember = await showBoard(aBoardOnServer());
  await menuOf("this board").click();
  await expectVisible(item("Labels"));
  await expectGone(item("Make template"));
  await asMember.unmount();

  await showBoard(aBoardOnServer({ role: "Admin", viewer: { isPro: false } }));
  await menuOf("this board").click();
  await expectVisible(item("Archive board"));
  await expectGone(item("Make template"));
});

const copying = { tasks_count: 0, task_creation_status: "pending", task_creation_total: 450 };

test("a board shows how far its tasks are copied, and when all are there", async () => {
  const world = aBoardOnServer({ board: { settings: copying } });
  const finish = server.answer("GET /boards/v2/templates/task-creation-status", () => ({
    ...{ status: "pending", total: 450, created: 120 },
  }));
  await showBoard(world);
  await expectVisible(page.getByText("Copying 120 of 450 tasks"));
  await expectAccessible();

  finish();
  server.answer("GET /boards/v2/templates/task-creation-status", ({ query }) => ({
    ...{ status: "completed", total: 450, created: 450, board: query.get("board_id") },
  }));
  await expectVisible(messages().getByText("All 450 tasks were copied"));
  await expectGone(page.getByText(/^Copying/));
});

test("a copy that has failed says so until it is dismissed", async () => {
  const world = aBoardOnServer({ board: { settings: { ...copying, task_creation_status: "failed" } } });
  server.answer("GET /boards/v2/templates/task-creation-status", () => ({ status: "failed", total: 450, created: 7 }));
  const shown = await showBoard(world);
  await expectVisible(page.getByText(/Not all tasks could be copied: 7 of 450 are here/));
  await button("Dismiss").click();
  await expectGone(page.getByText(/Not all tasks could be copied/));
  await shown.unmount();

  await showBoard(world);
  await expectVisible(page.getByRole("heading", { level: 1 }));
  await expectGone(page.getByText(/Not all tasks could be copied/));
});
