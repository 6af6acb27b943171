"use client";
import { useTranslations } from "next-intl";
import type { Save } from "@/components/board-store/use-save";
import { Button } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import type { StageJson } from "@/lib/stages/present";

interface StageLimitProps {
  stage: StageJson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  save: Save["save"];
}

/** Asks how many tasks the stage should have at most. */
export function StageLimit({ stage, open, onOpenChange, save }: StageLimitProps) {
  const t = useTranslations("kanban.limit");
  function change(limit: number | null) {
    if (limit !== (stage.settings.wip_limit ?? null)) save({ kind: "limit-stage", stageId: stage.id, limit });
    onOpenChange(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title", { stage: stage.title })}
      text={t("text")}
      width="max-w-sm"
      finalFocus={() => document.querySelector(`[data-stage="${stage.id}"] [aria-haspopup=menu]`)}
    >
      <LimitForm limit={stage.settings.wip_limit ?? null} onChange={change} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface LimitFormProps {
  limit: number | null;
  onChange: (limit: number | null) => void;
  onCancel: () => void;
}

function LimitForm({ limit, onChange, onCancel }: LimitFormProps) {
  const t = useTranslations("kanban.limit");
  const actions = useTranslations("ui.actions");
  const { form, errors, ...state } = useForm(({ limit: typed = "" }) => Promise.resolve(onChange(Number(typed))));
  return (
    <form {...form} className="mt-4 flex flex-col gap-3">
      <TextField
        name="limit"
        type="number"
        label={t("label")}
        defaultValue={limit ?? ""}
        error={errors.limit}
        required
        min={1}
        max={10_000}
        step={1}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
      />
      <DialogActions>
        {limit !== null && (
          <Button kind="quiet" className="sm:me-auto" onClick={() => onChange(null)}>
            {t("remove")}
          </Button>
        )}
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <SubmitButton state={state}>{actions("save")}</SubmitButton>
      </DialogActions>
    </form>
  );
}
