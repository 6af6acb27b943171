import type { FlowLine, FlowTask, LineKind } from "@/lib/flow/history";

/** What a task is from a moment on. */
export interface Step {
  at: number;
  stageId: number;
  isClosed: boolean;
  isArchived: boolean;
}

interface Change<Value> {
  at: number;
  value: Value;
}

interface Changes<Value> {
  first: Value;
  changes: Change<Value>[];
}

/** The life of a task on its board, from its arrival there. What the task is now counts more than its lines: some may be missing. */
export function stepsOf(task: FlowTask, lines: readonly FlowLine[]): Step[] {
  const arrival = lines.findLastIndex(isArrival);
  const start = Math.max(task.createdAt, lines[arrival]?.at ?? 0);
  const stages = stagesOf(task, lines.slice(Math.max(arrival, 0)));
  const closed = flagsOf(lines, ["closed", "reopened"], task.isClosed, task.completedAt);
  const archived = flagsOf(lines, ["archived", "restored"], task.archivedAt !== null, task.archivedAt);
  const times = [stages, closed, archived].flatMap(({ changes }) => changes.map(({ at }) => at));
  return [...new Set([start, ...times.filter((at) => at > start)])]
    .sort((one, other) => one - other)
    .map((at) => ({
      at,
      stageId: valueAt(stages, at),
      isClosed: valueAt(closed, at),
      isArchived: valueAt(archived, at),
    }));
}

/** It came from another board, or was a subtask. */
const isArrival = ({ kind, fromStageId }: FlowLine) => kind === "board" || (kind === "stage" && fromStageId === null);

function stagesOf({ stageId }: FlowTask, lines: readonly FlowLine[]): Changes<number> {
  const moves = lines.filter(({ kind, fromStageId }) => kind === "stage" && fromStageId !== null);
  const [arrival] = lines.filter(isArrival);
  const changes = moves.map(({ at, toStageId }) => ({ at, value: toStageId }));
  const last = changes.at(-1);
  if (last) last.value = stageId;
  const [move] = moves;
  return { first: move ? arrival?.toStageId || (move.fromStageId ?? stageId) : stageId, changes };
}

/** @param since when it became what it is now, if that is known */
function flagsOf(
  lines: readonly FlowLine[],
  [on, off]: readonly [LineKind, LineKind],
  now: boolean,
  since: number | null,
): Changes<boolean> {
  const changes = lines
    .filter(({ kind }) => kind === on || kind === off)
    .map(({ at, kind }) => ({ at, value: kind === on }));
  const last = changes.at(-1);
  const first = changes[0] ? !changes[0].value : now && since === null;
  if (now && since !== null && last?.value !== true) changes.push({ at: Math.max(since, last?.at ?? 0), value: true });
  else if (last) last.value = now;
  return { first, changes };
}

function valueAt<Value>({ first, changes }: Changes<Value>, at: number): Value {
  return changes.findLast((change) => change.at <= at)?.value ?? first;
}
