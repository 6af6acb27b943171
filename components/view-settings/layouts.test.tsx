import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { button, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { Layouts } from "@/components/view-settings/layouts";
import { allViewSettings, viewSettings, isView } from "@/lib/view-settings/views";

const SAVE = "PUT /boards/v2/update-dashboard-view-settings";
const setting = (name: string) => page.getByRole("switch", { name, exact: true });

/** Keeps what is saved, as the server does. */
function serveSettings() {
  const stored: Record<string, Record<string, boolean>> = {};
  server.answer(SAVE, ({ body }) => {
    stored[body.view] = { ...stored[body.view], ...body.updatedSettings };
  });
  server.answer("GET /boards/v2/get-dashboard-view-settings", ({ query }) => {
    const view = query.get("view") ?? "";
    return { currentSettings: isView(view) && viewSettings(view, stored[view]) };
  });
  return stored;
}

test("each view has its own settings, which are saved at once", async () => {
  const stored = serveSettings();
  await show(<Layouts saved={allViewSettings()} hasTime />);

  await setting("Labels").click();
  await page.getByRole("tab", { name: "Table" }).click();
  await setting("Dates").click();
  await page.getByRole("tab", { name: "List" }).click();
  await expect.element(setting("Labels")).toBeChecked();
  await setting("Unread notifications").click();

  await expect
    .poll(() => stored)
    .toEqual({
      kanbanview: { dashboard_view_label: false },
      tableview: { table_view_dates: false },
      listview: { dashboard_view_notification: false },
    });
});

test("all settings of a view are switched on together", async () => {
  const stored = serveSettings();
  const saved = { ...allViewSettings(), kanbanview: viewSettings("kanbanview", { dashboard_view_comment: false }) };
  await show(<Layouts saved={saved} hasTime />);

  await button("Show all").click();

  await expect.element(setting("Comments")).toBeChecked();
  await expect.poll(() => stored.kanbanview?.dashboard_view_comment).toBe(true);
  await expect.element(button("Show all")).toHaveAttribute("aria-disabled", "true");
});

test("the settings work by keyboard, and break no rule of access", async () => {
  const stored = serveSettings();
  await show(
    <>
      <h1>Profile</h1>
      <Layouts saved={allViewSettings()} hasTime />
    </>,
  );
  await press("{Tab}{ArrowRight}{Enter}{Tab}{Tab} ");
  await expect.poll(() => stored).toEqual({ tableview: { table_view_priority: false } });

  await expectAccessible();
});
