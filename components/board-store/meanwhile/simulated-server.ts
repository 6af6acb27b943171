import { aCardIn, aPage } from "@/components/testing/records";
import { between } from "@/lib/order";

export interface SimulatedTask {
  id: number;
  stageId: number;
  /** In hundredths. */
  position: number;
  isArchived: boolean;
  /** When it was changed last. */
  at: number;
}

const FIRST_PAGE = 3;
const PAGE = 4;
/** Changes before `since` are sent again. */
const OVERLAP = 3;

/** What the server does with the requests of a board that is read in pages. Each request sees what is stored at its moment. */
export class SimulatedServer {
  tasks = new Map<number, SimulatedTask>();
  now = 100;
  lastId = 0;
  lastDeletion = 0;

  constructor(
    readonly stageIds: readonly number[],
    readonly mostListed = Infinity,
  ) {}

  /** The ids of a stage's tasks, in order. */
  idsIn = (stageId: number): number[] => this.active(stageId).map(({ id }) => id);

  active = (stageId: number): SimulatedTask[] =>
    [...this.tasks.values()]
      .filter((task) => task.stageId === stageId && !task.isArchived)
      .sort((one, other) => one.position - other.position);

  create(stageId: number, after: number | null): number {
    this.lastId += 1;
    this.tasks.set(this.lastId, { id: this.lastId, stageId, position: -1, isArchived: true, at: 0 });
    this.place(this.lastId, stageId, after);
    return this.lastId;
  }

  /** After another task, or at the end. */
  place(id: number, stageId: number, after: number | null): void {
    const others = this.active(stageId).filter((task) => task.id !== id);
    const found = others.findIndex((task) => task.id === after);
    const at = found < 0 ? others.length : found + 1;
    const free = between(others[at - 1]?.position ?? null, others[at]?.position ?? null);
    if (free === null) {
      others.forEach((task, index) => this.change(task.id, { position: (index + 1) * 100 }));
      return this.place(id, stageId, after);
    }
    this.change(id, { stageId, position: free, isArchived: false });
  }

  archive = (id: number) => this.change(id, { isArchived: true, position: 0 });

  delete(id: number) {
    this.now += 1;
    this.tasks.delete(id);
    this.lastDeletion = this.now;
  }

  private change(id: number, change: Partial<SimulatedTask>) {
    const task = this.tasks.get(id);
    if (!task) return;
    this.now += 1;
    this.tasks.set(id, { ...task, ...change, at: this.now });
  }

  answer(path: string, body: { newStageId?: number; prevTaskId?: number | null } = {}): object {
    const url = new URL(path, "https://boards.test");
    const moved = /tasks\/(\d+)\/move-task/.exec(path);
    if (moved) return this.answerMove(Number(moved[1]), body);
    if (path.includes("by-stage")) return this.firstPages();
    if (path.includes("stage-page"))
      return this.page(Number(url.searchParams.get("stage_id")), Number(url.searchParams.get("cursor")));
    return this.changes(Number(url.searchParams.get("since")));
  }

  private answerMove(
    id: number,
    { newStageId = 0, prevTaskId = null }: { newStageId?: number; prevTaskId?: number | null },
  ) {
    const before = this.now;
    if (this.tasks.get(id)?.isArchived === false) this.place(id, newStageId, prevTaskId);
    const changed = [...this.tasks.values()].filter((task) => task.at > before && task.id !== id);
    const task = this.tasks.get(id);
    if (!task)
      throw new Error("A task with a move under way is not deleted here: undo asks the screen about refusals.");
    return { task: json(task), updatedTasks: changed.map(json) };
  }

  firstPages() {
    const pages = this.stageIds.map((stageId) => {
      const all = this.active(stageId);
      const rows = all.slice(0, FIRST_PAGE);
      return { rows, page: pageOf(stageId, rows, null, all.length > rows.length, all.length) };
    });
    const counted = this.stageIds.flatMap(this.idsIn);
    return {
      tasks: pages.flatMap(({ rows }) => rows.map(json)),
      pagination_by_stage: Object.fromEntries(pages.map(({ page }) => [page.stage_id, page])),
      newest_task_id: Math.max(0, ...counted),
      synced_at: timeOf(this.now),
    };
  }

  private page(stageId: number, cursor: number) {
    const later = this.active(stageId).filter(({ position }) => position > Math.round(cursor * 100));
    const rows = later.slice(0, PAGE);
    return { tasks: rows.map(json), pagination: pageOf(stageId, rows, cursor, later.length > rows.length) };
  }

  private changes(since: number) {
    const from = since - OVERLAP;
    const tasks = [...this.tasks.values()].filter(({ at }) => at >= from);
    const areTooMany = tasks.length > this.mostListed;
    return {
      board: {},
      stages: [],
      labels: [],
      tasks: areTooMany ? [] : tasks.map(json),
      taskResetRequired: this.lastDeletion >= from,
      stageResetRequired: false,
      labelResetRequired: false,
      sync_reset: false,
      too_many_tasks: areTooMany,
      stage_totals: this.stageIds.map((id) => [id, this.active(id).length]),
      synced_at: timeOf(this.now),
    };
  }
}

/** Compared as text. */
const timeOf = (at: number): string => String(at).padStart(8, "0");

const json = ({ id, stageId, position, isArchived }: SimulatedTask) => ({
  ...aCardIn(stageId, id, position / 100),
  archived_at: isArchived ? "2026-11-20 10:00:00" : null,
});

const pageOf = (stageId: number, rows: SimulatedTask[], cursor: number | null, hasMore: boolean, total?: number) => {
  const last = rows.at(-1);
  return aPage(stageId, total ?? 0, {
    cursor,
    has_more: hasMore,
    has_more_after: hasMore,
    end_cursor: last ? last.position / 100 : null,
  });
};
