"use client";
import { useTranslations } from "next-intl";
import { AuthPage } from "@/components/account/auth-page";
import { type StageDraft } from "@/components/board-list/new-board/stage-drafts";
import { StageEditor } from "@/components/board-list/new-board/stage-editor";
import { Button } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { useForm } from "@/components/ui/hooks/use-form";

interface FirstStagesProps {
  stages: StageDraft[];
  onChange: (stages: StageDraft[]) => void;
  onNext: () => void;
  onBack: () => void;
  onSkip: () => void;
}

export function FirstStages({ stages, onChange, onNext, onBack, onSkip }: FirstStagesProps) {
  const t = useTranslations("boards.welcome");
  const { form, ...state } = useForm(async () => onNext());
  return (
    <AuthPage title={t("stages.heading")} text={t("stages.text")}>
      <form {...form} className="flex flex-col gap-4">
        <StageEditor stages={stages} onChange={onChange} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onBack}>{t("back")}</Button>
          <Button kind="quiet" className="ms-auto" onClick={onSkip}>
            {t("stages.useDefault")}
          </Button>
          <SubmitButton state={state} autoFocus className="max-sm:-order-1 max-sm:basis-full">
            {t("next")}
          </SubmitButton>
        </div>
      </form>
    </AuthPage>
  );
}
