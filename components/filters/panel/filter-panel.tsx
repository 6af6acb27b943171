"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import type { FilterProps } from "@/components/filters/filter-props";
import { filterButton, pageBack, type PanelPlace, withPage } from "@/components/filters/place";
import { FIRST_FOCUS } from "@/components/filters/panel/page-frame";
import type { TaskFilters } from "@/components/filters/filters";
import { AllFilters } from "@/components/filters/panel/all-filters";
import { ChoicesPage } from "@/components/filters/panel/choices-page";
import { DeletePage } from "@/components/filters/panel/delete-page";
import { SavePage } from "@/components/filters/panel/save-page";
import { SavedPage } from "@/components/filters/panel/saved-page";
import type { SavedFilter, SavedFilters } from "@/components/filters/saved/use-saved-filters";
import { RangePage } from "@/components/filters/panel/range-page";
import type { ChoicesOf } from "@/components/filters/use-choices";
import type { useFilterNames } from "@/components/filters/use-names";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";

export interface PanelProps extends Omit<FilterProps, "filters"> {
  filters: TaskFilters;
  change: (changed: Partial<TaskFilters>) => void;
  choices: ChoicesOf;
  names: ReturnType<typeof useFilterNames>;
  saved: SavedFilters;
  /** The saved filter that was applied last. */
  active: SavedFilter | undefined;
  onText: (text: string) => void;
}

/** Escape goes back to the page before. */
export function FilterPanel(props: PanelProps) {
  const { place, onPlace } = props;
  const t = useTranslations("filters");
  const shown = useLast(place);
  const panel = useRef<HTMLDivElement>(null);
  // A chip goes with its last choice.
  const anchor = () => (shown?.anchor.isConnected ? shown.anchor : filterButton());
  const back = () => place && onPlace(pageBack(place));

  return (
    <AnchoredPopover
      label={t("title")}
      anchor={anchor}
      align="start"
      open={place !== null}
      onOpenChange={(_, isEscape) => (isEscape ? back() : onPlace(null))}
      initialFocus={() => panel.current?.querySelector<HTMLElement>(FIRST_FOCUS)}
      className="flex max-h-(--available-height) w-80 flex-col p-1"
    >
      <div ref={panel} data-sheet className="flex min-h-0 flex-col">
        {shown && <Page {...props} place={shown} />}
      </div>
    </AnchoredPopover>
  );
}

/** Keeps its content while it closes. */
function useLast(place: PanelPlace | null): PanelPlace | null {
  const [last, setLast] = useState(place);
  if (place && place !== last) setLast(place);
  return place ?? last;
}

function Page(props: PanelProps & { place: PanelPlace }) {
  const { place, onPlace, saved } = props;
  const page = place.pages.at(-1) ?? place.pages[0];
  const before = pageBack(place);
  const savedWith = (id: number) => saved.filters?.find((filter) => filter.id === id);
  const moves = {
    onOpen: (next: PanelPlace["pages"][0]) => onPlace(withPage(place, next)),
    onBack: before && (() => onPlace(before)),
  };
  switch (page.kind) {
    case "all":
      return <AllFilters {...props} {...moves} />;
    case "choices":
      return <ChoicesPage key={page.property} {...props} {...moves} property={page.property} />;
    case "range":
      return <RangePage {...props} {...moves} property={page.property} />;
    case "saved":
      return <SavedPage {...props} {...moves} />;
    case "save":
      return <SavePage {...props} {...moves} />;
    case "rename":
      return <SavePage {...props} {...moves} renamed={savedWith(page.id)} />;
    case "delete":
      return <DeletePage {...props} {...moves} filter={savedWith(page.id)} />;
  }
}
