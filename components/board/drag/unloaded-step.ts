import type { BoardView } from "@/components/board/drag/view";
import { unloadedGapIn } from "@/components/board/drag/unloaded-gap";
import type { Step, TaskPlace } from "@/components/drag/place";

/** Tasks of a stage that a key leads to and that are not loaded: the next ones, or all of them. */
export type Unloaded = "next" | "all";

/** As many as one request loads. */
const PAGE = 100;

/** Null if the task to which the step leads is loaded, or if there is none. */
export function unloadedAfter(
  step: Step,
  { groupId, index }: Pick<TaskPlace, "groupId" | "index">,
  { columns, windows }: Pick<BoardView, "columns" | "windows">,
): Unloaded | null {
  const [tasks, window] = [columns.get(groupId) ?? [], windows[groupId]];
  if (!window?.end) return null;

  const gap = unloadedGapIn(tasks, window);
  if (step === "down" && index === gap.at - 1) return "next";
  const isBehind = (step === "last" && gap.at === tasks.length) || (step === "up" && index === gap.at);
  return isBehind ? (gap.size > PAGE ? "all" : "next") : null;
}
