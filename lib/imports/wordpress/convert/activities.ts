import type { Row } from "@/lib/imports/wordpress/read/database";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { idOf, valueOf } from "@/lib/imports/wordpress/read/values";

/** In the order in which they happened. */
export const convertedActivities = (rows: Row[]) =>
  rows.map((row) => ({
    ...{ action: row.action, column: row.column, old_value: row.old_value, new_value: row.new_value },
    ...{ description: row.description, created_by: idOf(row.created_by), created_at: utcTime(row.created_at) },
    settings: valueOf(row.settings) ?? null,
  }));
