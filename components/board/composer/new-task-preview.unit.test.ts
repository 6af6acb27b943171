import { expect, test } from "vitest";
import { withTaskEdit } from "@/components/board-store/edits/task-edits";
import { newTaskPreview } from "@/components/board/composer/new-task-preview";
import { aLabel, creating, NO_TASKS } from "@/components/testing/records";

const [labels, users] = [
  [aLabel("Bug", { id: 4 }), aLabel("Idea", { id: 5 })],
  [
    { ID: 7, display_name: "Mina", photo: "" },
    { ID: 8, display_name: "Noa", photo: "/photos/noa.webp" },
  ],
];

test("a new task shows at once what was said with its title", () => {
  const extras = { labels: [5], assignees: [8], priority: "high", due_at: "2031-12-24 17:00:00" };

  const made = withTaskEdit(
    { ...NO_TASKS, stages: { 1: { total: 0, end: null } } },
    creating(-1, 1, { extras, optimistic: newTaskPreview(-1, extras, { labels, users }) }),
  );

  expect(made.tasks[-1]).toMatchObject({
    title: "New",
    labels: [{ id: 5, title: "Idea", pivot: { object_id: -1 } }],
    assignees: [{ ID: 8, display_name: "Noa", photo: "/photos/noa.webp" }],
    priority: "high",
    due_at: "2031-12-24 17:00:00",
  });
});

test("nothing is shown of what was not said, or is no longer on the board", () => {
  expect(newTaskPreview(-1, {}, { labels, users })).toEqual({});
  expect(newTaskPreview(-1, { labels: [99], assignees: [99] }, { labels, users })).toEqual({
    labels: [],
    assignees: [],
  });
});
