import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBoardOnServer } from "@/components/testing/board";
import { expectTitles, showTable } from "@/components/testing/on-table";
import { aField, aLabel } from "@/components/testing/records";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";

test("smoke", async () => {
  const labels = [aLabel("Heavy"), aLabel("Fragile")];
  const fields = [aField("Budget", "number"), aField("Size", "select", ["S", "M"])];
  const world = aBoardOnServer({
    board: { labels, custom_fields: fields },
    tasks: {
      "To do": [
        {
          title: "Rent a van",
          priority: "high",
          due_at: "2026-01-02 10:00:00",
          labels: labels.map((label) => labelOn(1, label)),
        },
        ...Array.from({ length: 60 }, (_, at) => ({ title: `Task ${at}`, priority: "low" })),
      ],
      Done: [{ title: "Sign lease", status: "closed" }],
    },
  });
  const task = world.task("Rent a van");
  world.put(task.id, { assignees: [personOn(task.id, world.max), personOn(task.id, world.me)] });
  await showTable(world);
  await page.screenshot({ path: "../../../.build/t1.png" });
  expect(1).toBe(1);
});
