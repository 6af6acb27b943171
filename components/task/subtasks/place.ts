import type { Step } from "@/components/drag/place";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";
import type { Point } from "@/components/drag/drop-target";

/** Counts from 0 among the other subtasks of the group. */
export interface SubtaskPlace {
  groupId: number;
  index: number;
}

export function placeOf(groups: readonly SubtaskGroupView[], subtaskId: number): SubtaskPlace | null {
  for (const { id, subtasks } of groups) {
    const index = subtasks.findIndex((subtask) => subtask.id === subtaskId);
    if (index >= 0) return { groupId: id, index };
  }
  return null;
}

export const isSamePlace = (one: SubtaskPlace | null, other: SubtaskPlace | null): boolean =>
  one?.groupId === other?.groupId && one?.index === other?.index;

/** Up and down continue in the neighbouring group; sideways goes to that group directly. */
export function placeAfter(
  step: Step,
  from: SubtaskPlace,
  groups: readonly SubtaskGroupView[],
  subtaskId: number,
): SubtaskPlace {
  const at = groups.findIndex(({ id }) => id === from.groupId);
  const most = (group: SubtaskGroupView | undefined) =>
    group?.subtasks.filter(({ id }) => id !== subtaskId).length ?? 0;
  const [before, own, behind] = [groups[at - 1], groups[at], groups[at + 1]];
  const to = (group: SubtaskGroupView | undefined, index: number) =>
    group ? { groupId: group.id, index: Math.max(0, Math.min(index, most(group))) } : from;
  switch (step) {
    case "up":
      return from.index > 0 ? to(own, from.index - 1) : to(before, Infinity);
    case "down":
      return from.index < most(own) ? to(own, from.index + 1) : to(behind, 0);
    case "previous":
      return to(before, from.index);
    case "next":
      return to(behind, from.index);
    case "first":
      return to(own, 0);
    case "last":
      return to(own, Infinity);
  }
}

/** In the nearest group, after all rows whose middle is above the pointer. */
export function placeAt({ y }: Point, container: HTMLElement, subtaskId: number): SubtaskPlace | null {
  const groups = [...container.querySelectorAll<HTMLElement>("[data-subtask-group]")];
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
