"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardEdit } from "@/components/board-store/edits";
import { transferringAll } from "@/components/board-store/edits/tasks-at-once";
import type { FoundBoard } from "@/components/board-store/find-boards";
import { reportFailed } from "@/components/board-store/use-save";
import { BoardChoice, type Place, TargetFields, useTarget } from "@/components/task/transfer/move-target";
import { SavingProgress } from "@/components/task/transfer/saving-progress";
import type { TransferDialogProps } from "@/components/task/transfer/use-transfers";
import { useSending } from "@/components/task/transfer/use-sending";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import { toast } from "@/components/ui/feedback/toasts";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { taskPath } from "@/lib/tasks/path";

export function MoveDialog({ open, onOpenChange, ...props }: TransferDialogProps) {
  const t = useTranslations("transfer");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("move", { count: props.tasks.length })} width="max-w-120">
      <MoveForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function MoveForm({
  tasks,
  board,
  saving,
  onMoved,
  onClose,
}: Omit<TransferDialogProps, "open" | "onOpenChange"> & { onClose: () => void }) {
  const t = useTranslations("transfer");
  const actions = useTranslations("ui.actions");
  const { to, target, stages, stageId, mayMove, chooseBoard, chooseStage } = useTarget();
  const [at, setAt] = useState<Place>(tasks.length > 1 ? "end" : "start");
  const { isBusy, problem, send } = useSending();
  const showMoved = useMovedMessage();

  async function move(event: React.FormEvent) {
    event.preventDefault();
    if (!to || !mayMove || stageId === null) return;
    const other = { boardId: to.id, boardTitle: to.title, stageId };
    const answer = await send(() => saving.saveAsync(transferOf(tasks, other, at)));
    if (!answer) return;
    reportFailed(answer.failed);
    const failed = new Set(answer.failed?.map(({ id }) => id));
    const path = showMoved(
      tasks.filter(({ id }) => !failed.has(id)),
      to,
    );
    onClose();
    if (path !== null) onMoved?.(path);
  }

  return (
    <form onSubmit={(event) => void move(event)} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <BoardChoice chosen={to} without={board.id} onChoose={chooseBoard} />
      {target.problem && <Alert kind="error">{target.problem}</Alert>}
      {target.board && !target.board.abilities.edit && <Alert kind="error">{t("viewOnly")}</Alert>}
      {target.board && mayMove && stageId !== null && (
        <>
          <TargetFields {...{ stages, stageId, at }} onStage={chooseStage} onPlace={tasks.length > 1 ? null : setAt} />
          <Outcome count={tasks.length} />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button kind="primary" type="submit" busy={isBusy} disabled={!mayMove} className={DIM_WHEN_DISABLED}>
          {t("confirmMove", { count: tasks.length })}
        </Button>
      </DialogActions>
      <SavingProgress />
    </form>
  );
}

type OtherBoard = Parameters<typeof transferringAll>[1];

function transferOf(tasks: TransferDialogProps["tasks"], to: OtherBoard, at: Place): BoardEdit {
  const [first] = tasks;
  return first && tasks.length === 1
    ? { kind: "transfer-task", taskId: first.id, ...to, at }
    : transferringAll(tasks, to);
}

/** Leads to the task, or to the board of several ones. Null if none was moved. */
function useMovedMessage() {
  const t = useTranslations("transfer");
  return (moved: TransferDialogProps["tasks"], to: FoundBoard): string | null => {
    const [first] = moved;
    if (!first) return null;
    const count = moved.length;
    const path = count === 1 ? taskPath(to.id, first.id) : `/boards/${to.id}`;
    toast(t("moved", { count, title: first.title, board: to.title }), "done", {
      action: { label: t("openThere", { count }), onPress: () => location.assign(path) },
    });
    return path;
  };
}

const LOST = ["labels", "people", "dependencies", "undo"] as const;

/** What moves along and what may stay behind, as the server decides it. */
function Outcome({ count }: { count: number }) {
  const t = useTranslations("transfer.outcome");
  return (
    <section aria-label={t("title")} className="rounded-md bg-gray-3 px-3 py-2.5 text-sm">
      <p>{t("kept", { count })}</p>
      <ul className="mt-1.5 list-disc ps-5 text-gray-11">
        {LOST.map((each) => (
          <li key={each}>{t(each)}</li>
        ))}
      </ul>
    </section>
  );
}
