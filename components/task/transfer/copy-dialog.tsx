"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { newId } from "@/components/board-store/local-ids";
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

interface CopyDialogProps extends TransferDialogProps {
  fromTemplate: boolean;
}

export function CopyDialog({ open, onOpenChange, ...props }: CopyDialogProps) {
  const t = useTranslations("transfer");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(props.fromTemplate ? "fromTemplate" : "duplicate")}
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

function CopyForm({
  task,
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
  const [title, setTitle] = useState(fromTemplate ? task.title : t("copyOf", { title: task.title }));
  const [stageId, setStageId] = useState(task.stage_id ?? board.stages[0]?.id ?? 0);
  const { isBusy, problem, send } = useSending();

  async function copy(event: React.FormEvent) {
    event.preventDefault();
    const all = fromTemplate ? TASK_PARTS : CLONED;
    const parts = Object.fromEntries(
      all.map((part) => [part, offered.some((each) => each === part) && chosen.has(part)]),
    );
    const draft = { title: title.trim(), stageId, parts };
    const isDone = await send(() =>
      saving.saveAsync({ kind: "copy-task", taskId: task.id, key: newId(), fromTemplate, draft }),
    );
    if (!isDone) return;
    toast(t("created", { title: draft.title }));
    onClose();
  }

  return (
    <form onSubmit={(event) => void copy(event)} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        label={t("title")}
        name="title"
        required
        maxLength={255}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SelectField
        label={t("stage")}
        name="stage"
        value={stageId}
        choices={board.stages
          .filter(({ id }) => id > 0)
          .map((stage) => ({ value: String(stage.id), label: stage.title }))}
        onChange={({ target }) => setStageId(Number(target.value))}
      />
      <Parts offered={offered} chosen={chosen} onChange={setChosen} />
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {t(fromTemplate ? "create" : "confirmDuplicate")}
        </Button>
      </DialogActions>
    </form>
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
