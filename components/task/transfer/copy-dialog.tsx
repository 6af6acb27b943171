"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardEdit } from "@/components/board-store/edits";
import { copyingAll } from "@/components/board-store/edits/tasks-at-once";
import { newId } from "@/components/board-store/edits/local-ids";
import { reportFailed } from "@/components/board-store/use-save";
import { SavingProgress } from "@/components/task/transfer/saving-progress";
import { TASK_PARTS, USUAL_PARTS } from "@/components/templates/tasks/template-tasks";
import type { TransferDialogProps } from "@/components/task/transfer/use-transfers";
import { useSending } from "@/components/task/transfer/use-sending";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextField } from "@/components/ui/controls/text-field";
import { Alert } from "@/components/ui/feedback/alert";
import { toast } from "@/components/ui/feedback/toasts";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import type { StageJson } from "@/lib/stages/present";

interface CopyDialogProps extends TransferDialogProps {
  fromTemplate: boolean;
}

export function CopyDialog({ open, onOpenChange, ...props }: CopyDialogProps) {
  const t = useTranslations("transfer");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={props.fromTemplate ? t("fromTemplate") : t("duplicate", { count: props.tasks.length })}
      text={t("kept")}
      width="max-w-120"
    >
      <CopyForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

const CLONED = ["assignee", "label", "subtask", "attachment", "comment"] as const;
type Part = (typeof TASK_PARTS)[number];
const PAID = new Set<string>(["subtask", "attachment"]);

/** Of several tasks: each in its own stage. */
const OWN_STAGE = 0;

function CopyForm({
  tasks,
  board,
  viewer,
  saving,
  fromTemplate,
  onClose,
}: Omit<CopyDialogProps, "open" | "onOpenChange"> & { onClose: () => void }) {
  const t = useTranslations("transfer");
  const actions = useTranslations("ui.actions");
  const offered = fromTemplate ? TASK_PARTS : CLONED.filter((part) => viewer.isPro || !PAID.has(part));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(USUAL_PARTS));
  const [only, isOne] = [tasks[0], tasks.length === 1];
  const [title, setTitle] = useState(fromTemplate ? (only?.title ?? "") : t("copyOf", { title: only?.title ?? "" }));
  const [stageId, setStageId] = useState(isOne ? (only?.stage_id ?? board.stages[0]?.id ?? 0) : OWN_STAGE);
  const { isBusy, problem, send } = useSending();

  async function copy(event: React.FormEvent) {
    event.preventDefault();
    const all = fromTemplate ? TASK_PARTS : CLONED;
    const parts = Object.fromEntries(
      all.map((part) => [part, offered.some((each) => each === part) && chosen.has(part)]),
    );
    const draft = { title: title.trim(), stageId, parts };
    const several = { title: t("copyOf", { title: "{title}" }), stageId: stageId || null, parts, newKey: newId };
    const edit: BoardEdit =
      isOne && only
        ? { kind: "copy-task", taskId: only.id, key: newId(), fromTemplate, draft }
        : copyingAll(tasks, several);
    const answer = await send(() => saving.saveAsync(edit));
    if (!answer) return;
    reportFailed(answer.failed);
    const count = tasks.length - (answer.failed?.length ?? 0);
    if (count > 0) toast(t("created", { count, title: draft.title }));
    onClose();
  }

  return (
    <form onSubmit={(event) => void copy(event)} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      {isOne && (
        <TextField
          label={t("title")}
          name="title"
          required
          maxLength={255}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
      <StageChoice stages={board.stages} chosen={stageId} hasOwn={!isOne} onChoose={setStageId} />
      <Parts offered={offered} chosen={chosen} onChange={setChosen} />
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {fromTemplate ? t("create") : t("confirmDuplicate", { count: tasks.length })}
        </Button>
      </DialogActions>
      <SavingProgress />
    </form>
  );
}

interface StageChoiceProps {
  stages: readonly StageJson[];
  chosen: number;
  /** Each copy may stay in the stage of its original. */
  hasOwn: boolean;
  onChoose: (stageId: number) => void;
}

function StageChoice({ stages, chosen, hasOwn, onChoose }: StageChoiceProps) {
  const t = useTranslations("transfer");
  return (
    <SelectField
      label={t("stage")}
      name="stage"
      value={chosen}
      choices={[
        ...(hasOwn ? [{ value: String(OWN_STAGE), label: t("ownStage") }] : []),
        ...stages.filter(({ id }) => id > 0).map((stage) => ({ value: String(stage.id), label: stage.title })),
      ]}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}

interface PartsProps {
  offered: readonly Part[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

function Parts({ offered, chosen, onChange }: PartsProps) {
  const t = useTranslations("transfer");
  const others = (part: string) => [...chosen].filter((each) => each !== part);
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t("copyAlso")}</legend>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
        {offered.map((part) => (
          <li key={part}>
            <CheckBox
              label={t(`parts.${part}`)}
              checked={chosen.has(part)}
              onChange={(isOn) => onChange(new Set(isOn ? [...others(part), part] : others(part)))}
            >
              {t(`parts.${part}`)}
            </CheckBox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
