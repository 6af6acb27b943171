"use client";
import { useId } from "react";
import { useTranslations } from "next-intl";
import { type Format, FORMATS } from "@/components/board/export/export-formats";

interface FormatFieldProps {
  chosen: Format;
  onChoose: (format: Format) => void;
}

export function FormatField({ chosen, onChoose }: FormatFieldProps) {
  const t = useTranslations("exports");
  const id = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t("format")}</legend>
      <div className="flex flex-col gap-2">
        {FORMATS.map(({ value, Icon }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-2.5 rounded-md border border-gray-7 p-3 transition-colors hover:bg-gray-3 has-checked:border-accent-text has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="format"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-label={t(`formats.${value}.title`)}
              aria-describedby={`${id}${value}`}
              className="sr-only"
            />
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
            <span className="min-w-0">
              <span className="block font-medium">{t(`formats.${value}.title`)}</span>
              <span id={`${id}${value}`} className="block text-sm text-gray-11">
                {t(`formats.${value}.text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
