import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadChangeCode } from "@/components/board-store/change-code";
import { SimulatedBoard } from "@/components/board-store/meanwhile/simulated-board";

/** The order of all that follows is the same each time. */
beforeAll(async () => void (await loadChangeCode()));

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "" } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("window", globalThis);
});

afterEach(() => vi.unstubAllGlobals());

/** Each of them has found a mistake. */
const SEEDS = [3, 8, 22, 86, 98];

test.each(SEEDS)(
  "a board that is read in pages shows what is stored, however requests, edits and messages cross (%i)",
  async (seed) => {
    const board = new SimulatedBoard(seed);
    vi.stubGlobal("fetch", board.fetch);

    for (let step = 0; step < 40; step += 1) await board.step();
    await board.settle();

    expect(board.shown()).toEqual(board.stored());
  },
);
