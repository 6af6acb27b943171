import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { fieldValueOf } from "@/components/board/table/columns/cell-values";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { listOf, named } from "@/components/board/table/columns/names-in-text";
import type { ParseContext } from "@/components/board/table/columns/parse-cell";
import { noWords, parseNumber, wireDateIn, yesWords } from "@/components/board/table/columns/parse-values";
import { normalizeText } from "@/components/ui/hooks/filter-choices";
import type { FieldValueJson } from "@/lib/custom-fields/present";

/** The edits that give a custom field the value of a text; null if the text is no value of the field. */
export function parseField(
  column: TableColumn,
  task: StoredTask,
  text: string,
  context: ParseContext,
): TaskEdit[] | null {
  const value = fieldValueIn(column, text, context);
  if (value === undefined || !column.field) return null;
  const isSame = JSON.stringify(value) === JSON.stringify(fieldValueOf(column, task));
  return isSame ? [] : [{ kind: "fill-task", taskId: task.id, fieldId: column.field.id, value }];
}

type FieldValue = FieldValueJson["settings"]["value"];

/** Undefined for a text that is no value. */
function fieldValueIn({ kind, field }: TableColumn, text: string, context: ParseContext): FieldValue | undefined {
  const options = field?.settings.select_options ?? [];
  switch (kind) {
    case "checkbox":
      return text.trim() === "" ? false : tickIn(text, context);
    case "multi-select": {
      const chosen = listOf(text, options, (option) => [option]);
      return chosen?.length === 0 ? null : (chosen ?? undefined);
    }
    case "select":
      return text.trim() === "" ? null : named(options, (option) => [option], text);
    case "number":
      return text.trim() === "" ? null : parseNumber(text, context.viewer.locale);
    case "date":
      return wireDateIn(text, context);
    default:
      return text.trim() || null;
  }
}

function tickIn(text: string, context: ParseContext): boolean | undefined {
  const word = normalizeText(text);
  if (yesWords(context).map(normalizeText).includes(word)) return true;
  return noWords(context).map(normalizeText).includes(word) ? false : undefined;
}
