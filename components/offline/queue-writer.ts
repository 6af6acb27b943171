import { assignedServerIds } from "@/components/board-store/edits/local-ids";
import type { ChangeList } from "@/components/offline/change-list";
import { holdPageLock, releasePageLock, THIS_PAGE } from "@/components/offline/page-lock";
import { queueKey, writeQueue } from "@/components/offline/store/stored-queues";

/** Stores the list whenever it changes, one write after the other. */
export class QueueWriter {
  private last: Promise<void> = Promise.resolve();
  /** Keys of queues that end with the next write, and their boards. */
  private readonly takenOver = new Map<string, number>();

  constructor(
    private readonly person: number,
    private readonly list: ChangeList,
  ) {}

  /** Before the changes of another page's queue are added: it ends when they are written. */
  replace(key: string, boardId: number): void {
    this.takenOver.set(key, boardId);
  }

  write(boardId: number): Promise<void> {
    this.last = this.last.then(() => this.writeNow(boardId)).catch(console.error);
    return this.last;
  }

  private async writeNow(boardId: number): Promise<void> {
    const all = this.list.now();
    if (all.length > 0) await holdPageLock();
    const queue = {
      ...{ key: queueKey(this.person, boardId, THIS_PAGE), person: this.person, boardId, page: THIS_PAGE },
      changes: all.filter((change) => change.boardId === boardId),
      serverIds: assignedServerIds(),
    };
    const takenOver = [...this.takenOver].flatMap(([key, of]) => (of === boardId ? [key] : []));
    await writeQueue(queue, takenOver);
    for (const key of takenOver) this.takenOver.delete(key);
    if (this.list.now().length === 0) releasePageLock();
  }
}
