"use client";
import { useId, useRef } from "react";
import { ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Lane, LaneView } from "@/components/board/lanes/lane-cells";
import { LaneCell } from "@/components/board/lanes/lane-cell";
import { useNearView } from "@/components/board/lanes/use-near-view";
import { GroupMark, GroupTitle } from "@/components/board/list/group-mark";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { classNames } from "@/components/ui/class-names";

interface LaneSectionProps {
  view: BoardViewProps;
  lane: Lane;
  columns: LaneView["columns"];
  canMove: boolean;
  isOpen: boolean;
  howToId: string;
  /** With the Alt key all lanes. */
  onToggle: (all: boolean) => void;
}

export function LaneSection({ view, lane, columns, canMove, isOpen, howToId, onToggle }: LaneSectionProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearView(section);
  const most = Math.max(...lane.cells.map(({ id }) => columns.get(id)?.length ?? 0));
  return (
    <section ref={section} aria-labelledby={titleId} className="pt-3">
      <LaneHeader lane={lane} titleId={titleId} isOpen={isOpen} onToggle={onToggle} />
      {isOpen &&
        (isNear ? (
          <ol className="flex items-stretch gap-3 px-4">
            {lane.cells.map((cell) => (
              <LaneCell
                key={cell.id}
                view={view}
                cell={cell}
                rows={columns.get(cell.id) ?? []}
                canMove={canMove}
                howToId={howToId}
              />
            ))}
          </ol>
        ) : (
          <div style={{ height: Math.min(most, FIRST_CARDS) * USUAL_HEIGHT }} />
        ))}
    </section>
  );
}

const USUAL_HEIGHT = 84;
export const FIRST_CARDS = 12;

function LaneHeader({
  lane: { value, title, count },
  titleId,
  isOpen,
  onToggle,
}: Pick<LaneSectionProps, "lane" | "isOpen" | "onToggle"> & { titleId: string }) {
  const t = useTranslations("board.stages");
  const { number } = useFormatter();
  return (
    <h2 id={titleId} className="sticky start-4 mx-4 mb-2 w-fit max-w-[calc(100dvw-2rem)] text-base font-semibold">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={({ altKey }) => onToggle(altKey)}
        className="flex h-8 max-w-full items-center gap-2 rounded-md border border-gray-6 bg-gray-2 ps-1.5 pe-2.5 hover:bg-gray-4 pointer-coarse:h-11"
      >
        <ChevronRight
          aria-hidden
          className={classNames(
            "size-4 shrink-0 text-gray-11 transition-transform",
            isOpen ? "rotate-90" : "rtl:-scale-x-100",
          )}
          strokeWidth={1.5}
        />
        <GroupMark value={value} />
        <GroupTitle value={value} title={title} />
        <span className="font-normal text-gray-11 tabular-nums">
          <span aria-hidden>{number(count)}</span>
          <span className="sr-only">{t("count", { count })}</span>
        </span>
      </button>
    </h2>
  );
}
