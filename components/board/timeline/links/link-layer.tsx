"use client";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { useDrawnLink, useLifted } from "@/components/board/timeline/drag/lifted";
import { type ArrowPoint, arrowPath } from "@/components/board/timeline/geometry/arrow-path";
import { type Bar, barOf } from "@/components/board/timeline/geometry/bar";
import { type ChartScale, placeOfBar } from "@/components/board/timeline/geometry/chart-scale";
import { isSameLink, type Link } from "@/components/board/timeline/geometry/links";
import { isConflict } from "@/components/board/timeline/links/conflicts";
import { classNames } from "@/components/ui/class-names";

export interface SelectedLink extends Link {
  /** Where its arrow was pressed, in the chart. */
  point: ArrowPoint;
}

interface LinkLayerProps {
  links: readonly Link[];
  tasks: Readonly<Record<number, StoredTask>>;
  scale: ChartScale;
  timeZone: string;
  pane: number;
  rowHeight: number;
  /** The middle of its bar, below the top of the chart; null for tasks whose rows are not shown. */
  middleOf: (taskId: number) => number | null;
  selected: SelectedLink | null;
  onSelect: (link: Link, event: React.MouseEvent) => void;
}

/** The arrows of the rows in view. For screen readers, the list of a task says the same. */
export function LinkLayer({ links, selected, onSelect, ...place }: LinkLayerProps) {
  const lifted = useLifted();
  const barWith = (id: number): Bar | null => {
    const task = place.tasks[id];
    if (lifted?.taskId === id) return lifted.bar;
    return task ? barOf(task, place.timeZone, place.scale.today) : null;
  };
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 z-6 size-full overflow-visible rtl:-scale-x-100">
      {links.map((link) => {
        const [before, after] = [barWith(link.predecessor_id), barWith(link.successor_id)];
        const [from, to] = [place.middleOf(link.predecessor_id), place.middleOf(link.successor_id)];
        if (!before || !after || from === null || to === null) return null;
        return (
          <Arrow
            key={`${link.predecessor_id} ${link.successor_id}`}
            path={arrowPath(endOf(before, from, place), startOf(after, to, place), place.rowHeight / 2)}
            isConflict={isConflict(before, after)}
            isSelected={selected !== null && isSameLink(selected, link)}
            onSelect={(event) => onSelect(link, event)}
          />
        );
      })}
      <DrawnArrow barWith={barWith} {...place} />
    </svg>
  );
}

type LinePlace = Pick<LinkLayerProps, "scale" | "pane">;

function endOf(bar: Bar, y: number, { scale, pane }: LinePlace): ArrowPoint {
  const { start, width } = placeOfBar(scale, bar);
  return { x: pane + start + width, y };
}

const HEAD = 6;

const startOf = (bar: Bar, y: number, { scale, pane }: LinePlace): ArrowPoint => ({
  x: pane + placeOfBar(scale, bar).start - 1,
  y,
});

interface ArrowProps {
  path: string;
  isConflict: boolean;
  isSelected: boolean;
  onSelect: (event: React.MouseEvent) => void;
}

function Arrow({ path, isConflict: conflicts, isSelected, onSelect }: ArrowProps) {
  const color = conflicts ? "stroke-red" : isSelected ? "stroke-accent" : "stroke-gray-9";
  const [x = 0, y = 0] = path
    .slice(path.lastIndexOf("L") + 1)
    .split(" ")
    .map(Number);
  return (
    <g data-arrow={conflicts ? "conflict" : ""} className={color}>
      <path
        d={path}
        onClick={onSelect}
        className="[pointer-events:stroke] cursor-pointer fill-none stroke-transparent stroke-12"
      />
      <path d={path} className={classNames("fill-none", isSelected ? "stroke-3" : "stroke-[1.5]")} />
      <path
        d={`M${x - HEAD} ${y - HEAD / 1.5}L${x} ${y}L${x - HEAD} ${y + HEAD / 1.5}Z`}
        className={conflicts ? "fill-red" : isSelected ? "fill-accent" : "fill-gray-9"}
      />
    </g>
  );
}

function DrawnArrow({
  barWith,
  middleOf,
  scale,
  pane,
}: LinePlace & Pick<LinkLayerProps, "middleOf"> & { barWith: (id: number) => Bar | null }) {
  const drawn = useDrawnLink();
  const bar = drawn && barWith(drawn.from);
  const y = drawn && middleOf(drawn.from);
  if (!drawn || !bar || y === null) return null;
  const { x } = endOf(bar, y, { scale, pane });
  return (
    <path
      d={`M${x} ${y}L${drawn.point.x} ${drawn.point.y}`}
      className="fill-none stroke-accent stroke-2 [stroke-dasharray:4_3]"
    />
  );
}
