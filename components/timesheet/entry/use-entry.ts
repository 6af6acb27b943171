"use client";
import { useTranslations } from "next-intl";
import { type Refusal, refusalOf } from "@/components/timesheet/entry/cells";
import { cellKey, type SheetEdit } from "@/components/timesheet/store/edits";
import { newLog, type Sheet } from "@/components/timesheet/store/use-sheet";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { escapeHtml } from "@/lib/text/escape-html";
import { toast } from "@/components/ui/feedback/toasts";
import type { SheetLog, SheetTask } from "@/lib/timesheet/sheet";

export type Entry = ReturnType<typeof useEntry>;

const NONE: readonly SheetLog[] = [];
const NO_NOTE = { note: "", storedNote: "" };

/** What can be done with the time of a cell. */
export function useEntry({ today }: Pick<TimesheetView, "today">, { cells, save }: Sheet) {
  const t = useTranslations("timesheet");
  const remove = useRemove(save);
  const logsIn = (taskId: number, day: string) => cells.get(cellKey(taskId, day)) ?? NONE;
  const refusal = (task: SheetTask, day: string): Refusal | null => refusalOf(task, day, today);

  const add = ({ id, boardId }: SheetTask, day: string, minutes: number, note = "") =>
    save(adding(boardId, newLog(id, day, { minutes, note, storedNote: escapeHtml(note) })));
  const change = ({ boardId }: SheetTask, log: SheetLog, { minutes, note }: Pick<SheetLog, "minutes" | "note">) =>
    save({ kind: "change", log, boardId, minutes, note });

  /** Sets the time of a cell with at most one log. @throws ApiError */
  async function set(task: SheetTask, day: string, minutes: number): Promise<void> {
    const { id, boardId } = task;
    const [log] = logsIn(id, day);
    if (minutes === (log?.minutes ?? 0)) return;
    if (minutes === 0 && log) await remove([{ task, log }]);
    else if (log) await save({ kind: "change", log, boardId, minutes, note: log.note, isCell: true });
    else await save({ ...adding(boardId, newLog(id, day, { ...NO_NOTE, minutes })), isCell: true });
  }

  const refuse = (reason: Refusal) => toast(t(`readOnly.${reason}`), "error");
  return { logsIn, refusal, refuse, add, change, remove, set };
}

const adding = (boardId: number, log: SheetLog) =>
  ({ kind: "add", log, boardId, key: crypto.randomUUID() }) satisfies SheetEdit;

function useRemove(save: Sheet["save"]) {
  const t = useTranslations("timesheet");
  const actions = useTranslations("ui.actions");
  /** Offers to take it back, which makes the same logs again. */
  return async (removed: readonly { task: SheetTask; log: SheetLog }[]) => {
    const edits = removed.map(({ task: { boardId }, log }): SheetEdit => ({ kind: "delete", log, boardId }));
    const done = await Promise.allSettled(edits.map(save));
    const gone = removed.filter((_, at) => done[at]?.status === "fulfilled");
    const failed = done.find((each) => each.status === "rejected");
    if (failed) toast(errorMessage(failed.reason), "error");
    if (gone.length === 0) return;
    const undo = () => {
      for (const { task, log } of gone)
        save(adding(task.boardId, { ...newLog(task.id, log.day, log), completedAt: log.completedAt })).catch(
          toastProblem,
        );
    };
    toast(t("deleted", { count: gone.length }), "done", { action: { label: actions("undo"), onPress: undo } });
  };
}

const toastProblem = (error: unknown) => toast(errorMessage(error), "error");
