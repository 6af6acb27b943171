import { describe, expect, test } from "vitest";
import type { Dragged } from "@/components/drag/dragged";
import { placeIn } from "@/components/drag/place";
import { announcedPosition } from "@/components/board/drag/announced-position";
import type { BoardView } from "@/components/board/drag/view";

type Card = BoardView["columns"] extends ReadonlyMap<number, readonly (infer Each)[]> ? Each : never;
const card = (id: number, stageId: number, position: number): Card =>
  ({ id, stage_id: stageId, title: `Card ${id}`, position: position.toFixed(2) }) as Card;
const [TO_DO, DONE] = [1, 2];

/** Of the ten cards of To do those at 1, 2 and 10 are loaded. */
const view: BoardView = {
  groups: [TO_DO, DONE].map((id) => ({ id, title: `Stage ${id}` }) as BoardView["groups"][number]),
  windows: {
    [TO_DO]: { total: 10, end: { id: 19, position: 10, cursor: 2, tail: 10 } },
    [DONE]: { total: 1, end: null },
  },
  columns: new Map([
    [TO_DO, [card(11, TO_DO, 1), card(12, TO_DO, 2), card(19, TO_DO, 10)]],
    [DONE, [card(21, DONE, 50)]],
  ]),
};

describe("the announced position of a card in a partly loaded stage", () => {
  test.each([
    ["the last one, where it is", 19, null, 10, 10],
    ["the last one, where it was lifted", 19, { stageId: TO_DO, index: 2 }, 10, 10],
    ["the last one, moved up", 19, { stageId: TO_DO, index: 1 }, 2, 10],
    ["the first one, behind the last", 11, { stageId: TO_DO, index: 2 }, 10, 10],
    ["the first one, before those that are missing", 11, { stageId: TO_DO, index: 1 }, 2, 10],
    ["one of another stage, before those that are missing", 21, { stageId: TO_DO, index: 2 }, 3, 11],
    ["one of another stage, behind the last", 21, { stageId: TO_DO, index: 3 }, 11, 11],
    ["the last one, in a stage that is loaded whole", 19, { stageId: DONE, index: 1 }, 2, 2],
  ])("is right for %s", (_, id, to, position, count) => {
    const dragged: Dragged = {
      kind: "task",
      id,
      by: "keys",
      to: to && placeIn(view.columns, id, to.stageId, to.index),
    };

    expect(announcedPosition(view, dragged)).toMatchObject({ position, count });
  });
});
