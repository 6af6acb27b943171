"use client";
import { useTranslations } from "next-intl";
import { useGeneralForm } from "@/components/settings/use-general-form";
import { SaveForm } from "@/components/ui/controls/save-form";
import type { GeneralSettings } from "@/lib/settings/general";

const CHOICES = [
  { value: false, label: "administrators" },
  { value: true, label: "members" },
] as const;

export function BoardCreationForm({ settings }: { settings: Pick<GeneralSettings, "allow_members_to_create_boards"> }) {
  const t = useTranslations("settings.boardCreation");
  const { state, shown, edit } = useGeneralForm(settings);
  return (
    <SaveForm state={state}>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t("legend")}</legend>
        {CHOICES.map(({ value, label }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-1.5">
            <input
              type="radio"
              name="allow_members_to_create_boards"
              value={String(value)}
              checked={shown.allow_members_to_create_boards === value}
              onChange={() => edit({ allow_members_to_create_boards: value })}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span>
              {t(label)}
              <span className="block text-sm text-gray-11">{t(`${label}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </SaveForm>
  );
}
