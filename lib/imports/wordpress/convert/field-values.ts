import type { Conversion } from "@/lib/imports/wordpress/convert/conversion";
import type { OnBoard } from "@/lib/imports/wordpress/convert/task";
import type { Row } from "@/lib/imports/wordpress/read/database";
import type { TaskRows } from "@/lib/imports/wordpress/read/tasks";
import { siteTime } from "@/lib/imports/wordpress/read/times";
import { flagOf, listOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";

export const convertedFieldValues = (task: Row, rows: TaskRows, { fieldTypes }: OnBoard, conversion: Conversion) =>
  rows.relationsOf(task, "task_custom_field").flatMap((relation) => {
    const field = relation.foreign_id ?? "";
    const type = fieldTypes.get(field);
    const { value } = mapOf(valueOf(relation.settings));
    if (type === undefined || value === undefined || value === null || value === "") return [];
    return [{ field, value: convertedValue(type, value, conversion) }];
  });

function convertedValue(type: string, value: unknown, { zone }: Conversion) {
  switch (type) {
    case "checkbox":
      return flagOf(value) ?? false;
    case "multi-select":
      return (typeof value === "object" ? listOf(value) : [value]).map(textOf).filter((option) => option !== null);
    case "date":
      return siteTime(textOf(value), zone)?.slice(0, 19).replace("T", " ") ?? textOf(value);
    default:
      return typeof value === "number" ? value : textOf(value);
  }
}
