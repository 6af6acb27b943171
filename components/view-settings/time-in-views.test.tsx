import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { linkOf } from "@/components/testing/on-board";
import { expectCell, expectTitles, grid, headerOf, select, showTable } from "@/components/testing/on-table";
import { allModules } from "@/components/testing/records";
import { button, expectGone, expectText, expectVisible, press, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { answerTime } from "@/components/testing/time";
import { viewSettings } from "@/lib/view-settings/views";

const SAVE = "PUT /boards/v2/update-dashboard-view-settings";
const setting = page.getByRole("menuitemcheckbox", { name: "Time and estimate", exact: true });
const card = (title: string) => page.getByRole("article").filter({ hasText: title });

const TASKS = {
  "To do": [
    { title: "Dig", log_minutes: 90, meta: { _estimated_minutes: "240" } },
    { title: "Sow", log_minutes: 600 },
    { title: "Water" },
  ],
};
const shown = {
  kanbanview: viewSettings("kanbanview", { dashboard_view_time: true }),
  listview: viewSettings("listview", { dashboard_view_time: true }),
};
const withColumns = { table: { shown: { spent: true, estimate: true } } };
const off = { modules: allModules({ timeTracking: { enabled: false, all_boards: true, selected_boards: [] } }) };

test("cards show time and estimate once it is switched on", async () => {
  server.answer(SAVE, () => ({}));
  await showBoard(aBoardOnServer({ tasks: TASKS }));
  await expectVisible(linkOf("Dig"));
  await expectGone(card("Dig").getByText("1h 30m"));

  await button("Display").click();
  await expect.element(setting).not.toBeChecked();
  await setting.click();

  await expectVisible(card("Dig").getByText("1h 30m / 4h"));
  await expectText(card("Dig"), "Time logged: 1h 30m of 4h");
  await expectText(card("Sow"), "Time logged: 10h");
  expect(card("Water").element().textContent).toBe("Water");
  await expect
    .poll(() => server.bodies(SAVE))
    .toEqual([{ view: "kanbanview", updatedSettings: { dashboard_view_time: true } }]);
});

test("rows of the list show it, too", async () => {
  await showBoard(aBoardOnServer({ tasks: TASKS, viewSettings: shown }), "?view=list");

  await expectVisible(page.getByText("1h 30m / 4h"));
});

test("a card shows the sum of somebody else’s log at once", async () => {
  const world = aBoardOnServer({ tasks: TASKS, viewSettings: shown });
  await showBoard(world);
  await expectVisible(card("Sow").getByText("10h", { exact: true }));

  world.change(world.task("Sow").id, { log_minutes: 630 });

  await expectVisible(card("Sow").getByText("10h 30m", { exact: true }));
});

test("the table has both as columns that sort and sum, and the estimate is edited in its cell", async () => {
  const world = aBoardOnServer({ tasks: TASKS, layout: withColumns });
  const { path } = answerTime(world, world.task("Sow").id);
  world.put(world.task("Sow").id, { log_minutes: 600 });
  await showTable(world, "&sort=-spent");
  await expectTitles(["Sow", "Dig", "Water"]);
  await expectCell("Dig", "spent", "1h 30m");
  await expectVisible(button("Summary of Time spent: Sum: 11h 30m"));

  await select("Sow", "estimate");
  await press("soon{Enter}");
  await expectVisible(grid().getByRole("alert").getByText("Enter a time such as 1h 30m, 90, or 1:30."));
  await textbox("Estimate of “Sow”").fill("2:30");
  await press("{Enter}");

  await expectCell("Sow", "estimate", "2h 30m");
  await expectVisible(button("Summary of Estimate: Sum: 6h 30m"));
  await expect.poll(() => server.bodies(`POST ${path}/estimated-time`)).toEqual([{ estimated_minutes: 150 }]);
});

test("the table has neither of the columns at first", async () => {
  await showTable(aBoardOnServer({ tasks: TASKS }));

  await expectVisible(headerOf("Title"));
  expect(headerOf("Time spent").query()).toBeNull();
});

test("where time is not tracked, nothing shows it", async () => {
  const world = aBoardOnServer({ tasks: TASKS, viewSettings: shown, layout: withColumns, viewer: off });
  const first = await showBoard(world);
  await expectVisible(linkOf("Dig"));
  expect(card("Dig").element().textContent).toBe("Dig");
  await button("Display").click();
  await expectVisible(page.getByRole("menuitemcheckbox", { name: "Labels" }));
  await expectGone(setting);
  await press("{Escape}");
  await linkOf("Dig").click();
  await expectVisible(page.getByRole("region", { name: "Properties" }));
  await expectGone(page.getByRole("region", { name: "Time", exact: true }));
  await first.unmount();

  await showTable(world);
  await expectVisible(headerOf("Title"));
  expect(headerOf("Time spent").query()).toBeNull();
});
