"use client";
import { SquareKanban } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useBoardSearch } from "@/components/board-store/find-boards";
import { useStagesOf } from "@/components/webhooks/incoming/use-stages-of";
import { INCOMING } from "@/components/webhooks/webhook-tabs";
import { Button, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { SelectField } from "@/components/ui/controls/select-field";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { Alert } from "@/components/ui/feedback/alert";
import { useForm } from "@/components/ui/hooks/use-form";
import { DialogActions } from "@/components/ui/overlays/dialog";
import { SearchPicker } from "@/components/ui/pickers/search-picker";
import { api } from "@/lib/api";

/** Opens the page of the new webhook, which shows its address. */
export function NewWebhookForm({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("webhooks.incoming.new");
  const actions = useTranslations("ui.actions");
  const router = useRouter();
  const { board, stages, problem: notLoaded, choose } = useStagesOf();
  const { form, errors, problem, ...state } = useForm(async ({ name = "", stage = "" }) => {
    const { id } = await api<{ id: number }>("POST", "/boards/v2/webhooks", { name, board: board?.id, stage });
    router.push(`${INCOMING}/${id}`);
  });
  return (
    <form {...form} className="mt-4 flex flex-col gap-4">
      {(problem || notLoaded) && <Alert kind="error">{problem || notLoaded}</Alert>}
      <TextField
        name="name"
        label={t("name")}
        placeholder={t("namePlaceholder")}
        error={errors.name}
        required
        maxLength={191}
        autoComplete="off"
      />
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-sm font-medium">{t("board")}</span>
        <SearchPicker
          text={board?.title ?? t("chooseBoard")}
          label={board ? t("otherBoard", { name: board.title }) : t("chooseBoard")}
          Icon={SquareKanban}
          search={useBoardSearch()}
          closes
          chosen={board ? [board.id] : []}
          onToggle={choose}
        />
      </div>
      {stages && stages.length > 0 && (
        <SelectField
          key={board?.id}
          name="stage"
          label={t("stage")}
          hint={t("stageHint")}
          choices={stages.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
      {stages?.length === 0 && <Alert kind="warning">{t("noStages")}</Alert>}
      <DialogActions>
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <SubmitButton state={state} disabled={!stages?.length} className={DIM_WHEN_DISABLED}>
          {t("submit")}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
