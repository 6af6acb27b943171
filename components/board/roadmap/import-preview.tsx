"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { RefusedRows } from "@/components/board/roadmap/refused-rows";
import type { ReadFile } from "@/components/board/roadmap/use-import";
import { SelectField } from "@/components/ui/controls/select-field";
import { SampleRows } from "@/components/ui/lists/sample-rows";
import { IDEA_COLUMNS, type IdeaColumn } from "@/lib/ideas/import/columns";

interface ImportPreviewProps {
  board: BoardJson;
  read: ReadFile;
  onChange: (changed: Partial<Pick<ReadFile, "mapping" | "stageId">>) => void;
}

const NONE = "-1";

/** What each column of the file becomes, and its first rows. */
export function ImportPreview({ board, read, onChange }: ImportPreviewProps) {
  const t = useTranslations("ideas.import");
  const { mapping, result } = read;
  const columns = result.columns.map((name, at) => ({
    value: String(at),
    label: name || t("column", { number: String(at + 1) }),
  }));
  const choose = (column: IdeaColumn, at: string) =>
    onChange({ mapping: { ...mapping, [column]: at === NONE ? null : Number(at) } });

  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">{t("columns")}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {IDEA_COLUMNS.map((column) => (
            <SelectField
              key={column}
              name={column}
              label={t(`fields.${column}`)}
              value={String(mapping[column] ?? NONE)}
              choices={[{ value: NONE, label: t("noColumn") }, ...columns]}
              onChange={({ target }) => choose(column, target.value)}
            />
          ))}
          <SelectField
            name="stage_id"
            label={t("otherwise")}
            value={String(read.stageId ?? board.stages[0]?.id ?? "")}
            choices={board.stages.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={({ target }) => onChange({ stageId: Number(target.value) })}
          />
        </div>
      </fieldset>
      <FirstRows read={read} />
      <p role="status" className="font-medium">
        {t("ready", { count: result.count })}
      </p>
      <RefusedRows result={result} />
    </>
  );
}

function FirstRows({ read: { result, mapping } }: Pick<ImportPreviewProps, "read">) {
  const t = useTranslations("ideas.import");
  const shown = IDEA_COLUMNS.filter((column) => mapping[column] !== null);
  return (
    <SampleRows
      title={t("firstRows")}
      columns={shown.map((column) => ({ key: column, title: t(`fields.${column}`) }))}
      rows={result.rows.map(({ line, cells }) => ({
        key: line,
        cells: shown.map((column) => cells[mapping[column] ?? -1] ?? ""),
      }))}
    />
  );
}
