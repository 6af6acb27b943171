"use client";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Columns3 } from "lucide-react";
import { readBoard } from "@/components/board-store/board-data";
import { type FoundBoard, useBoardSearch } from "@/components/board-store/find-boards";
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
    <Dialog open={open} onOpenChange={onOpenChange} title={t("move")} width="max-w-120">
      <MoveForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type Place = "start" | "end";
const PLACES: readonly Place[] = ["start", "end"];

function MoveForm({
  task,
  board,
  saving,
  onMoved,
  onClose,
}: Omit<TransferDialogProps, "open" | "onOpenChange"> & { onClose: () => void }) {
  const t = useTranslations("transfer");
  const actions = useTranslations("ui.actions");
  const [to, setTo] = useState<FoundBoard | null>(null);
  const [chosenStage, setChosenStage] = useState<number | null>(null);
  const [at, setAt] = useState<Place>("start");
  const { isBusy, problem, send } = useSending();
  const target = useTargetBoard(to);
  const stages = target.board?.stages ?? [];
  const stageId = chosenStage ?? stages[0]?.id ?? null;
  const mayMove = target.board?.abilities.edit === true && stageId !== null;

  async function move(event: React.FormEvent) {
    event.preventDefault();
    if (!to || !mayMove) return;
    const isDone = await send(() =>
      saving.saveAsync({ kind: "transfer-task", taskId: task.id, boardId: to.id, stageId, at }),
    );
    if (!isDone) return;
    const path = taskPath(to.id, task.id);
    toast(t("moved", { title: task.title, board: to.title }), "done", {
      action: { label: t("openThere"), onPress: () => location.assign(path) },
    });
    onClose();
    onMoved?.(path);
  }

  return (
    <form onSubmit={(event) => void move(event)} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <BoardChoice
        chosen={to}
        without={board.id}
        onChoose={(found) => {
          setTo(found);
          setChosenStage(null);
        }}
      />
      {target.problem && <Alert kind="error">{target.problem}</Alert>}
      {target.board && !target.board.abilities.edit && <Alert kind="error">{t("viewOnly")}</Alert>}
      {target.board && mayMove && (
        <>
          <TargetFields {...{ stages, stageId, at }} onStage={setChosenStage} onPlace={setAt} />
          <Outcome />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button kind="primary" type="submit" busy={isBusy} disabled={!mayMove} className={DIM_WHEN_DISABLED}>
          {t("confirmMove")}
        </Button>
      </DialogActions>
    </form>
  );
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
  onPlace: (place: Place) => void;
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
      <SelectField
        label={t("position")}
        name="position"
        value={at}
        choices={PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
        onChange={({ target }) => onPlace(PLACES.find((place) => place === target.value) ?? "start")}
      />
    </div>
  );
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

const LOST = ["labels", "people", "dependencies"] as const;

/** What moves along and what may stay behind, as the server decides it. */
function Outcome() {
  const t = useTranslations("transfer.outcome");
  return (
    <section aria-label={t("title")} className="rounded-md bg-gray-3 px-3 py-2.5 text-sm">
      <p>{t("kept")}</p>
      <ul className="mt-1.5 list-disc ps-5 text-gray-11">
        {LOST.map((each) => (
          <li key={each}>{t(each)}</li>
        ))}
      </ul>
    </section>
  );
}
