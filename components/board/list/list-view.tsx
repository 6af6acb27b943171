"use client";
import { useId, useRef } from "react";
import { useTranslations } from "next-intl";
import { keepOwnMenu } from "@/components/board/card/own-menu";
import { ShownOnCards } from "@/components/board/card/visible-task";
import { useAllLastFocused } from "@/components/board/drag/tab-stop";
import { rememberRow } from "@/components/board/list/focused-row";
import { ListSection } from "@/components/board/list/list-section";
import { MoreRows, NoRows, NoStages } from "@/components/board/list/list-states";
import { ListToolbar } from "@/components/board/list/list-toolbar";
import { type ListOnScreen, useList } from "@/components/board/list/use-list";
import { useRowContext } from "@/components/board/list/use-row-context";
import { useShownOnCards } from "@/components/view-settings/use-shown-on-cards";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useHydrated } from "@/components/ui/hooks/hydrated";

/** The tasks of the board as rows in groups. Only what is in view is drawn. */
export function ListView(view: BoardViewProps) {
  const { board, newTasksOn } = view;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-surface">
      {board.stages.length === 0 && newTasksOn ? <NoStages {...view} /> : <List {...view} />}
    </div>
  );
}

function List(view: BoardViewProps) {
  const t = useTranslations("boardList");
  const drag = useTranslations("drag");
  const stages = useTranslations("board.stages");
  const shown = useShownOnCards("list", view.viewer, view.board);
  const howToId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useList(view, scroller);
  return (
    <ShownOnCards value={shown}>
      <ListToolbar layout={list.layout} groupKeys={list.view.groups.map(({ key }) => key)} />
      <div
        ref={scroller}
        role="region"
        aria-label={t("label")}
        data-cards=""
        data-scroller=""
        onKeyDown={list.onKeyDown}
        onContextMenu={keepOwnMenu}
        onFocusCapture={rememberRow}
        onPointerDownCapture={rememberRow}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {list.isEmpty && <NoRows {...view} />}
        <Sections list={list} view={view} howToId={howToId} />
        <MoreRows {...view} />
      </div>
      {view.abilities.edit && (
        <p id={howToId} hidden>
          {drag("howTo")}
        </p>
      )}
      <p role="status" aria-label={stages("moves")} aria-live="assertive" className="sr-only">
        {list.drag.announcement}
      </p>
    </ShownOnCards>
  );
}

interface SectionsProps {
  list: ListOnScreen;
  view: BoardViewProps;
  howToId: string;
}

function Sections({ list, view, howToId }: SectionsProps) {
  const { items, rows, layout, canMove } = list;
  const isHydrated = useHydrated();
  const lastFocused = useAllLastFocused();
  const context = useRowContext({ ...view, group: layout.group, canMove, howToId });
  const endOf = (section: number | undefined) => (section === undefined ? 0 : rows.endOf(items.rangeOf(section).last));
  return (
    // The first group's space must stay inside: a margin that moves this box counts as a layout shift.
    <div
      className="flow-root"
      style={isHydrated ? { paddingBottom: rows.total - endOf(rows.drawn.at(-1)?.section) } : undefined}
    >
      {rows.drawn.map(({ section, indexes }, at) => {
        const group = list.view.groups[section];
        return (
          group && (
            <ListSection
              key={group.id}
              list={list}
              view={view}
              context={context}
              group={group}
              section={section}
              indexes={indexes}
              space={rows.startOf(items.rangeOf(section).first) - endOf(rows.drawn[at - 1]?.section)}
              lastFocused={lastFocused[group.id] ?? null}
            />
          )
        );
      })}
    </div>
  );
}
