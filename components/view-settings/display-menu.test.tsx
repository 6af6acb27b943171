import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import { expectNoMenu, linkOf, menuOf, messages } from "@/components/testing/on-board";
import { aLabel } from "@/components/testing/records";
import { button, expectFocus, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";
import { allViewSettings, viewSettings } from "@/lib/view-settings/views";

const SAVE = "PUT /boards/v2/update-dashboard-view-settings";
const setting = (name: string) => page.getByRole("menuitemcheckbox", { name, exact: true });
const card = () => page.getByRole("article");

const garden = aLabel("Garden");

function aBoardWithCard(options: Parameters<typeof aBoardOnServer>[0] = {}) {
  server.answer(SAVE, () => ({ message: "Card view settings updated successfully" }));
  return aBoardOnServer({
    stages: ["To do"],
    board: { labels: [garden] },
    tasks: {
      "To do": [
        {
          title: "Water",
          priority: "urgent",
          due_at: "2031-12-24 00:00:00",
          comments_count: 3,
          settings: {
            cover: { backgroundColor: "" },
            subtask_count: 5,
            subtask_completed_count: 2,
            attachment_count: 7,
          },
          labels: [labelOn(0, garden)],
        },
      ],
    },
    ...options,
  });
}

const label = () => card().getByRole("list", { name: "Labels" }).getByText("Garden");

test("what a person switches off is no longer on cards, and is saved", async () => {
  await showBoard(aBoardWithCard());
  await expectVisible(label());

  await button("Display").click();
  await setting("Labels").click();
  await setting("Comments").click();

  await expectGone(label());
  await expectGone(card().getByText("3 comments"));
  await expectVisible(card().getByText("2/5", { exact: true }));
  await expect.element(setting("Labels")).not.toBeChecked();
  await expect
    .poll(() => server.bodies(SAVE))
    .toEqual([
      { view: "kanbanview", updatedSettings: { dashboard_view_label: false } },
      { view: "kanbanview", updatedSettings: { dashboard_view_comment: false } },
    ]);
});

test("cards leave out everything that was switched off before, until all is shown again", async () => {
  const off = Object.fromEntries(Object.keys(allViewSettings().kanbanview).map((key) => [key, false]));
  await showBoard(aBoardWithCard({ viewSettings: { kanbanview: viewSettings("kanbanview", off) } }));
  await expectVisible(linkOf("Water"));
  expect(card().element().textContent).toBe("Water");
  expect(card().getByRole("img").elements()).toEqual([]);

  await button("Display").click();
  await page.getByRole("menuitem", { name: "Show all" }).click();

  await expectVisible(label());
  for (const text of ["2/5", "7", "3"]) await expectVisible(card().getByText(text, { exact: true }));
  await expectVisible(card().getByRole("img", { name: "Priority: Urgent" }));
  await expect.element(page.getByRole("menuitem", { name: "Show all" })).toHaveAttribute("aria-disabled", "true");
  await expect.poll(() => server.bodies(SAVE)).toHaveLength(1);
});

test("a setting that could not be saved goes back, and shows the reason", async () => {
  await showBoard(aBoardWithCard());
  server.refuse(SAVE, 500);
  await button("Display").click();

  await setting("Labels").click();

  await expectText(messages(), "Something went wrong on the server.");
  await expectVisible(label());
});

test("settings that were saved here apply to a page that is older, as after going back", async () => {
  const world = aBoardWithCard();
  const before = await showBoard(world);
  await button("Display").click();
  await setting("Labels").click();
  await expect.poll(() => server.bodies(SAVE)).toHaveLength(1);
  await before.unmount();

  await showBoard(world, "", new Date(0));

  await expectVisible(linkOf("Water"));
  await expectGone(label());
});

test("the menu works by keyboard, and breaks no rule of access", async () => {
  await showBoard(aBoardWithCard());
  button("Display").element().focus();
  await press("{Enter}");
  await expectFocus(setting("Labels"));
  await press(" ");
  await expect.element(setting("Labels")).not.toBeChecked();
  await expectAccessible();

  await press("{Escape}");
  await expectNoMenu();
  await expectFocus(button("Display"));
});

test("on phones the settings are in the board's menu", async () => {
  await page.viewport(390, 800);
  await showBoard(aBoardWithCard());
  expect(button("Display").query()).toBeNull();

  await menuOf("this board").click();
  await page.getByRole("menuitem", { name: "Display" }).click();
  await setting("Labels").click();

  await expectGone(label());
});
