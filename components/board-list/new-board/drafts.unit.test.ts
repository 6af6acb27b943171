import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { defaultLabels, LABEL_NAMES, labelInputs, withLabel } from "@/components/board-list/new-board/label-drafts";
import {
  defaultStages,
  type StageDraft,
  stageInputs,
  withStage,
  withStageAfter,
  withStageMoved,
} from "@/components/board-list/new-board/stage-drafts";
import { messagesIn } from "@/lib/i18n/catalogue";

describe("label drafts", () => {
  test("are five colors at first", () => {
    expect(defaultLabels().map(({ color }) => color)).toEqual(["green", "yellow", "orange", "red", "purple"]);
  });

  test("add a label with an unused color and key", () => {
    expect(withLabel(defaultLabels()).at(-1)).toEqual({ key: 5, title: "", color: "blue" });
    expect(withLabel([])).toEqual([{ key: 0, title: "", color: "green" }]);
  });

  test("start over with the first color when all are used", () => {
    const all = LABEL_NAMES.map((color, key) => ({ key, title: "", color }));

    expect(withLabel(all).at(-1)).toMatchObject({ key: all.length, color: "green" });
  });

  test("are sent with a color and a readable text color", () => {
    expect(labelInputs([{ key: 0, title: " Bug ", color: "red_dark" }])).toEqual([
      { title: "Bug", bg_color: "#c9372c", color: "#fff" },
    ]);
  });
});

const translatorIn = (locale: string) =>
  createTranslator({ locale, messages: messagesIn(locale), namespace: "boards.defaultStages" });
const t = translatorIn("en-US");
const titles = (stages: StageDraft[]) => stages.map(({ title }) => title);
const usual = defaultStages("to-do", t);

describe("stage drafts", () => {
  test.each([
    ["to-do", ["Open", "In progress", "Completed"]],
    ["roadmap", ["Pending", "Under consideration", "Planned", "Launched"]],
  ] as const)("a %s starts with its default stages, the last of which closes tasks", (type, expected) => {
    expect(titles(defaultStages(type, t))).toEqual(expected);
    expect(
      defaultStages(type, t)
        .map(({ closes }) => closes)
        .lastIndexOf(false),
    ).toBe(expected.length - 2);
  });

  test("are named in the reader's language", () => {
    expect(titles(defaultStages("to-do", translatorIn("de-AT")))).toEqual(["Offen", "In Arbeit", "Erledigt"]);
  });

  test("add a stage after the given index, with a key of its own", () => {
    const { stages, key } = withStageAfter(usual, 0);

    expect(titles(stages)).toEqual(["Open", "", "In progress", "Completed"]);
    expect(stages[1]).toEqual({ key, title: "", closes: false });
    expect(new Set(stages.map((stage) => stage.key)).size).toBe(4);
    expect(titles(withStageAfter([], -1).stages)).toEqual([""]);
  });

  test.each([
    [0, 1, ["In progress", "Open", "Completed"]],
    [2, -1, ["Open", "Completed", "In progress"]],
    [0, -1, ["Open", "In progress", "Completed"]],
    [2, 1, ["Open", "In progress", "Completed"]],
    [9, 1, ["Open", "In progress", "Completed"]],
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
