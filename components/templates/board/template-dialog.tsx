"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import {
  changeTemplate,
  makeTemplate,
  type TemplateFacts,
  type TemplateSettings,
} from "@/components/templates/board/template-calls";
import { Button } from "@/components/ui/controls/button";
import { SubmitButton } from "@/components/ui/controls/submit-button";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { TextField } from "@/components/ui/controls/text-field";
import { classNames } from "@/components/ui/class-names";
import { Alert } from "@/components/ui/feedback/alert";
import { toast } from "@/components/ui/feedback/toasts";
import { useForm } from "@/components/ui/hooks/use-form";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";

interface TemplateDialogProps {
  board: { id: number; title: string };
  /** Null for a board that becomes a template. */
  facts: TemplateFacts | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (settings: TemplateSettings) => void;
}

export function TemplateDialog({ open, onOpenChange, ...props }: TemplateDialogProps) {
  const t = useTranslations("templates.board");
  // While the dialog closes, it stays what it was.
  const [wasTemplate, setWasTemplate] = useState(props.facts !== null);
  const isTemplate = props.facts !== null;
  if (!open && wasTemplate !== isTemplate) setWasTemplate(isTemplate);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={wasTemplate ? t("settings") : t("make")}
      text={wasTemplate ? undefined : t("makeText")}
    >
      <TemplateForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type TemplateFormProps = Omit<TemplateDialogProps, "open" | "onOpenChange"> & { onClose: () => void };

function TemplateForm({ board, facts, onSaved, onClose }: TemplateFormProps) {
  const t = useTranslations("templates.board");
  const actions = useTranslations("ui.actions");
  const [isNew] = useState(facts === null);
  const [category, setCategory] = useState(facts?.category ?? "");
  const { form, errors, problem, ...state } = useForm(async ({ description = "" }) => {
    const next = { description: description.trim(), category: category.trim() };
    const settings = isNew ? await makeTemplate(board.id, next) : await changeTemplate(board.id, next);
    onClose();
    onSaved(settings);
    if (isNew) toast(t("made", { title: board.title }));
  });

  return (
    <form {...form} className="mt-4 flex flex-col gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <TextAreaField
        name="description"
        label={t("description")}
        hint={t("descriptionHint")}
        optional
        defaultValue={facts?.description}
        error={errors.template_description}
      />
      <CategoryField value={category} error={errors.template_category} onChange={setCategory} />
      <DialogActions>
        <Button onClick={onClose}>{actions("cancel")}</Button>
        <SubmitButton state={state}>{isNew ? t("make") : actions("save")}</SubmitButton>
      </DialogActions>
    </form>
  );
}

const CATEGORIES = ["project", "development", "marketing", "sales", "product", "people", "events"] as const;
const CATEGORY_LENGTH = 100;

interface CategoryFieldProps {
  value: string;
  error: string | undefined;
  onChange: (category: string) => void;
}

/** Any text, with the usual ones to press. */
function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  const t = useTranslations("templates.board");
  return (
    <div>
      <TextField
        name="category"
        label={t("category")}
        optional
        value={value}
        error={error}
        maxLength={CATEGORY_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <ul aria-label={t("suggestions")} className="mt-2 flex flex-wrap gap-1.5">
        {CATEGORIES.map((name) => {
          const title = t(`categories.${name}`);
          const isChosen = value.trim() === title;
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange(isChosen ? "" : title)}
                className={classNames(
                  "inline-flex min-h-7 items-center rounded-full border px-2.5 text-sm transition-colors pointer-coarse:min-h-11 pointer-coarse:px-3.5",
                  isChosen
                    ? "border-accent-text bg-accent-soft font-medium text-accent-text"
                    : "border-gray-7 text-gray-11 hover:bg-gray-3 hover:text-gray-12",
                )}
              >
                {title}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
