"use client";
import { useFormatter, useTranslations } from "next-intl";
import {
  type ColumnProblem,
  type CsvJson,
  type Field,
  fieldsIn,
  type MappedColumn,
} from "@/components/imports/csv-data";
import { SelectField } from "@/components/ui/controls/select-field";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { Rows } from "@/components/ui/lists/rows";
import { Section } from "@/components/ui/overlays/panel";

interface ColumnsFieldProps {
  csv: CsvJson;
  map: readonly MappedColumn[];
  problems: ReadonlyMap<number, ColumnProblem>;
  onChange: (map: MappedColumn[]) => void;
}

const NONE = "";

/** What each column of the file becomes, with its first values. */
export function ColumnsField({ csv, map, problems, onChange }: ColumnsFieldProps) {
  const t = useTranslations("imports.csv");
  const hasTitle = map.some(({ table }) => table === "task_title");
  const choose = (place: number, table: string) =>
    onChange(map.map((each, at) => (at === place ? { ...each, table: table || null } : each)));
  return (
    <Section id="columns" title={t("columns")} text={t("columnsText")}>
      {!hasTitle && (
        <ProblemLine role="alert" className="border-b border-gray-6 px-4 py-3">
          {t("needsTitle")}
        </ProblemLine>
      )}
      <Rows aria-labelledby="columns-title">
        {map.map(({ csv: name, table }, place) => (
          <ColumnRow
            key={place}
            name={name}
            place={place}
            values={csv.rows.map((cells) => cells[place] ?? "").filter(Boolean)}
            fields={fieldsIn(csv)}
            chosen={table ?? NONE}
            problem={problems.get(place)}
            onChoose={(chosen) => choose(place, chosen)}
          />
        ))}
      </Rows>
    </Section>
  );
}

interface ColumnRowProps {
  name: string;
  place: number;
  values: string[];
  fields: readonly Field[];
  chosen: string;
  problem: ColumnProblem | undefined;
  onChoose: (field: string) => void;
}

function ColumnRow({ name, place, values, fields, chosen, problem, onChoose }: ColumnRowProps) {
  const t = useTranslations("imports.csv");
  const { number } = useFormatter();
  const problemText = useProblemText(problem);
  return (
    <li className="grid items-start gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{name || t("unnamed", { number: number(place + 1) })}</bdi>
        </p>
        <p className="truncate text-sm text-gray-11">
          {values.length === 0 && t("noValues")}
          {values.map((value, at) => (
            <span key={at} className="not-first:before:px-1.5 not-first:before:content-['·'/'']">
              <bdi className="inline-block max-w-full truncate align-bottom">{value}</bdi>
            </span>
          ))}
        </p>
      </div>
      {name ? (
        <SelectField
          name={`column ${place}`}
          label={t("becomes", { column: name })}
          labelHidden
          error={problemText}
          value={chosen}
          choices={[
            { value: NONE, label: t("leaveOut") },
            ...fields.map((field) => ({ value: field, label: t(`fields.${field}`) })),
          ]}
          onChange={({ target }) => onChoose(target.value)}
        />
      ) : (
        <p className="text-gray-11">{t("unnamedText")}</p>
      )}
    </li>
  );
}

function useProblemText(problem: ColumnProblem | undefined): string {
  const t = useTranslations("imports.csv");
  if (problem?.kind === "taken") return t("taken", { column: problem.by });
  return problem ? t("noDate", { value: problem.value }) : "";
}
