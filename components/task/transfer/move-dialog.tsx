"use client";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Columns3 } from "lucide-react";
import { readBoard } from "@/components/board-store/board-data";
import type { BoardEdit } from "@/components/board-store/edits";
import { transferringAll } from "@/components/board-store/edits/tasks-at-once";
import { type FoundBoard, useBoardSearch } from "@/components/board-store/find-boards";
import { reportFailed } from "@/components/board-store/use-save";
import { SavingProgress } from "@/components/task/transfer/saving-progress";
import type { TransferDialogProps } from "@/components/task/transfer/use-transfers";
import { useSending } from "@/components/task/transfer/use-sending";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { SelectField } from "@/components/ui/controls/select-field";
import { Alert } from "@/components/ui/feedback/alert";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { SearchPicker } from "@/components/ui/pickers/search-picker";
import type { StageJson } from "@/lib/stages/present";
import { taskPath } from "@/lib/tasks/path";

export function MoveDialog({ open, onOpenChange, ...props }: TransferDialogProps) {
  const t = useTranslations("transfer");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("move", { count: props.tasks.length })} width="max-w-120">
      <MoveForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type Place = "start" | "end";
const PLACES: readonly Place[] = ["start", "end"];

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

interface BoardChoiceProps {
  chosen: FoundBoard | null;
  without: number;
  onChoose: (board: FoundBoard) => void;
}

function BoardChoice({ chosen, without, onChoose }: BoardChoiceProps) {
  const t = useTranslations("transfer");
  const search = useBoardSearch();
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {t("board")}
      </span>
      <SearchPicker
        text={chosen?.title ?? t("chooseBoard")}
        label={t("boardIs", { title: chosen?.title ?? t("chooseBoard") })}
        Icon={Columns3}
        search={search}
        without={[without]}
        closes
        onToggle={onChoose}
      />
    </div>
  );
}

interface TargetFieldsProps {
  stages: readonly StageJson[];
  stageId: number;
  at: Place;
  onStage: (stageId: number) => void;
  /** Null for the bottom. */
  onPlace: ((place: Place) => void) | null;
}

function TargetFields({ stages, stageId, at, onStage, onPlace }: TargetFieldsProps) {
  const t = useTranslations("transfer");
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t("stage")}
        name="stage"
        value={stageId}
        choices={stages.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={({ target }) => onStage(Number(target.value))}
      />
      {onPlace && (
        <SelectField
          label={t("position")}
          name="position"
          value={at}
          choices={PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
          onChange={({ target }) => onPlace(PLACES.find((place) => place === target.value) ?? "start")}
        />
      )}
    </div>
  );
}

/** The chosen board, and its chosen or first stage. */
function useTarget() {
  const [to, chooseTo] = useState<FoundBoard | null>(null);
  const [chosenStage, chooseStage] = useState<number | null>(null);
  const target = useTargetBoard(to);
  const stages = target.board?.stages ?? [];
  const stageId = chosenStage ?? stages[0]?.id ?? null;
  const mayMove = target.board?.abilities.edit === true && stageId !== null;
  function chooseBoard(found: FoundBoard) {
    chooseTo(found);
    chooseStage(null);
  }
  return { to, target, stages, stageId, mayMove, chooseBoard, chooseStage };
}

function useTargetBoard(to: FoundBoard | null) {
  const { data, error } = useQuery({
    queryKey: ["move to board", to?.id],
    enabled: to !== null,
    staleTime: 0,
    queryFn: () => readBoard(to?.id ?? 0),
  });
  return { board: to ? data : undefined, problem: to && error ? errorMessage(error) : "" };
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
