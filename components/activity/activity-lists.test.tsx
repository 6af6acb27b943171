import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ActivityOfPerson } from "@/components/activity/activity-of-person";
import { aBoardLine, aLineOfPerson, pageOf } from "@/components/testing/activity";
import { expectAccessible } from "@/components/testing/axe";
import { aBoardOnServer } from "@/components/testing/board";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show, showBoard } from "@/components/testing/show";

test("a person's activity names its tasks by day and loads more on scroll", async () => {
  const lines = Array.from({ length: 45 }, (_, at) => aLineOfPerson(`Bed ${45 - at}`));
  server.answer("GET /boards/v2/member/2/activities", ({ query }) => ({
    activities: pageOf(lines, query, 40),
    pagination: { total: lines.length },
  }));
  await show(
    <>
      <h1>Max Example</h1>
      <ActivityOfPerson
        personId={2}
        isMe={false}
        first={{ lines: lines.slice(0, 40), total: lines.length }}
        clock={{ renderedAt: "2026-11-20T09:00:00Z", timeZone: "UTC", locale: "en-US" }}
      />
    </>,
  );
  const topics = page.getByRole("region", { name: "Activity", exact: true }).getByRole("link");

  await expectCount(topics, 40);
  await expectText(page.getByRole("listitem").first(), /Bed 45\s*Max Example created this task/);
  await expectAccessible();
  topics.last().element().scrollIntoView();
  await expectCount(topics, 45);
  await topics.last().click();

  expect(location.pathname).toBe(`/boards/1/tasks/${lines.at(-1)?.task?.id}`);
});

const PER_PAGE = 40;

test("a board's history can be retried after a failure and loads more on scroll", async () => {
  const world = aBoardOnServer({ role: "Viewer" });
  const lines = [
    ...Array.from({ length: 45 }, (_, at) => aBoardLine("renamed", "board", { description: `Line ${45 - at}` })),
    aBoardLine("created", "board"),
  ];
  server.answer(`GET ${world.path}/activities`, ({ query }) => {
    const current = Number(query.get("page"));
    return {
      activities: {
        data: lines.slice((current - 1) * PER_PAGE, current * PER_PAGE),
        current_page: current,
        last_page: 2,
      },
    };
  });
  const accept = server.refuse(`GET ${world.path}/activities`);
  await showBoard(world);
  await button("Actions for this board").click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  const dialog = dialogOf("Activity");
  const shown = dialog.getByRole("listitem");

  await expectText(dialog.getByRole("alert"), "Something went wrong");
  accept();
  await button("Try again", dialog).click();
  await expectCount(shown, PER_PAGE);
  shown.last().element().scrollIntoView();
  await expectCount(shown, lines.length);
  await expectText(shown.last(), "created this board");
  await expectAccessible();
});

test("a label of a preset has the preset's dark color in the activity, and one with colors of its own keeps them", async () => {
  const world = aBoardOnServer();
  const line = (title: string, bg_color: string, color: string) =>
    aBoardLine("created", "label", { settings: { title, bg_color, color } });
  const data = [line("Bug", "#70C392", "#1B2533"), line("Own", "#4bce97", "#164B35")];
  server.answer(`GET ${world.path}/activities`, () => ({ activities: { data, current_page: 1, last_page: 1 } }));
  await showBoard(world);
  await button("Actions for this board").click();
  await page.getByRole("menuitem", { name: "Activity" }).click();
  const fillOf = (title: string) =>
    dialogOf("Activity").getByText(title, { exact: true }).element().parentElement?.querySelector("rect");

  await expectVisible(dialogOf("Activity").getByText("Bug", { exact: true }));
  expect(fillOf("Bug")?.getAttribute("fill")).toBe("light-dark(#70C392, #216E4E)");
  expect(fillOf("Own")?.getAttribute("fill")).toBe("#4bce97");
});

const ringOfFocus = () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle;

test("opened by its address the activity shows a focus ring only once a key moves the focus; by keyboard, at once", async () => {
  const world = aBoardOnServer();
  server.answer(`GET ${world.path}/activities`, () => ({ activities: { data: [], current_page: 1, last_page: 1 } }));
  const lines = () => dialogOf("Activity").getByRole("group", { name: "Board activity" });
  await press("{Shift}");
  await showBoard(world, "/activity");
  await expect.poll(() => dialogOf("Activity").element().contains(document.activeElement)).toBe(true);
  expect(ringOfFocus()).toBe("none");
  await press("{Tab}");
  await expectFocus(lines());
  expect(ringOfFocus()).toBe("solid");

  await press("{Escape}");
  await expectGone(dialogOf("Activity"));
  button("Actions for this board").element().focus();
  await press("{Enter}");
  await expectVisible(page.getByRole("menuitem", { name: "Activity" }));
  page.getByRole("menuitem", { name: "Activity" }).element().focus();
  await press("{Enter}");
  await expectFocus(lines());
  expect(ringOfFocus()).toBe("solid");
});
