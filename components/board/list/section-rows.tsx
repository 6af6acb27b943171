"use client";
import { ListRowItem } from "@/components/board/list/list-row";
import type { SectionProps } from "@/components/board/list/list-section";
import type { RowContext } from "@/components/board/list/row-context";
import type { ListRow } from "@/components/board/list/rows";
import type { ListOnScreen } from "@/components/board/list/use-list";
import { taskIdOfRow } from "@/components/drag/item-id";
import { useHydrated } from "@/components/ui/hooks/hydrated";

interface SectionRowsProps extends Pick<SectionProps, "list" | "section" | "indexes"> {
  context: RowContext;
  titleId: string;
  lastFocused: number | null;
}

export function SectionRows({ list, context, titleId, section, indexes, lastFocused }: SectionRowsProps) {
  const isHydrated = useHydrated();
  const { items, rows, renamedRow } = list;
  const { first, last } = items.rangeOf(section);
  const drawn = indexes.filter((index) => index > first && index < last);
  const tabStop = tabStopAmong(drawn, list, lastFocused);
  return (
    <ol aria-labelledby={titleId} style={isHydrated ? paddingAround(drawn, list, section) : undefined} className="px-2">
      {drawn.map((index, at) => {
        const row = rowAt(index, list);
        if (!row) return null;
        // A row that is drawn out of view is not next to the others.
        const offset = rows.startOf(index) - rows.endOf(drawn[at - 1] ?? index - 1);
        return (
          <li
            key={row.id}
            data-index={index}
            aria-setsize={last - first - 1}
            aria-posinset={index - first}
            style={isHydrated && at > 0 && offset > 0 ? { marginTop: offset } : undefined}
          >
            <ListRowItem
              row={row}
              isTabStop={index === tabStop}
              hidesMenu={renamedRow !== null && renamedRow !== row.id && taskIdOfRow(renamedRow) === row.task.id}
              context={context}
            />
          </li>
        );
      })}
    </ol>
  );
}

function paddingAround(drawn: readonly number[], { items, rows }: ListOnScreen, section: number) {
  const { first, last } = items.rangeOf(section);
  const [top, bottom] = [drawn[0] ?? last, drawn.at(-1)];
  return {
    paddingTop: rows.startOf(top) - rows.endOf(first),
    paddingBottom: bottom === undefined ? 0 : rows.startOf(last) - rows.endOf(bottom),
  };
}

function rowAt(index: number, { items }: ListOnScreen): ListRow | null {
  const item = items.at(index);
  return item.kind === "row" ? item.row : null;
}

/** The row that had the focus last, otherwise the first one in view. */
function tabStopAmong(drawn: readonly number[], list: ListOnScreen, lastFocused: number | null): number | undefined {
  const isSaved = (index: number) => (rowAt(index, list)?.id ?? 0) > 0;
  return (
    drawn.find((index) => rowAt(index, list)?.id === lastFocused) ??
    drawn.find((index) => index >= list.rows.firstVisible && isSaved(index)) ??
    drawn.find(isSaved)
  );
}
