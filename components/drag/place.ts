/** Position among the neighbours, without the item itself; null at an end. */
export interface Place {
  index: number;
  after: number | null;
  before: number | null;
}

export interface TaskPlace extends Place {
  groupId: number;
}

interface PlacedTask {
  id: number;
  stage_id: number | null;
  position?: string;
}

/** Id of a stage, or of a group of a list, to its tasks, in order. */
export type Columns<Task extends PlacedTask = PlacedTask> = ReadonlyMap<number, readonly Task[]>;

export type Step = "up" | "down" | "previous" | "next" | "first" | "last";

export function placeAmong(ids: readonly number[], id: number, index: number): Place {
  const others = ids.filter((each) => each !== id);
  const at = Math.max(0, Math.min(index, others.length));
  return { index: at, after: others[at - 1] ?? null, before: others[at] ?? null };
}

export function placeIn(columns: Columns, taskId: number, groupId: number, index: number): TaskPlace {
  return { groupId, ...placeAmong(idsIn(columns, groupId), taskId, index) };
}

export function placeOf(columns: Columns, taskId: number): TaskPlace | null {
  for (const [groupId, tasks] of columns) {
    const index = tasks.findIndex(({ id }) => id === taskId);
    if (index >= 0) return placeIn(columns, taskId, groupId, index);
  }
  return null;
}

export const isSamePlace = (one: TaskPlace | null, other: TaskPlace | null): boolean =>
  one?.groupId === other?.groupId && one?.index === other?.index;

export function placeAfter(
  step: Step,
  from: TaskPlace,
  { columns, groupIds, taskId }: { columns: Columns; groupIds: readonly number[]; taskId: number },
): TaskPlace {
  const to = (groupId: number, index: number) => placeIn(columns, taskId, groupId, index);
  if (step === "previous" || step === "next")
    return to(neighbour(groupIds, from.groupId, step) ?? from.groupId, from.index);
  return to(from.groupId, { up: from.index - 1, down: from.index + 1, first: 0, last: Infinity }[step]);
}

export function taskAfter(
  step: Step,
  from: TaskPlace,
  { columns, groupIds }: { columns: Columns; groupIds: readonly number[] },
): number | null {
  if (step === "previous" || step === "next") {
    const nonEmpty = groupIds.filter((id) => id === from.groupId || idsIn(columns, id).length > 0);
    const ids = idsIn(columns, neighbour(nonEmpty, from.groupId, step) ?? from.groupId);
    return ids[Math.min(from.index, ids.length - 1)] ?? null;
  }
  const ids = idsIn(columns, from.groupId);
  return (step === "last" ? ids.at(-1) : ids[{ up: from.index - 1, down: from.index + 1, first: 0 }[step]]) ?? null;
}

/** The task gets the position of its predecessor, so that unloaded tasks stay on the same side of both. */
export function withTaskAt<Task extends PlacedTask>(
  columns: Columns<Task>,
  taskId: number,
  to: TaskPlace,
): Columns<Task> {
  const from = placeOf(columns, taskId);
  const task = from && columns.get(from.groupId)?.[from.index];
  if (!from || !task || isSamePlace(from, to)) return columns;

  const others = (id: number) => (columns.get(id) ?? []).filter((each) => each !== task);
  const moved = new Map(columns).set(from.groupId, others(from.groupId));
  const there = others(to.groupId);
  const { position } = there[to.index - 1] ?? there[to.index] ?? task;
  return moved.set(to.groupId, there.toSpliced(to.index, 0, { ...task, stage_id: to.groupId, position }));
}

export const withIdAt = (ids: readonly number[], id: number, index: number): number[] =>
  ids.filter((each) => each !== id).toSpliced(index, 0, id);

const idsIn = (columns: Columns, groupId: number): number[] => (columns.get(groupId) ?? []).map(({ id }) => id);

function neighbour(ids: readonly number[], id: number, step: "previous" | "next"): number | undefined {
  const at = ids.indexOf(id);
  return step === "next" ? ids[at + 1] : ids.slice(0, at).at(-1);
}
