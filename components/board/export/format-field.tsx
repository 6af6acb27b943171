"use client";
import { useTranslations } from "next-intl";
import { type Format, FORMATS } from "@/components/board/export/export-formats";
import { ChoiceCards } from "@/components/ui/controls/choice-cards";

interface FormatFieldProps {
  hasTime: boolean;
  chosen: Format;
  onChoose: (format: Format) => void;
}

export function FormatField({ hasTime, chosen, onChoose }: FormatFieldProps) {
  const t = useTranslations("exports");
  const choices = FORMATS.filter(({ value }) => hasTime || value !== "timesheet").map(({ value, Icon }) => ({
    ...{ value, Icon },
    ...{ title: t(`formats.${value}.title`), text: t(`formats.${value}.text`) },
  }));
  return (
    <fieldset>
      <legend className="sr-only">{t("format")}</legend>
      <div className="flex flex-col gap-2">
        <ChoiceCards name="format" choices={choices} chosen={chosen} onChoose={onChoose} />
      </div>
    </fieldset>
  );
}
