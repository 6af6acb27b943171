"use client";
import { useState } from "react";
import {
  AUTOMATIC,
  type CsvJson,
  isUsable,
  type MappedColumn,
  optionsOf,
  problemsOf,
  type Reading,
} from "@/components/imports/csv-data";
import type { Target } from "@/components/imports/csv/target-field";
import type { FileOrigin, PreviewJson } from "@/components/imports/import-data";
import { usePreview } from "@/components/imports/preview/use-preview";
import { DATE_FORMATS, dateOf } from "@/lib/imports/csv/dates";

/** A mapping that the server would refuse is not sent: the last contents stay in view while it is corrected. */
export function useCsv(origin: FileOrigin) {
  const [reading, setReading] = useState<Reading>(AUTOMATIC);
  const [chosen, setChosen] = useState<MappedColumn[] | null>(null);
  const [sent, setSent] = useState<MappedColumn[] | null>(null);
  const [target, setTarget] = useState<Target>(null);
  const options = optionsOf(reading, sent);
  const read = usePreview(origin, options);
  const csv = csvIn(read.preview);
  const map = chosen ?? csv?.map ?? [];
  const problems = problemsOf({ map, rows: csv?.rows ?? [] }, readsAsDate);

  function changeMap(changed: MappedColumn[]) {
    setChosen(changed);
    if (isUsable(changed, problemsOf({ map: changed, rows: [] }, readsAsDate))) setSent(changed);
  }

  function changeReading(changed: Partial<Reading>) {
    setReading((before) => ({ ...before, ...changed }));
    if (changed.date_format !== undefined) return;
    // Another separator makes other columns.
    setChosen(null);
    setSent(null);
  }

  const canStart = isUsable(map, problems) && target?.id !== null;
  return { ...read, csv, options, reading, map, problems, target, canStart, changeMap, changeReading, setTarget };
}

/** Undefined for what is no table. */
function csvIn(preview: PreviewJson | undefined): CsvJson | undefined {
  const { columns, fields, map, rows, delimiter, encoding } = preview ?? {};
  return (
    columns &&
    fields &&
    map &&
    rows && { columns, fields, map, rows, delimiter: delimiter ?? "", encoding: encoding ?? "" }
  );
}

/** In any order of day and month: which one is the server's to find out. */
const readsAsDate = (cell: string): boolean => DATE_FORMATS.some((format) => dateOf(cell, format) !== null);
