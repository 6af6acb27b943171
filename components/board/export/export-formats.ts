import { Archive, Clock, FileJson, FileSpreadsheet } from "lucide-react";
import type { DayRange } from "@/components/days/range-fields";
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

export function fieldsOf(boardId: number, format: Format, { from, to }: DayRange): FormFields {
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
export const thisMonth = (today: string): DayRange => ({ from: `${today.slice(0, 8)}01`, to: today });
