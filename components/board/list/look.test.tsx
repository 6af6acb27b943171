import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { aLabel, aMember } from "@/components/testing/records";
import { showBoard } from "@/components/testing/show";

const labels = ["Bug", "A label with a rather long name", "Design", "Ops"].map((title) => aLabel(title));
const people = [aMember("Max Example"), aMember("Zoe Long")];
const on = (label: (typeof labels)[number]) => ({ ...label, pivot: {} }) as never;

function world() {
  return aBoardOnServer({
    board: { labels },
    tasks: {
      "To do": [
        {
          title: "Fix login on slow phones",
          priority: "urgent",
          due_at: "2020-01-01 00:00:00",
          labels: [on(labels[0]!)],
          assignees: people as never,
          comments_count: 3,
        },
        {
          title: "A very long title ".repeat(14),
          labels: labels.map(on),
          settings: {
            cover: { backgroundColor: "" },
            subtask_count: 5,
            subtask_completed_count: 2,
            attachment_count: 1,
          } as never,
          is_pinned: true,
          notifications: 2,
        },
        "Pack books",
      ],
      "In progress": [{ title: "Call movers", due_at: "2031-01-01 10:00:00", priority: "high" }],
      Done: [{ title: "Sign lease", status: "closed", assignees: [people[0]] as never }],
    },
  });
}

test.each([
  ["?view=list", 1280],
  ["?view=list&group=assignee&sort=title", 1280],
  ["?view=list&group=due", 390],
  ["?view=list&group=label", 390],
])("%s %i", async (search, width) => {
  await page.viewport(width, 800);
  await showBoard(world(), search);
  await expect.element(page.getByRole("region", { name: "Task list" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Pack books" }).first()).toBeVisible();
  await new Promise((r) => setTimeout(r, 500));
  await page.screenshot({ path: `/work/wt/list/.build/look/${search.replace(/\W/g, "_")}${width}.png` });
});
