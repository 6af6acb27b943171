import { expect, test } from "vitest";
import { hasModule, hasModuleAnywhere } from "@/lib/modules/on-screen";
import type { OnBoards } from "@/lib/modules/modules";

const onSite = (changed: Partial<OnBoards> = {}) => {
  const timeTracking = { enabled: true, all_boards: true, selected_boards: [], ...changed };
  return {
    modules: { timeTracking, recurring_task: timeTracking, roadmap: { enabled: true }, frontend: { enabled: true } },
  };
};

test.each<[is: boolean, when: string, site: Partial<OnBoards>, ofBoard: boolean | undefined]>([
  [true, "the site has it on all boards", {}, undefined],
  [false, "the site has it off, whatever the board says", { enabled: false }, true],
  [false, "the board has it off", {}, false],
  [true, "the board is one of those chosen", { all_boards: false, selected_boards: [1, 2] }, undefined],
  [false, "others are chosen", { all_boards: false, selected_boards: [1] }, undefined],
  [true, "others are chosen, but the board has it on", { all_boards: false, selected_boards: [1] }, true],
])("a board has time tracking is %s: %s", (is, _when, site, ofBoard) => {
  const settings = ofBoard === undefined ? {} : { enable_time_tracking: ofBoard };

  expect(hasModule(onSite(site), "timeTracking", { id: 2, settings })).toBe(is);
});

test("a module is on somewhere until it is off for the site", () => {
  expect(hasModuleAnywhere(onSite({ all_boards: false }), "timeTracking")).toBe(true);
  expect(hasModuleAnywhere(onSite({ enabled: false }), "timeTracking")).toBe(false);
});
