"use client";
import { useTranslations } from "next-intl";
import { ColumnsField } from "@/components/imports/csv/columns-field";
import { ReadingFields } from "@/components/imports/csv/reading-fields";
import { TargetField } from "@/components/imports/csv/target-field";
import { useCsv } from "@/components/imports/csv/use-csv";
import { type CsvJson, isField, type MappedColumn } from "@/components/imports/csv-data";
import type { FileOrigin, FolderChoice } from "@/components/imports/import-data";
import { Reading, Unreadable } from "@/components/imports/preview/reading";
import { StartForm } from "@/components/imports/preview/start-form";
import { WhatComes } from "@/components/imports/preview/what-comes";
import { SampleRows } from "@/components/ui/lists/sample-rows";

interface CsvPreviewProps {
  origin: FileOrigin;
  folders: FolderChoice[];
}

/** A table says less than other files: what its columns are is guessed, and corrected here. */
export function CsvPreview({ origin, folders }: CsvPreviewProps) {
  const t = useTranslations("imports");
  const { preview, csv, map, problems, target, error, isReading, ...form } = useCsv(origin);
  const failed = error && !isReading && <Unreadable error={error} onRetry={form.retry} />;
  if (!preview || !csv) return failed || <Reading name={origin.name} />;

  return (
    <StartForm
      origin={origin}
      options={form.options}
      title={target ? null : titleOf(preview.title, map, origin.name)}
      folders={target ? [] : folders}
      boardId={target?.id ?? null}
      button={t("preview.start", { count: preview.tasks })}
      isReading={isReading}
      obstacle={form.canStart ? undefined : t(target?.id === null ? "csv.needsBoard" : "csv.columnsNeedWork")}
      before={<TargetField target={target} onChange={form.setTarget} />}
    >
      {failed}
      <ReadingFields csv={csv} reading={form.reading} onChange={form.changeReading} />
      <ColumnsField csv={csv} map={map} problems={problems} onChange={form.changeMap} />
      <FirstRows csv={csv} map={map} />
      <WhatComes preview={preview} />
    </StartForm>
  );
}

/** A file without a column for it has the title in its name. */
const titleOf = (title: string, map: readonly MappedColumn[], name: string) =>
  map.some(({ table }) => table === "board_title" || table === "board") ? title : name.replace(/\.\w+$/, "");

/** As tasks, under the names of what they become. */
function FirstRows({ csv, map }: { csv: CsvJson; map: readonly MappedColumn[] }) {
  const t = useTranslations("imports.csv");
  const shown = map.flatMap(({ csv: name, table }, place) => (table && isField(table) ? [{ name, table, place }] : []));
  return (
    <SampleRows
      title={t("firstRows")}
      columns={shown.map(({ name, table, place }) => ({
        key: String(place),
        title: table === "custom_field" ? name : t(`fields.${table}`),
      }))}
      rows={csv.rows.map((cells, key) => ({ key, cells: shown.map(({ place }) => cells[place] ?? "") }))}
    />
  );
}
