"use client";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/controls/button";
import { DialogActions } from "@/components/ui/overlays/dialog";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";

interface FolderFormProps {
  title?: string;
  submit: string;
  onSave: (title: string) => Promise<void>;
  onCancel: () => void;
}

export function FolderForm({ title = "", submit, onSave, onCancel }: FolderFormProps) {
  const t = useTranslations("boards.folders");
  const actions = useTranslations("ui.actions");
  const { form, errors, problem, ...state } = useForm(({ title: typed = "" }) => onSave(typed));
  return (
    <form {...form} className="mt-4 flex flex-col gap-3">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextField
        name="title"
        label={t("title")}
        defaultValue={title}
        error={errors.title}
        required
        maxLength={50}
        autoComplete="off"
        dir="auto"
      />
      <DialogActions>
        <Button onClick={onCancel}>{actions("cancel")}</Button>
        <SubmitButton state={state}>{submit}</SubmitButton>
      </DialogActions>
    </form>
  );
}
