import { type BoardEdit, editsIn } from "@/components/board-store/edits";
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

  /** The change, those of what it creates, and those of what these create. */
  withDependents(change: WaitingChange): WaitingChange[] {
    const found = new Set([change]);
    // A set goes on with what is added to it meanwhile.
    for (const each of found) {
      const created = createdBy(each.edit);
      for (const other of this.changes)
        if (other.boardId === change.boardId && localIdsIn(other.edit).some((id) => created.includes(id)))
          found.add(other);
    }
    return [...found];
  }

  private set(changes: readonly WaitingChange[]) {
    this.changes = changes;
    this.listeners.forEach((listener) => listener());
  }
}

const createdBy = (edit: BoardEdit): number[] =>
  editsIn(edit)
    .flatMap(idOfCreated)
    .filter((id) => id < 0);

function idOfCreated(edit: BoardEdit): number[] {
  if (edit.kind === "copy-task") return [edit.key];
  if (edit.kind === "log-time") return [edit.track.id];
  return "id" in edit && edit.kind !== "restore-deleted" ? [edit.id] : [];
}
