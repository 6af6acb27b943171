"use client";
import { CalendarRange } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Page } from "@/components/filters/place";
import { type Property, toggled } from "@/components/filters/choices";
import { DATE_WORDS, LABEL_MODES } from "@/components/filters/filters";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { PageFrame } from "@/components/filters/panel/page-frame";
import { RowIcon } from "@/components/filters/panel/property-icon";
import { TypedPage } from "@/components/filters/panel/typed-page";
import { useRows } from "@/components/filters/panel/use-rows";
import { classNames } from "@/components/ui/class-names";
import { Picker } from "@/components/ui/pickers/picker";

export interface ChoicesPageProps extends PanelProps {
  property: Property;
  onOpen: (page: Page) => void;
  onBack: (() => void) | null;
}

/** The choices of one filter, which apply at once. */
export function ChoicesPage(props: ChoicesPageProps) {
  const type = props.names.typeOf(props.property);
  return type === "text" || type === "number" ? <TypedPage {...props} /> : <PickerPage {...props} />;
}

const RANGE = "range";

function PickerPage(props: ChoicesPageProps) {
  const { property, filters, change, names, onOpen, onBack } = props;
  const t = useTranslations("filters");
  const { rows, chosen, range } = useRows(props);
  const hasDays = Object.hasOwn(DATE_WORDS, property) || names.typeOf(property) === "date";
  const days = {
    value: RANGE,
    text: t("range"),
    hint: range && names.textOf(property, range),
    icon: <RowIcon Icon={CalendarRange} />,
  };

  return (
    <PageFrame title={names.nameOf(property)} onBack={onBack}>
      {property === "label" && <LabelModes filters={filters} change={change} />}
      <Picker
        label={names.nameOf(property)}
        multiple
        choices={hasDays ? [...rows, days] : rows}
        chosen={range ? [...chosen, RANGE] : chosen}
        onToggle={(value) =>
          hasDays && value === RANGE ? onOpen({ kind: "range", property }) : change(toggled(filters, property, value))
        }
        empty={t("nothingToChoose")}
      />
    </PageFrame>
  );
}

function LabelModes({ filters, change }: Pick<PanelProps, "filters" | "change">) {
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
