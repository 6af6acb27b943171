import type { BoardEdit } from "@/components/board-store/edits";
import { localIdsIn } from "@/components/offline/local-ids-in";
import type { StoredChange, StoredQueue } from "@/components/offline/store/stored-queues";
import type { Change } from "@/components/undo/inverse/inverse";

export type Queue = StoredQueue<BoardEdit, Change>;

export interface WaitingChange extends StoredChange<BoardEdit, Change> {
  boardId: number;
}

/** In the order in which they were made. Those with a problem were refused, and are no longer sent. */
export class ChangeList {
  private changes: readonly WaitingChange[] = [];
  private readonly listeners = new Set<() => void>();

  readonly now = (): readonly WaitingChange[] => this.changes;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  of(edit: BoardEdit): WaitingChange | undefined {
    return this.changes.find((change) => change.edit === edit);
  }

  add(...added: readonly WaitingChange[]): void {
    this.set([...this.changes, ...added]);
  }

  replace(former: WaitingChange, next: WaitingChange): void {
    this.set(this.changes.map((change) => (change === former ? next : change)));
  }

  remove(...removed: readonly WaitingChange[]): void {
    this.set(this.changes.filter((change) => !removed.includes(change)));
  }

  /** The change, and those of what it creates. */
  withDependents(change: WaitingChange): WaitingChange[] {
    const created = "id" in change.edit && change.edit.id < 0 ? change.edit.id : null;
    const others = this.changes.filter((each) => each !== change && each.boardId === change.boardId);
    return created === null ? [change] : [change, ...others.filter(({ edit }) => localIdsIn(edit).includes(created))];
  }

  private set(changes: readonly WaitingChange[]) {
    this.changes = changes;
    this.listeners.forEach((listener) => listener());
  }
}
