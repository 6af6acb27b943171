"use client";
import { useTranslations } from "next-intl";
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
  const t = useTranslations("boards.welcome");
  const { form, errors, problem, ...state } = useForm(async () => onFinish(title));
  return (
    <AuthPage title={t("task.heading")} text={t("task.text")}>
      <form {...form} className="flex flex-col gap-4">
        {problem && <Alert kind="error">{problem}</Alert>}
        <TextField
          name="task"
          label={t("task.title")}
          optional
          error={errors.task}
          value={title}
          onChange={({ target }) => onChange(target.value)}
          placeholder={t("task.example")}
          maxLength={TITLE_LENGTH}
          autoFocus
          autoComplete="off"
          dir="auto"
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onBack}>{t("back")}</Button>
          <SubmitButton state={state} className="ms-auto">
            {title.trim() ? t("task.createBoth") : t("task.createBoard")}
          </SubmitButton>
        </div>
      </form>
    </AuthPage>
  );
}
