"use client";
import { useState } from "react";
import { Bookmark, ChevronRight, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Page } from "@/components/filters/place";
import { choicesOf, PROPERTIES, type Property, propertyOf, setProperties, toggled } from "@/components/filters/choices";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { PageFrame } from "@/components/filters/panel/page-frame";
import { PropertyIcon, RowIcon } from "@/components/filters/panel/property-icon";
import type { Choice } from "@/components/ui/hooks/filter-choices";
import { Picker } from "@/components/ui/pickers/picker";

interface AllFiltersProps extends PanelProps {
  onOpen: (page: Page) => void;
}

const TEXT = "text";
const SAVED = "saved";

/** What to filter by. Typing also finds the choices of each filter. */
export function AllFilters(props: AllFiltersProps) {
  const { board, boards, filters, change, names, onOpen, onText } = props;
  const t = useTranslations("filters");
  const [typed, setTyped] = useState("");
  const offered = PROPERTIES.filter((property) => property !== "board" || boards !== null);
  const properties: Property[] = [...offered, ...board.custom_fields.map(({ id }) => propertyOf(id))];
  const rows = properties.map((property) => ({
    value: property as string,
    text: names.nameOf(property),
    icon: <PropertyIcon property={property} />,
    detail: chevron,
  }));
  const found = typed.trim() === "" ? [] : choicesOfAll(props, properties);
  const text = { value: TEXT, text: typed.trim() ? t("textContains", { text: typed.trim() }) : t("text") };

  const saved = { value: SAVED, text: t("saved.title"), icon: <RowIcon Icon={Bookmark} />, detail: chevron };

  function choose(value: string) {
    const choice = found.find((each) => each.value === value);
    const property = properties.find((each) => each === value);
    if (choice) change(toggled(filters, choice.property, choice.choice));
    else if (value === SAVED) onOpen({ kind: "saved" });
    else if (property) onOpen({ kind: "choices", property });
    else onText(typed.trim() || filters.text);
  }

  return (
    <PageFrame title={t("title")} onBack={null}>
      <Picker
        label={t("filterBy")}
        searchPlaceholder={t("filterBy")}
        multiple
        choices={[...rows, ...found, ...(boards ? [] : [saved]), { ...text, icon: <RowIcon Icon={Search} /> }]}
        chosen={[...setProperties(filters), ...found.filter(({ isChosen }) => isChosen).map(({ value }) => value)]}
        onToggle={choose}
        onSearch={setTyped}
      />
    </PageFrame>
  );
}

const chevron = <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />;

interface FoundChoice extends Choice<string> {
  property: Property;
  choice: string;
  isChosen: boolean;
}

const choicesOfAll = ({ filters, choices, names }: PanelProps, properties: readonly Property[]): FoundChoice[] =>
  properties.flatMap((property) => {
    const chosen = choicesOf(filters, property);
    return choices(property).map((choice) => ({
      ...choice,
      property,
      choice: choice.value,
      isChosen: chosen.includes(choice.value),
      value: `${property}=${choice.value}`,
      hint: names.nameOf(property),
      icon: choice.icon ?? <PropertyIcon property={property} />,
    }));
  });
