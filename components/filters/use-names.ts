"use client";
import { useFormatter, useTranslations } from "next-intl";
import { endsOf, fieldIdOf, isField, isRange, type Property } from "@/components/filters/choices";
import { shortDay } from "@/components/days/day-words";
import type { FilterSource } from "@/components/filters/source";
import type { ChoicesOf } from "@/components/filters/use-choices";

/** The names of filters and of their choices. */
export function useFilterNames({ board, clock }: Pick<FilterSource, "board" | "clock">, choices: ChoicesOf) {
  const t = useTranslations("filters");
  const { number } = useFormatter();

  function nameOf(property: Property): string {
    if (!isField(property)) return t(`properties.${property}`);
    return fieldOf(property)?.title ?? t("unknownField");
  }

  const fieldOf = (property: Property) =>
    isField(property) ? board.custom_fields.find(({ id }) => id === fieldIdOf(property)) : undefined;
  const typeOf = (property: Property) => fieldOf(property)?.settings.custom_field_type;

  function textOf(property: Property, choice: string): string {
    const known = choices(property).find(({ value }) => value === choice)?.text;
    if (known !== undefined) return known;
    if (typeOf(property) === "text") return t("fields.containsText", { text: choice });
    return isRange(choice) ? rangeText(choice, typeOf(property) === "number") : t("unknown");
  }

  function rangeText(range: string, areNumbers: boolean): string {
    const { from, to } = endsOf(range);
    const endText = (end: string) => (areNumbers ? numberText(end) : shortDay(end, clock.locale));
    if (!from) return t("until", { end: endText(to) });
    if (!to) return t("from", { end: endText(from) });
    return from === to ? endText(from) : t("between", { from: endText(from), to: endText(to) });
  }

  const numberText = (text: string) => (Number.isNaN(Number(text)) ? text : number(Number(text)));
  return { nameOf, textOf, typeOf };
}
