import type { DocumentBoard } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";

/** How many things would come; null where that is only known once all of them have been read. */
export interface Totals {
  labels: number | null;
  tasks: number;
  subtasks: number | null;
  comments: number | null;
  attachments: number | null;
  /** Tasks by the id of the stage in the document. */
  byStage: Map<string | null, number> | null;
}

/** What a few requests show of a board in another tool. */
export interface Outline {
  board: DocumentBoard;
  totals: Totals;
}

type Counted = { [Name in keyof Totals]: NonNullable<Totals[Name]> };

/** Counts a document while it is read. */
export class Tally implements Counted {
  labels = 0;
  tasks = 0;
  subtasks = 0;
  comments = 0;
  attachments = 0;
  byStage = new Map<string | null, number>();

  addBoard({ labels }: DocumentBoard): void {
    this.labels += labels.length;
  }

  addTask(task: DocumentTask): void {
    const subtasks = task.subtask_groups.flatMap((group) => group.subtasks);
    this.tasks += 1;
    this.subtasks += subtasks.length;
    this.byStage.set(task.stage, (this.byStage.get(task.stage) ?? 0) + 1);
    for (const { comments, attachments } of [task, ...subtasks]) {
      this.comments += comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
      const images = comments.flatMap((comment) => [comment, ...comment.replies].flatMap((each) => each.images));
      this.attachments += attachments.length + images.length;
    }
  }
}
