"use client";
import { useTranslations } from "next-intl";
import type { CsvJson, Reading } from "@/components/imports/csv-data";
import { SelectField } from "@/components/ui/controls/select-field";
import { Section } from "@/components/ui/overlays/panel";

const DELIMITERS = ["comma", "semicolon", "tab"] as const;
const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
/** The server's names, which messages can't have as keys. */
const DATE_FORMATS = [
  { value: "iso", key: "iso" },
  { value: "d.m.y", key: "d_m_y" },
  { value: "d/m/y", key: "dmy" },
  { value: "m/d/y", key: "mdy" },
] as const;

interface ReadingFieldsProps {
  csv: Pick<CsvJson, "delimiter" | "encoding">;
  reading: Reading;
  onChange: (changed: Partial<Reading>) => void;
}

/** How the file is written. Everything is found out, and can be corrected. */
export function ReadingFields({ csv, reading, onChange }: ReadingFieldsProps) {
  const t = useTranslations("imports.csv");
  const delimiters = DELIMITERS.map((value) => ({ value, label: t(`delimiters.${value}`) }));
  const encodings = ENCODINGS.map((value) => ({ value, label: t(`encodings.${value}`) }));
  const automatic = (choices: readonly { value: string; label: string }[], found: string) => {
    const label = choices.find(({ value }) => value === found)?.label;
    return { value: "", label: label ? t("detected", { found: label }) : t("automatic") };
  };
  return (
    <Section id="reading" title={t("reading")}>
      <div className="grid gap-4 p-4 sm:grid-cols-3">
        <SelectField
          name="delimiter"
          label={t("delimiter")}
          value={reading.delimiter}
          choices={[automatic(delimiters, csv.delimiter), ...delimiters]}
          onChange={({ target }) => onChange({ delimiter: target.value })}
        />
        <SelectField
          name="encoding"
          label={t("encoding")}
          value={reading.encoding}
          choices={[automatic(encodings, csv.encoding), ...encodings]}
          onChange={({ target }) => onChange({ encoding: target.value })}
        />
        <SelectField
          name="date_format"
          label={t("dateFormat")}
          value={reading.date_format}
          choices={[
            { value: "", label: t("automatic") },
            ...DATE_FORMATS.map(({ value, key }) => ({ value, label: t(`dateFormats.${key}`) })),
          ]}
          onChange={({ target }) => onChange({ date_format: target.value })}
        />
      </div>
    </Section>
  );
}
