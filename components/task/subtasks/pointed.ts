import type { Point } from "@/components/drag/drop-target";
import type { SubtaskPlace } from "@/components/task/subtasks/place";

/** The place for a subtask under the pointer: in the nearest group, behind all whose middle the pointer has passed. */
export function placeAt({ y }: Point, whole: HTMLElement, subtaskId: number): SubtaskPlace | null {
  const groups = [...whole.querySelectorAll<HTMLElement>("[data-subtask-group]")];
  const nearest = groups.toSorted((one, other) => distance(y, one) - distance(y, other))[0];
  if (!nearest) return null;

  const others = [...nearest.querySelectorAll<HTMLElement>("[data-subtask]")].filter(
    ({ dataset }) => dataset.subtask !== String(subtaskId),
  );
  return { groupId: Number(nearest.dataset.subtaskGroup), index: others.filter((row) => middleOf(row) < y).length };
}

function distance(y: number, element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - y, y - bottom);
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
