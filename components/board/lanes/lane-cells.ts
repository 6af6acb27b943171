import type { DragView } from "@/components/board/drag/view";
import { groupedTasks, type GroupingContext } from "@/components/board/list/groups/grouped-tasks";
import { groupKeyOf, type GroupValue } from "@/components/board/list/groups/groupings";
import { BOARD_ORDER } from "@/components/board/list/groups/sorting";
import type { ListRow, RowsOf } from "@/components/board/list/rows";
import type { LaneGrouping } from "@/components/board/views/lanes";
import { grouped } from "@/lib/by-id";
import type { StageJson } from "@/lib/stages/present";

export interface Lane {
  /** Under which it is remembered that it is collapsed. */
  key: string;
  title: string;
  value: GroupValue;
  count: number;
  cells: readonly Cell[];
}

/** Where a lane and a stage meet. */
export interface Cell {
  id: number;
  /** Of its stage and its lane. */
  title: string;
  lane: GroupValue;
  laneTitle: string;
  stage: StageJson;
}

export type LaneView = DragView<ListRow, Cell>;

interface LaneOptions extends Omit<GroupingContext, "boards" | "sort" | "board"> {
  board: GroupingContext["board"];
  by: LaneGrouping;
  titleOf: (value: GroupValue) => string;
  cellTitle: (stage: StageJson, lane: string) => string;
  rowsOf: RowsOf;
}

/**
 * The lanes that have tasks, or all, and their cells as the groups of a drag. A task with several people or labels is in the
 * lane of each.
 */
export function lanesOf({ by, titleOf, cellTitle, rowsOf, ...context }: LaneOptions): {
  lanes: Lane[];
  view: LaneView;
} {
  const { stages } = context.board;
  const groups = groupedTasks(by, { ...context, boards: null, sort: BOARD_ORDER });
  const lanes = groups.map(({ id, value, tasks }): Lane => {
    const title = titleOf(value);
    const cells = stages.map((stage) => ({
      ...{ id: cellIdOf(by, id, stage.id), title: cellTitle(stage, title) },
      ...{ lane: value, laneTitle: title, stage },
    }));
    return { key: groupKeyOf(value), title, value, count: tasks.length, cells };
  });
  const tasksOf = groups.flatMap(({ value, tasks }, at) => {
    const byStage = grouped(tasks, ({ stage_id }) => stage_id ?? 0);
    return (lanes[at]?.cells ?? []).map(({ id, stage }) => ({ id, value, tasks: byStage.get(stage.id) ?? [] }));
  });
  const columns = rowsOf(tasksOf);
  const windows = Object.fromEntries([...columns].map(([id, rows]) => [id, { total: rows.length, end: null }]));
  return { lanes, view: { groups: lanes.flatMap(({ cells }) => cells), windows, columns } };
}

const cellIds = new Map<string, number>();
/** Larger than any stage's id. */
const FIRST = 2 ** 32;

/** Stays the same for as long as the page is open, so that the focus finds its card again. */
function cellIdOf(by: LaneGrouping, laneId: number, stageId: number): number {
  const key = `${by} ${laneId} ${stageId}`;
  const known = cellIds.get(key);
  if (known !== undefined) return known;
  const id = FIRST + cellIds.size;
  cellIds.set(key, id);
  return id;
}
