"use client";
import { AuthPage } from "@/components/account/auth-page";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { useForm } from "@/components/ui/hooks/use-form";

interface FirstTaskProps {
  title: string;
  onChange: (title: string) => void;
  onFinish: (title: string) => Promise<void>;
  onBack: () => void;
}

export function FirstTask({ title, onChange, onFinish, onBack }: FirstTaskProps) {
  const { form, errors, problem, ...state } = useForm(async () => onFinish(title));
  return (
    <AuthPage
      title="What comes first?"
      text="The first task of the board. Leave it empty, and the board begins without one."
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextField
          name="task"
          label="First task"
          optional
          error={errors.task}
          value={title}
          onChange={({ target }) => onChange(target.value)}
          placeholder="Ask three movers for an offer"
          maxLength={TITLE_LENGTH}
          autoFocus
          autoComplete="off"
          dir="auto"
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onBack}>Back</Button>
          <SubmitButton state={state} className="ms-auto">
            {title.trim() ? "Create the board and the task" : "Create the board"}
          </SubmitButton>
        </div>
      </form>
    </AuthPage>
  );
}
