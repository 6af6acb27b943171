import { Archive, Clock, FileJson, FileSpreadsheet } from "lucide-react";
import type { FormFields } from "@/components/files/download";

/** The neutral names of the actions, which every site answers to. */
export const FORMATS = [
  {
    value: "zip",
    Icon: Archive,
    fields: [
      ["action", "boards_export_json"],
      ["with_files", "yes"],
    ],
  },
  { value: "json", Icon: FileJson, fields: [["action", "boards_export_json"]] },
  { value: "csv", Icon: FileSpreadsheet, fields: [["action", "boards_export_csv"]] },
  { value: "timesheet", Icon: Clock, fields: [["action", "boards_export_timesheet"]] },
] as const;
export type Format = (typeof FORMATS)[number]["value"];

/** Days, `2026-11-01`. */
export interface Range {
  from: string;
  to: string;
}

export function fieldsOf(boardId: number, format: Format, { from, to }: Range): FormFields {
  const fields = FORMATS.find(({ value }) => value === format)?.fields ?? [];
  return [
    ...fields,
    ["board_id", String(boardId)],
    ...(format === "timesheet"
      ? ([
          ["date_range[]", from],
          ["date_range[]", to],
        ] as const)
      : []),
  ];
}

/** @param today `2026-11-27` */
export const thisMonth = (today: string): Range => ({ from: `${today.slice(0, 8)}01`, to: today });
