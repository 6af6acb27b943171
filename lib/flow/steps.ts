import type { FlowLine, FlowTask } from "@/lib/flow/history";

/** What a task is from a moment on. */
export interface Step {
  at: number;
  stageId: number;
  isClosed: boolean;
  isArchived: boolean;
}

/** The life of a task on its board, from its arrival there. What the task is now counts more than its lines: some may be missing. */
export function stepsOf(task: FlowTask, known: readonly FlowLine[]): Step[] {
  const lines = withMissing(task, known);
  const arrival = lines.findLastIndex(isArrival);
  const start = Math.max(task.createdAt, lines[arrival]?.at ?? 0);
  const last = { move: lines.findLastIndex(isMove), status: lines.findLastIndex(isStatus) };
  const lastArchiving = lines.findLastIndex(isArchiving);
  let step = firstStep(task, lines, arrival, start);
  const steps = [step];
  lines.forEach((line, at) => {
    const next = { ...step, at: Math.max(line.at, start) };
    if (isStatus(line)) next.isClosed = at === last.status ? task.isClosed : line.kind === "closed";
    else if (isArchiving(line))
      next.isArchived = at === lastArchiving ? task.archivedAt !== null : line.kind === "archived";
    else if (at > arrival) next.stageId = at === last.move ? task.stageId : line.toStageId;
    if (next.at === step.at) steps.pop();
    steps.push(next);
    step = next;
  });
  return steps;
}

/** It came from another board, or was a subtask. */
const isArrival = ({ kind, fromStageId }: FlowLine) => kind === "board" || (kind === "stage" && fromStageId === null);
const isMove = ({ kind, fromStageId }: FlowLine) => kind === "stage" && fromStageId !== null;
const isStatus = ({ kind }: FlowLine) => kind === "closed" || kind === "reopened";
const isArchiving = ({ kind }: FlowLine) => kind === "archived" || kind === "restored";

/** Before its first line of a kind, a task was the opposite of what that made of it. */
function firstStep(task: FlowTask, lines: readonly FlowLine[], arrival: number, at: number): Step {
  const status = lines.find(isStatus);
  const archiving = lines.find(isArchiving);
  const move = lines.find((line, index) => index > arrival && isMove(line));
  return {
    at,
    stageId: move ? lines[arrival]?.toStageId || (move.fromStageId ?? task.stageId) : task.stageId,
    isClosed: status ? status.kind === "reopened" : task.isClosed,
    isArchived: archiving ? archiving.kind === "restored" : task.archivedAt !== null,
  };
}

/** A task that is done or archived without a line, since it was. */
function withMissing({ isClosed, completedAt, archivedAt }: FlowTask, lines: readonly FlowLine[]): readonly FlowLine[] {
  const missing: FlowLine[] = [];
  const status = lines.findLast(isStatus);
  if (isClosed && completedAt !== null && status?.kind !== "closed")
    missing.push({ kind: "closed", at: Math.max(completedAt, status?.at ?? 0), fromStageId: null, toStageId: 0 });
  const archiving = lines.findLast(isArchiving);
  if (archivedAt !== null && archiving?.kind !== "archived")
    missing.push({ kind: "archived", at: Math.max(archivedAt, archiving?.at ?? 0), fromStageId: null, toStageId: 0 });
  return missing.length === 0 ? lines : [...lines, ...missing].sort((one, other) => one.at - other.at);
}
