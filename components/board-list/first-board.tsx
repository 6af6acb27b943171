"use client";
import { useTranslations } from "next-intl";
import { AuthPage } from "@/components/account/auth-page";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { TITLE_LENGTH } from "@/components/ui/controls/field";
import { useForm } from "@/components/ui/hooks/use-form";

interface BoardTexts {
  title: string;
  description: string;
}

interface FirstBoardProps {
  board: BoardTexts;
  onChange: (board: BoardTexts) => void;
  onNext: () => void;
}

export function FirstBoard({ board, onChange, onNext }: FirstBoardProps) {
  const t = useTranslations("boards.welcome");
  const { form, errors, ...state } = useForm(async () => onNext());
  return (
    <AuthPage title={t("board.heading")} text={t("board.text")}>
      <form {...form} className="flex flex-col gap-4">
        <TextField
          name="title"
          label={t("board.title")}
          error={errors.title}
          value={board.title}
          onChange={({ target }) => onChange({ ...board, title: target.value })}
          placeholder={t("board.example")}
          maxLength={TITLE_LENGTH}
          required
          pattern=".*\S.*"
          autoFocus
          autoComplete="off"
          dir="auto"
        />
        <TextAreaField
          name="description"
          label={t("board.description")}
          optional
          value={board.description}
          onChange={({ target }) => onChange({ ...board, description: target.value })}
        />
        <SubmitButton state={state} className="mt-2">
          {t("next")}
        </SubmitButton>
      </form>
    </AuthPage>
  );
}
