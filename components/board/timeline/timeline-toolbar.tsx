"use client";
import { CalendarOff, ChevronsDownUp, ChevronsUpDown, Ellipsis, Minus, Plus, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { ZOOMS } from "@/components/board/timeline/geometry/zoom";
import type { TimelineOnScreen } from "@/components/board/timeline/use-timeline";
import { classNames } from "@/components/ui/class-names";
import { Button, buttonStyle, DIM_WHEN_DISABLED } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";
import { Tooltip } from "@/components/ui/overlays/tooltip";

interface ToolbarProps {
  timeline: TimelineOnScreen;
  onPrint: () => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function TimelineToolbar({ timeline, onPrint }: ToolbarProps) {
  const t = useTranslations("boardTimeline");
  const { chart, scale } = timeline;
  return (
    <div
      role="group"
      aria-label={t("toolbar")}
      className="flex shrink-0 items-center gap-1 overflow-x-auto border-b border-gray-6 px-2 py-1"
    >
      <Tooltip text={t("goToToday")} keys="t">
        <Button size="small" onClick={() => chart.show(scale.today)}>
          {t("today")}
        </Button>
      </Tooltip>
      <span className="ms-auto flex items-center gap-1">
        <ZoomButtons timeline={timeline} />
        <Options timeline={timeline} onPrint={onPrint} />
      </span>
    </div>
  );
}

function ZoomButtons({ timeline: { zoom } }: Pick<ToolbarProps, "timeline">) {
  const t = useTranslations("boardTimeline");
  return (
    <>
      <Tooltip text={t("zoomOut")} keys="-">
        <Button
          kind="quiet"
          size="smallIcon"
          aria-label={t("zoomOut")}
          disabled={zoom.now === "month"}
          onClick={() => zoom.by(-1)}
          className={`${DIM_WHEN_DISABLED} max-sm:hidden`}
        >
          <Minus {...icon} />
        </Button>
      </Tooltip>
      <div
        role="group"
        aria-label={t("zoom")}
        className="flex shrink-0 rounded-sm bg-gray-3 p-0.5 pointer-coarse:bg-transparent pointer-coarse:p-0"
      >
        {ZOOMS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === zoom.now}
            onClick={() => zoom.to(each)}
            className={classNames(
              "h-7 rounded-sm px-2.5 text-sm pointer-coarse:h-11",
              each === zoom.now
                ? "bg-surface font-medium text-gray-12 shadow-raised pointer-coarse:bg-gray-4 pointer-coarse:shadow-none"
                : "text-gray-11 hover:text-gray-12",
            )}
          >
            {t(`zooms.${each}`)}
          </button>
        ))}
      </div>
      <Tooltip text={t("zoomIn")} keys="+">
        <Button
          kind="quiet"
          size="smallIcon"
          aria-label={t("zoomIn")}
          disabled={zoom.now === "day"}
          onClick={() => zoom.by(1)}
          className={`${DIM_WHEN_DISABLED} max-sm:hidden`}
        >
          <Plus {...icon} />
        </Button>
      </Tooltip>
    </>
  );
}

function Options({ timeline: { layout, liveView }, onPrint }: ToolbarProps) {
  const t = useTranslations("boardTimeline");
  const { hidesUndated, setHidesUndated, collapse } = layout;
  return (
    <Menu
      label={t("options")}
      button={<Ellipsis {...icon} />}
      buttonStyle={buttonStyle({ kind: "quiet", size: "smallIcon" })}
    >
      <MenuItem icon={<CalendarOff {...icon} />} onClick={() => setHidesUndated(!hidesUndated)}>
        {t(hidesUndated ? "showUndated" : "hideUndated")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ChevronsDownUp {...icon} />} onClick={() => collapse(liveView.groups.map(({ key }) => key))}>
        {t("collapseAll")}
      </MenuItem>
      <MenuItem icon={<ChevronsUpDown {...icon} />} onClick={() => collapse([])}>
        {t("expandAll")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Printer {...icon} />} onClick={onPrint}>
        {t("print")}
      </MenuItem>
    </Menu>
  );
}
