"use client";
import { useTranslations } from "next-intl";
import { SaveForm } from "@/components/ui/controls/save-form";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { useEditedForm } from "@/components/ui/hooks/use-edited-form";
import { api } from "@/lib/api";

interface PublicPagesFormProps {
  /** One in each line. */
  settings: { embed_origins: string };
}

export function PublicPagesForm({ settings }: PublicPagesFormProps) {
  const t = useTranslations("settings.publicPages");
  const { state, errors, shown, edit } = useEditedForm(settings, (changed) =>
    api("PUT", "/boards-app/v1/public-pages", changed),
  );
  return (
    <SaveForm state={state}>
      <TextAreaField
        name="embed_origins"
        label={t("origins")}
        hint={t("originsHint")}
        error={errors.embed_origins && t("originsInvalid")}
        value={shown.embed_origins}
        onChange={({ target }) => edit({ embed_origins: target.value })}
        placeholder={"https://www.example.com"}
        maxLength={5_000}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
    </SaveForm>
  );
}
