"use client";
import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { openAtFilterButton, type PanelPlace } from "@/components/filters/place";
import { prepareFilterBar } from "@/components/filters/bar/lazy-filter-bar";
import { buttonStyle } from "@/components/ui/controls/button";
import { CountBadge } from "@/components/ui/feedback/count-badge";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface FilterButtonProps {
  /** The number of filters that are set. */
  count: number;
  place: PanelPlace | null;
  onPlace: (place: PanelPlace | null) => void;
}

export function FilterButton({ count, place, onPlace }: FilterButtonProps) {
  const t = useTranslations("boardViews");
  const isOpen = place !== null;
  const open = () => openAtFilterButton(onPlace);
  useShortcuts({ f: { label: t("filter"), run: open } });
  return (
    <Tooltip text={t("filter")} keys="f">
      <button
        type="button"
        data-filter-button=""
        aria-label={t("filters", { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepareFilterBar}
        onClick={() => (isOpen ? onPlace(null) : open())}
        className={buttonStyle({ kind: "quiet", size: "icon" })}
      >
        <span className="relative">
          <ListFilter aria-hidden className="size-4" strokeWidth={1.5} />
          <CountBadge aria-hidden count={count} className="start-3 -top-2.5 ring-surface" />
        </span>
      </button>
    </Tooltip>
  );
}
