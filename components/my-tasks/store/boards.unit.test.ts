import { describe, expect, test } from "vitest";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { boardOf, mayEdit } from "@/components/board-store/board-in-view";
import { boardsInView, peopleByBoard } from "@/components/my-tasks/store/boards";
import { aField, aLabel, allModules, aStage, aTask } from "@/components/testing/records";

const ann = personOn(0, { ID: 7, display_name: "Ann", photo: "" });
const [bug, sameBug, otherColor] = [aLabel("Bug"), aLabel("bug "), aLabel("Bug", { bg_color: "#000000" })];
const garden = {
  ...{ id: 1, title: "Garden", can_edit: true },
  settings: {},
  stages: [aStage("To do")],
  labels: [bug],
  custom_fields: [aField("Budget", "number")],
};
const office = {
  ...{ id: 2, title: "Office", can_edit: false },
  settings: {},
  stages: [aStage("To do", { board_id: 2 })],
  labels: [sameBug, otherColor],
  custom_fields: [],
};
const tasks = [aTask("Water", { board_id: 1, assignees: [ann] }), aTask("File", { board_id: 2, watchers: [ann] })];
const inView = ({ isPro = true } = {}) =>
  boardsInView([garden, office], {
    title: "My tasks",
    people: peopleByBoard(tasks),
    viewer: { isPro, modules: allModules() },
  });

describe("a board that stands for several", () => {
  test("has the stages, fields and people of all, named with their board", () => {
    const { board } = inView();

    expect(board.title).toBe("My tasks");
    expect(board.stages.map(({ title }) => title)).toEqual(["Garden · To do", "Office · To do"]);
    expect(board.custom_fields.map(({ title }) => title)).toEqual(["Garden · Budget"]);
    expect(board.users.map(({ display_name }) => display_name)).toEqual(["Ann"]);
  });

  test("has each label once that looks the same", () => {
    const { board } = inView();

    expect(board.labels).toEqual([bug, otherColor]);
    expect(board.sameLabels).toEqual(new Map([[sameBug.id, bug.id]]));
  });

  test("leaves out custom fields without the paid tier", () => {
    const { board, boards } = inView({ isPro: false });

    expect([board, ...(boards?.values() ?? [])].flatMap(({ custom_fields }) => custom_fields)).toEqual([]);
  });

  test("can be edited where one of them can, and each task where its own board can", () => {
    const source = inView();

    expect(source.board.abilities.edit).toBe(true);
    expect(tasks.map((task) => mayEdit(source, task))).toEqual([true, false]);
    expect(mayEdit(source, aTask("Lost", { board_id: 3 }))).toBe(false);
    expect(tasks.map((task) => boardOf(source, task).stages)).toEqual([garden.stages, office.stages]);
  });
});
