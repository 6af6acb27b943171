import { test } from "vitest";
import { page } from "vitest/browser";
import { aBoardLine } from "@/components/testing/activity";
import { aBoardOnServer } from "@/components/testing/board";
import { button, dialogOf, expectCount, expectText } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

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
});
