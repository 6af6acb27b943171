import type { Records, BoardRecord } from "@/security/random-run/records";

/** Path parameters and body. */
export interface ActionInput {
  params: Record<string, number>;
  body?: unknown;
}

/** Random choices that the run's seed determines. */
export interface Dice {
  /** From 0 to `size` - 1. */
  upTo: (size: number) => number;
  /** For an empty list, a record that does not exist. */
  of: (things: BoardRecord[]) => BoardRecord;
  oneOf: <Some>(...things: [Some, ...Some[]]) => Some;
}

export interface RandomAction {
  endpoint: string;
  /** Relative frequency. */
  weight: number;
  make: (dice: Dice, records: Records, people: number[]) => ActionInput;
}

export const onTask = (task: BoardRecord, body?: unknown): ActionInput => ({
  params: { board_id: task.board, task_id: task.id },
  body,
});
export const sameBoard = (things: BoardRecord[], { board }: BoardRecord) =>
  things.filter((thing) => thing.board === board);
export const active = (things: BoardRecord[]) => things.filter(({ isArchived }) => !isArchived);
export const archived = (things: BoardRecord[]) => things.filter(({ isArchived }) => isArchived);
export const childrenOf = (things: BoardRecord[], parent: BoardRecord) => things.filter(({ of }) => of === parent.id);

export const BOARD = "/boards/v2/projects/{board_id}";
export const TASK = `${BOARD}/tasks/{task_id}`;

export function onStage({ id, board }: BoardRecord): ActionInput {
  return { params: { board_id: board, stage_id: id } };
}

export function ofStage(stage: BoardRecord, body: (stage: BoardRecord) => unknown): ActionInput {
  return { params: { board_id: stage.board }, body: body(stage) };
}

export function ofTask(task: BoardRecord, body: (task: BoardRecord) => unknown): ActionInput {
  return { params: { board_id: task.board }, body: body(task) };
}

export function some([first = 0, ...others]: number[]): [number, ...number[]] {
  return [first, ...others];
}
