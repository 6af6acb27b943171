import { expect, test } from "vitest";
import { withTaskEdit } from "@/components/board-store/edits/task-edits";
import { newTaskPreview } from "@/components/board/composer/new-task-preview";

const [labels, users] = [
  [aLabel(4, "Bug"), aLabel(5, "Idea")],
  [
    { ID: 7, display_name: "Mina", photo: "" },
    { ID: 8, display_name: "Noa", photo: "/photos/noa.webp" },
  ],
];
const nothing = {
  tasks: {},
  stages: { 1: { total: 0, end: null } },
  beyond: {},
  newestId: 10,
  syncedAt: "",
  isStale: false,
};

test("a new task shows at once what was said with its title", () => {
  const extras = { labels: [5], assignees: [8], priority: "high", due_at: "2031-12-24 17:00:00" };

  const made = withTaskEdit(nothing, {
    kind: "create-task",
    id: -1,
    stageId: 1,
    title: "New",
    at: "end",
    extras,
    optimistic: newTaskPreview(-1, extras, { labels, users }),
  });

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

function aLabel(id: number, title: string) {
  return {
    id,
    board_id: 1,
    title,
    slug: "",
    type: "label",
    position: "1.00",
    color: null,
    bg_color: "#388BFF",
    settings: null,
    archived_at: null,
    created_at: "",
    updated_at: "",
  };
}
