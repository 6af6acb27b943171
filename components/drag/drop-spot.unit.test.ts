import { describe, expect, test } from "vitest";
import { type RenderedItem, dropSpotOn } from "@/components/drag/drop-spot";

const rendered = (from: number, ...taskIds: (number | null)[]): RenderedItem[] =>
  taskIds.map((taskId, at) => ({ index: from + at, taskId }));

describe("where something is put in a column", () => {
  test.each([
    ["the upper half of a card", 1, false, { index: 1 }],
    ["the lower half of a card", 0, true, { index: 1, isAtGap: false }],
    ["the lower half of the last loaded card", 1, true, { index: 2, isAtGap: true }],
    ["the room of the first one that is not loaded", 2, true, { index: 2, isAtGap: true }],
    ["the room of a later one", 3, false, { index: 2, isAtGap: true }],
    ["the upper half of the first card behind what is missing", 4, false, null],
    ["the lower half of that one", 4, true, { index: 3, isAtGap: false }],
  ])("on %s", (_, at, isLower, spot) => {
    expect(dropSpotOn(rendered(0, 11, 12, null, null, 19), at, isLower, [11, 12, 19])).toEqual(spot);
  });

  test("nowhere on room of which the beginning is not drawn, though a card is kept far above", () => {
    expect(dropSpotOn(rendered(50, null, null), 1, true, [11, 12])).toBeNull();
    expect(dropSpotOn([...rendered(1, 12), ...rendered(50, null, null)], 2, true, [11, 12])).toBeNull();
  });

  test("nowhere on itself", () => {
    expect(dropSpotOn(rendered(0, 11, 12, 13), 0, true, [12, 13])).toBeNull();
  });

  test("nowhere on room that only the card in the hand stands before", () => {
    expect(dropSpotOn(rendered(0, 11, null), 1, true, [])).toBeNull();
  });
});
