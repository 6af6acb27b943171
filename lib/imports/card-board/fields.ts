import type { DocumentField } from "@/lib/board-document/document";
import type { RawBoard, RawCard } from "@/lib/imports/card-board/raw";

const TYPES = new Map<string, DocumentField["type"]>(
  Object.entries({
    checkbox: "checkbox",
    date: "date",
    list: "select",
    number: "number",
    text: "text",
  }),
);

export const fieldTypeOf = (type: string): DocumentField["type"] | null => TYPES.get(type) ?? null;

/** The titles of all options, by their ids. */
export const optionTitles = ({ customFields }: RawBoard): ReadonlyMap<string, string> =>
  new Map(customFields.flatMap(({ options }) => options.map(({ id, value }) => [id, value.text] as const)));

/** Values are texts whatever their type is, and those of a list are the id of an option. */
export const fieldValues = ({ customFieldItems }: RawCard, options: ReadonlyMap<string, string>) =>
  customFieldItems.flatMap(({ idCustomField, idValue, value }) => {
    const found = idValue === null ? plainValue(value) : options.get(idValue);
    return found === undefined || found === null ? [] : [{ field: idCustomField, value: found }];
  });

function plainValue(value: RawCard["customFieldItems"][number]["value"]): string | number | boolean | null {
  if (value === null) return null;
  if (value.checked !== null) return value.checked === "true";
  if (value.number !== null) return Number.isFinite(Number(value.number)) ? Number(value.number) : null;
  return value.date ?? value.text;
}
