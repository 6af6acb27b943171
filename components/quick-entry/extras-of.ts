import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import type { Part } from "@/components/quick-entry/quick-entry";
import { toWire } from "@/lib/dates/dates-on-screen";

/** What was recognized in a title, as `POST tasks` takes it. */
export function extrasOf(parts: readonly Part[], timeZone: string): NewTaskExtras {
  const labels = parts.flatMap((part) => (part.kind === "label" ? [part.id] : []));
  const assignees = parts.flatMap((part) => (part.kind === "person" ? [part.id] : []));
  const priority = parts.find((part) => part.kind === "priority")?.priority;
  const due = parts.find((part) => part.kind === "due")?.due;
  const dueAt = due && toWire(due, timeZone);
  return {
    ...(labels.length > 0 && { labels }),
    ...(assignees.length > 0 && { assignees }),
    ...(priority && { priority }),
    ...(dueAt && { due_at: dueAt }),
  };
}
