"use client";
import { X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { choicesOf, type Property, setProperties, without } from "@/components/filters/choices";
import type { TaskFilters } from "@/components/filters/filters";
import { filterButton, openedAt, type PanelPlace } from "@/components/filters/place";
import type { useFilterNames } from "@/components/filters/use-names";
import { focusNeighbour } from "@/components/ui/keyboard/focus-neighbour";

interface ChipsProps {
  filters: TaskFilters;
  names: ReturnType<typeof useFilterNames>;
  place: PanelPlace | null;
  onPlace: (place: PanelPlace | null) => void;
  onChange: (filters: TaskFilters) => void;
}

/** One chip for each filter. */
export function Chips({ filters, names, place, onPlace, onChange }: ChipsProps) {
  const t = useTranslations("filters");
  const properties = setProperties(filters);
  if (properties.length === 0) return null;
  return (
    <ul aria-label={t("chips")} className="flex shrink-0 items-center gap-1.5">
      {properties.map((property) => (
        <Chip
          key={property}
          name={names.nameOf(property)}
          mode={property === "label" ? filters.labelMode : "any"}
          values={choicesOf(filters, property).map((choice) => names.textOf(property, choice))}
          isOpen={place?.anchor.dataset.chip === property}
          property={property}
          onEdit={(chip) => onPlace(openedAt(chip, { kind: "choices", property }))}
          onRemove={() => onChange(without(filters, property))}
        />
      ))}
    </ul>
  );
}

interface ChipProps {
  property: Property;
  name: string;
  values: readonly string[];
  mode: TaskFilters["labelMode"];
  isOpen: boolean;
  onEdit: (chip: HTMLElement) => void;
  onRemove: () => void;
}

const part = "h-full text-sm whitespace-nowrap text-gray-12 hover:bg-gray-4";
const REMOVING = ["Delete", "Backspace"];

function Chip({ property, name, values, mode, isOpen, onEdit, onRemove }: ChipProps) {
  const t = useTranslations("filters");
  const { list } = useFormatter();
  const all = list(values, { type: "unit" });

  function remove(chip: Element | null) {
    focusNeighbour(chip, "button", filterButton());
    onRemove();
  }

  return (
    <li className="flex h-7 shrink-0 items-center overflow-clip rounded-sm border border-gray-7 bg-surface pointer-coarse:h-11">
      <button
        type="button"
        data-chip={property}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t(`chip.${mode}`, { name, values: all })}
        title={all}
        onClick={({ currentTarget }) => onEdit(currentTarget)}
        onKeyDown={({ key, currentTarget }) => REMOVING.includes(key) && remove(currentTarget.closest("li"))}
        className={`${part} max-w-72 truncate px-2`}
      >
        <bdi>{t(`chip.${mode}`, { name, values: useFewNames(values) })}</bdi>
      </button>
      <button
        type="button"
        aria-label={t("remove", { name })}
        onClick={({ currentTarget }) => remove(currentTarget.closest("li"))}
        className={`${part} grid w-6 place-items-center border-s border-gray-6 text-gray-11 pointer-coarse:w-11`}
      >
        <X aria-hidden className="size-3.5" strokeWidth={1.5} />
      </button>
    </li>
  );
}

const FEW = 2;

/** The first names, and how many more there are. */
function useFewNames(values: readonly string[]): string {
  const { list, number } = useFormatter();
  const names = list(values.slice(0, FEW), { type: "unit" });
  const more = values.length - FEW;
  return more > 0 ? `${names} ${number(more, { signDisplay: "always" })}` : names;
}
