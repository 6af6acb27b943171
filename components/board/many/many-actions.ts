"use client";
import { finishing } from "@/components/board-store/edits/edit-factories";
import { archivingAll, deletingAll } from "@/components/board-store/edits/tasks-at-once";
import type { ManyProps } from "@/components/board/many/action-bar";
import { clearSelection } from "@/components/selection/selection";

/** What the bar does with one press. */
export const manyActions = ({ tasks, saving }: Pick<ManyProps, "tasks" | "saving">) => ({
  /** Reopens them only if all of them are done. */
  finish() {
    const open = tasks.filter(({ status }) => status !== "closed");
    saving.saveMany((open.length > 0 ? open : tasks).map(finishing));
  },
  /** They stay in the trash for 30 days. */
  remove() {
    saving.save(deletingAll(tasks));
    clearSelection();
  },
  archive() {
    saving.save(archivingAll(tasks, new Date()));
    clearSelection();
  },
});
