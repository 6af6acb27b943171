"use client";
import { useId, useRef } from "react";
import type { Lane, LaneView } from "@/components/board/lanes/lane-cells";
import { LaneCell } from "@/components/board/lanes/lane-cell";
import { useNearView } from "@/components/board/lanes/use-near-view";
import { GroupCount } from "@/components/board/list/group-count";
import { GroupToggle } from "@/components/board/list/group-toggle";
import type { BoardViewProps } from "@/components/board/views/view-props";

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
  return (
    <h2 id={titleId} className="sticky start-4 mx-4 mb-2 w-fit max-w-[calc(100dvw-2rem)] text-base font-semibold">
      <GroupToggle
        {...{ value, title, isOpen, onToggle }}
        className="max-w-full rounded-md border border-gray-6 bg-gray-2 ps-1.5 pe-2.5 hover:bg-gray-4"
      >
        <GroupCount count={count} />
      </GroupToggle>
    </h2>
  );
}
