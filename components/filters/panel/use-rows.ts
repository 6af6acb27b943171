"use client";
import { useMemo } from "react";
import { useFormatter } from "next-intl";
import { choicesOf, isRange, type Property } from "@/components/filters/choices";
import { countsOfChoices } from "@/components/filters/counts";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { contextOf } from "@/components/filters/source";
import type { Choice } from "@/components/ui/hooks/filter-choices";

interface RowsOptions extends PanelProps {
  property: Property;
}

/** What one filter offers, with the number of tasks that each choice shows. */
export function useRows(props: RowsOptions) {
  const { property, filters, choices, names } = props;
  const chosen = choicesOf(filters, property);
  const known = choices(property);
  const unknown = chosen.filter((choice) => !known.some(({ value }) => value === choice));
  const countOf = useCounts(props, [...known.map(({ value }) => value), ...unknown]);
  const rows: Choice<string>[] = [
    ...known,
    ...unknown.filter((choice) => !isRange(choice)).map((value) => ({ value, text: names.textOf(property, value) })),
  ].map((choice) => ({ ...choice, detail: countOf(choice.value) }));
  return { rows, chosen, unknown, range: unknown.find(isRange) };
}

/** The number of archived tasks is not known. */
const countable = (property: Property, choices: readonly string[]) =>
  property === "status" ? choices.filter((choice) => choice !== "archived") : choices;

/** Nothing before all tasks are loaded. */
function useCounts(props: RowsOptions, choices: readonly string[]) {
  const { shown, board, viewer, clock, property, filters } = props;
  const { number } = useFormatter();
  const serialized = JSON.stringify(choices);
  const counts = useMemo(
    () =>
      shown.isComplete
        ? countsOfChoices(Object.values(shown.tasks), filters, {
            property,
            choices: countable(property, JSON.parse(serialized)),
            context: contextOf({ board, viewer, clock, shown }),
          })
        : null,
    [shown, board, viewer, clock, property, filters, serialized],
  );
  return (choice: string) => {
    const count = counts?.get(choice);
    return count === undefined ? undefined : number(count);
  };
}
