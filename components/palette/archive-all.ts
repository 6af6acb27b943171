import { archiving } from "@/components/board-store/edits/edit-factories";
import type { OfferedTask } from "@/components/commands/offers";
import { editAll } from "@/components/palette/choices";

export function archiveAll(tasks: readonly OfferedTask[]): void {
  const now = new Date();
  editAll(tasks, (task) => archiving(task, now));
}
