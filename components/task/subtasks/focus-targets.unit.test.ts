import { expect, test } from "vitest";
import { focusTargetsAfterGroup, focusTargetsAfterSubtask } from "@/components/task/subtasks/focus-targets";
import { BLANK } from "@/components/board-store/edits/blank-task";

const group = (id: number, ...ids: number[]) => ({
  id,
  value: "Packing",
  subtasks: ids.map((each) => ({ ...BLANK, id: each })),
});

test("the next subtask gets the focus, otherwise the previous one", () => {
  expect(focusTargetsAfterSubtask(group(1, 11, 12, 13), 12)[0]).toContain('"13"');
  expect(focusTargetsAfterSubtask(group(1, 11, 12, 13), 13)[0]).toContain('"12"');
});

test("the button that adds a subtask gets the focus after the last one", () => {
  expect(focusTargetsAfterSubtask(group(1, 11), 11).slice(1)).toEqual([
    '[data-subtask-group="1"] [data-adds]',
    "[data-adds-group]",
  ]);
});

test("the next group gets the focus, otherwise the previous one", () => {
  expect(focusTargetsAfterGroup([group(1), group(2), group(3)], 2)[0]).toContain('"3"');
  expect(focusTargetsAfterGroup([group(1), group(2), group(3)], 3)[0]).toContain('"2"');
});
