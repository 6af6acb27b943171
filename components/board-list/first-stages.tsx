"use client";
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
  const { form, ...state } = useForm(async () => onNext());
  return (
    <AuthPage
      title="Which stages does a task go through?"
      text="They are the columns of the board. You can change them at any time."
    >
      <form {...form} className="flex flex-col gap-4">
        <StageEditor stages={stages} onChange={onChange} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onBack}>Back</Button>
          <Button kind="quiet" className="ms-auto" onClick={onSkip}>
            Keep the usual ones
          </Button>
          <SubmitButton state={state} autoFocus className="max-sm:-order-1 max-sm:basis-full">
            Next
          </SubmitButton>
        </div>
      </form>
    </AuthPage>
  );
}
