"use client";
import { useMemo } from "react";
import { CalendarRange } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Page } from "@/components/filters/bar/place";
import { choicesOf, isRange, type Property, toggled, withChoices } from "@/components/filters/choices";
import { countsOfChoices } from "@/components/filters/counts";
import { DATE_WORDS, LABEL_MODES } from "@/components/filters/filters";
import { ContainsField } from "@/components/filters/panel/contains-field";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { NumberRange } from "@/components/filters/panel/number-range";
import { PageFrame } from "@/components/filters/panel/page-frame";
import { RowIcon } from "@/components/filters/panel/property-icon";
import { contextOf } from "@/components/filters/source";
import { classNames } from "@/components/ui/class-names";
import { Picker } from "@/components/ui/pickers/picker";

interface ChoicesPageProps extends PanelProps {
  property: Property;
  onOpen: (page: Page) => void;
  onBack: (() => void) | null;
}

const RANGE = "range";

/** The choices of one filter, which apply at once. */
export function ChoicesPage(props: ChoicesPageProps) {
  const { property, filtering, choices, names, onOpen, onBack } = props;
  const { filters, change } = filtering;
  const t = useTranslations("filters");
  const chosen = choicesOf(filters, property);
  const type = names.typeOf(property);
  const known = choices(property);
  const unknown = chosen.filter((choice) => !known.some(({ value }) => value === choice));
  const range = unknown.find(isRange);
  const counts = useCounts(props, [...known.map(({ value }) => value), ...unknown]);
  const rows = [
    ...known,
    // A text and a range have their own fields.
    ...(type === "text" || type === "number" ? [] : unknown.filter((choice) => !isRange(choice))).map((value) => ({
      value,
      text: names.textOf(property, value),
    })),
  ].map((choice) => ({ ...choice, detail: counts(choice.value) }));
  const rangeRow = {
    value: RANGE,
    text: range ? names.textOf(property, range) : t("range"),
    icon: <RowIcon Icon={CalendarRange} />,
  };

  return (
    <PageFrame title={names.nameOf(property)} onBack={onBack}>
      {property === "label" && <LabelModes {...filtering} />}
      {type === "text" && (
        <ContainsField
          choices={unknown}
          onChange={(text) => change(withChoices(filters, property, text ? [text] : []))}
        />
      )}
      {type === "number" && (
        <NumberRange range={range} onChange={(next) => change(withChoices(filters, property, next))} />
      )}
      <Picker
        label={names.nameOf(property)}
        multiple
        choices={hasDates(property) || type === "date" ? [...rows, rangeRow] : rows}
        chosen={range ? [...chosen, RANGE] : chosen}
        onToggle={(value) =>
          value === RANGE ? onOpen({ kind: "range", property }) : change(toggled(filters, property, value))
        }
        empty={t("nothingToChoose")}
      />
    </PageFrame>
  );
}

const hasDates = (property: Property) => Object.hasOwn(DATE_WORDS, property);

/** Nothing before all tasks are loaded. */
function useCounts(props: ChoicesPageProps, choices: readonly string[]) {
  const { shown, board, viewer, clock, property, filtering } = props;
  const { number } = useFormatter();
  const serialized = JSON.stringify(choices);
  const counts = useMemo(
    () =>
      shown.isComplete
        ? countsOfChoices(Object.values(shown.tasks), filtering.filters, {
            property,
            choices: JSON.parse(serialized),
            context: contextOf({ board, viewer, clock, shown }),
          })
        : null,
    [shown, board, viewer, clock, property, filtering.filters, serialized],
  );
  return (choice: string) => {
    const count = counts?.get(choice);
    return count === undefined ? undefined : number(count);
  };
}

function LabelModes({ filters, change }: PanelProps["filtering"]) {
  const t = useTranslations("filters");
  return (
    <div role="group" aria-label={t("modes.label")} className="mb-1 flex shrink-0 rounded-sm bg-gray-3 p-0.5">
      {LABEL_MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === filters.labelMode}
          onClick={() => change({ labelMode: mode })}
          className={classNames(
            "h-7 min-w-0 flex-1 truncate rounded-sm px-2 text-sm pointer-coarse:h-11",
            mode === filters.labelMode ? "bg-surface text-gray-12 shadow-raised" : "text-gray-11 hover:text-gray-12",
          )}
        >
          {t(`modes.${mode}`)}
        </button>
      ))}
    </div>
  );
}
