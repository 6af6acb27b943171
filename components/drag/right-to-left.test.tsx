import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { newEdgeScroll } from "@/components/drag/edge-scroll";
import { stagePlaceAt } from "@/components/drag/drop-target";
import { aBoardOnServer } from "@/components/testing/board";
import { column, expectStages, expectTitles, linkOf } from "@/components/testing/on-board";
import { boxOf, button, expectFocus } from "@/components/testing/screen";
import { showBoard } from "@/components/testing/show";
import { answerForStages } from "@/components/testing/stages";

beforeEach(() => void (document.documentElement.dir = "rtl"));
afterEach(() => void (document.documentElement.dir = "ltr"));

const stages = () => page.getByRole("list", { name: "Stages" });

/** `part` is counted from the left edge of the column. */
function pointOn(stage: string, part: number) {
  const { left, width, top } = boxOf(column(stage));
  return { x: left + width * part, y: top + 20 };
}

test("the left arrow leads to the next stage, where stages run from right to left", async () => {
  const world = aBoardOnServer({ tasks: { "To do": ["Fix login"], "In progress": ["Call movers"] } });
  answerForStages(world);
  await showBoard(world);
  expect(boxOf(column("In progress")).right).toBeLessThan(boxOf(column("To do")).left);

  linkOf("Fix login").element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expectFocus(linkOf("Call movers"));
  await userEvent.keyboard("{ArrowRight}");
  await expectFocus(linkOf("Fix login"));
  await userEvent.keyboard(" {ArrowLeft} ");
  await expectTitles("In progress", ["Fix login", "Call movers"]);

  button("Move stage To do").element().focus();
  await userEvent.keyboard(" {ArrowLeft} ");
  await expectStages(["In progress", "To do", "Done"]);
});

test("a stage is dropped before the columns whose middle is left of the pointer", async () => {
  const world = aBoardOnServer();
  await showBoard(world);
  const [toDo = 0, inProgress = 0, done = 0] = world.board.stages.map(({ id }) => id);
  const placeAt = (stage: string, part: number, dragged: number) =>
    stagePlaceAt(pointOn(stage, part), stages().element() as HTMLElement, [toDo, inProgress, done], dragged);

  expect(placeAt("In progress", 0.25, toDo)).toEqual({ index: 1, after: inProgress, before: done });
  expect(placeAt("In progress", 0.75, toDo)).toBeNull();
  expect(placeAt("In progress", 0.75, done)).toEqual({ index: 1, after: toDo, before: inProgress });
  expect(placeAt("To do", 0.75, done)).toEqual({ index: 0, after: null, before: toDo });
  expect(placeAt("In progress", 0.25, done)).toBeNull();
});

test.each([
  ["a wide screen scrolls", 700],
  ["a phone shows the next stage", 390],
])("with a card at the left edge %s", async (_, width) => {
  await page.viewport(width, 800);
  await showBoard(aBoardOnServer());
  const board = stages().element() as HTMLElement;
  expect(board.scrollLeft).toBe(0);
  const onScroll = vi.fn();

  const scroll = newEdgeScroll(board, onScroll, true);
  scroll.point({ x: 2, y: 300 });
  await expect.poll(() => Math.round(boxOf(column("In progress")).right)).toBeGreaterThanOrEqual(width - 17);
  scroll.stop();

  expect(board.scrollLeft).toBeLessThan(-100);
  expect(onScroll).toHaveBeenCalledWith({ x: 2, y: 300 });
});
