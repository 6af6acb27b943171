import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectPartAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { openFromMenu } from "@/components/testing/board-parts";
import { item, menuOf, messages } from "@/components/testing/on-board";
import { allModules } from "@/components/testing/records";
import { dialogOf, expectGone, expectText, expectValue, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

const time = () => page.getByRole("combobox", { name: "Time tracking" });
const repeating = () => page.getByRole("combobox", { name: "Repeating tasks" });
const OFF = { enabled: false, all_boards: true, selected_boards: [] };
const SOME = { enabled: true, all_boards: false, selected_boards: [] };

test("a manager chooses for the board, or leaves it to the site", async () => {
  const world = aBoardOnServer({ role: "Admin", viewer: { modules: allModules({ recurring_task: SOME }) } });
  const path = `PUT ${world.path}/update-board-properties`;
  server.answer(path, () => ({ board: {} }));
  await showBoard(world);
  await openFromMenu("About this board");
  await expectText(time(), /^Same as the site \(on\)/);
  await expectText(repeating(), /^Same as the site \(off\)/);
  await expectPartAccessible(dialogOf("About this board"));

  await time().selectOptions("Off");
  await repeating().selectOptions("On");
  await expectValue(time(), "off");
  await time().selectOptions("Same as the site (on)");

  await expect
    .poll(() => server.bodies(path))
    .toEqual([{ enable_time_tracking: false }, { enable_recurring_tasks: true }, { enable_time_tracking: null }]);
});

test("a refused choice is taken back and said", async () => {
  const world = aBoardOnServer({ role: "Admin" });
  await showBoard(world);
  server.refuse(`PUT ${world.path}/update-board-properties`, 403, "Time tracking is switched off on this site.");
  await openFromMenu("About this board");
  await time().selectOptions("Off");

  await expectVisible(messages().getByText(/switched off on this site/));
  await expectValue(time(), "");
});

test("what the site has off isn't mentioned, and members choose nothing", async () => {
  const modules = allModules({ timeTracking: OFF });
  const asManager = await showBoard(aBoardOnServer({ role: "Admin", viewer: { modules } }));
  await openFromMenu("About this board");
  await expectVisible(repeating());
  await expectGone(time());
  await asManager.unmount();

  await showBoard(aBoardOnServer());
  await openFromMenu("About this board");
  await expectVisible(dialogOf("About this board"));
  await expectGone(repeating());
});

test("without public pages no menu offers a public link, and without roadmaps none of their dialogs", async () => {
  const off = { enabled: false };
  const modules = allModules({ frontend: off, roadmap: off });
  await showBoard(aBoardOnServer({ role: "Admin", board: { type: "roadmap" }, viewer: { modules } }));

  await menuOf("this board").click();
  await expectVisible(item("Copy link"));
  await expectGone(item("Public link"));
  await expectGone(item("Roadmap page"));
  await expectGone(item("Import ideas"));
});
