import { describe, expect, test } from "vitest";
import {
  stageInputs,
  type StageDraft,
  defaultStages,
  withStage,
  withStageAfter,
  withStageMoved,
} from "@/components/board-list/new-board/stage-drafts";

const titles = (stages: StageDraft[]) => stages.map(({ title }) => title);
const usual = defaultStages("to-do");

describe("stage drafts", () => {
  test.each([
    ["to-do", ["Open", "In Progress", "Completed"]],
    ["roadmap", ["Pending", "Under Consideration", "Planned", "Launched"]],
  ] as const)("a %s starts with its default stages, the last of which closes tasks", (type, expected) => {
    expect(titles(defaultStages(type))).toEqual(expected);
    expect(
      defaultStages(type)
        .map(({ closes }) => closes)
        .lastIndexOf(false),
    ).toBe(expected.length - 2);
  });

  test("add a stage after the given index, with a key of its own", () => {
    const { stages, key } = withStageAfter(usual, 0);

    expect(titles(stages)).toEqual(["Open", "", "In Progress", "Completed"]);
    expect(stages[1]).toEqual({ key, title: "", closes: false });
    expect(new Set(stages.map((stage) => stage.key)).size).toBe(4);
    expect(titles(withStageAfter([], -1).stages)).toEqual([""]);
  });

  test.each([
    [0, 1, ["In Progress", "Open", "Completed"]],
    [2, -1, ["Open", "Completed", "In Progress"]],
    [0, -1, ["Open", "In Progress", "Completed"]],
    [2, 1, ["Open", "In Progress", "Completed"]],
    [9, 1, ["Open", "In Progress", "Completed"]],
  ] as const)("stage %i moved by %i", (key, by, expected) => {
    expect(titles(withStageMoved(usual, key, by))).toEqual(expected);
  });

  test("a rename keeps whether a stage closes tasks, and a stage without a name is not sent", () => {
    const changed = withStage(withStage(usual, 2, { title: " Done " }), 1, { title: "  " });

    expect(stageInputs(changed)).toEqual([
      { title: "Open", status: "open" },
      { title: "Done", status: "closed" },
    ]);
  });
});
