import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type CalendarOnScreen, dateMatcher } from "@/components/filters/dates";
import { folded, wordsOf } from "@/components/filters/folded";
import { isDay } from "@/components/filters/search-params";
import type { CustomFieldJson, FieldValueJson } from "@/lib/custom-fields/present";

type Value = FieldValueJson["settings"]["value"];

/** Tasks without a value. */
export const EMPTY = "";
/** Tasks with any value. */
export const FILLED = "*";

/**
 * Matches the value of one custom field. Choices: `EMPTY`, `FILLED`; for texts words, for numbers and dates `from..to`
 * with an open end, for checkboxes `yes` or `no`, for options their names.
 */
export function fieldMatcher(
  field: CustomFieldJson,
  choices: readonly string[],
  calendar: CalendarOnScreen,
): ((task: StoredTask) => boolean)[] {
  if (choices.length === 0) return [];
  const matchers = choices.map((choice) => valueMatcher(field.settings.custom_field_type, choice, calendar));
  return [
    ({ task_custom_fields = [] }) => {
      const value = task_custom_fields.find(({ foreign_id }) => foreign_id === field.id)?.settings.value ?? null;
      return matchers.some((matches) => matches(value));
    },
  ];
}

function valueMatcher(type: string, choice: string, calendar: CalendarOnScreen): (value: Value) => boolean {
  if (type === "checkbox") return (value) => isTicked(value) === (choice === "yes");
  if (choice === EMPTY) return isEmpty;
  if (choice === FILLED) return (value) => !isEmpty(value);
  if (type === "number") return numberMatcher(choice);
  if (type === "date") return dayMatcher(choice, calendar);
  if (type === "text") return (value) => wordsOf(choice).every((word) => folded(String(value ?? "")).includes(word));
  return (value) => (Array.isArray(value) ? value.includes(choice) : value === choice);
}

const isEmpty = (value: Value) => value === null || value === "" || (Array.isArray(value) && value.length === 0);

const isTicked = (value: Value) => value === true || value === "true" || value === 1 || value === "1";

function numberMatcher(choice: string): (value: Value) => boolean {
  const [from = "", to = from] = choice.split("..");
  const [least, most] = [from === "" ? -Infinity : Number(from), to === "" ? Infinity : Number(to)];
  return (value) => !isEmpty(value) && Number(value) >= least && Number(value) <= most;
}

function dayMatcher(choice: string, calendar: CalendarOnScreen): (value: Value) => boolean {
  const [from = "", to = from] = choice.split("..");
  if ((from && !isDay(from)) || (to && !isDay(to))) return () => false;
  const matches = dateMatcher({ from: from || null, to: to || null }, calendar);
  return (value) => typeof value === "string" && matches(`${value.slice(0, 10)} 00:00:00`);
}
