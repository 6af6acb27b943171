"use client";
import { ChevronRight, Plus } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { GroupMark, GroupTitle } from "@/components/board/list/group-mark";
import type { ListGroup } from "@/components/board/list/groups/list-groups";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/controls/button";

interface GroupRowProps {
  group: ListGroup;
  rowIndex: number;
  setSize: number;
  position: number;
  count: number;
  isOpen: boolean;
  isTabStop: boolean;
  top: number;
  height: number;
  /** With the Alt key all groups. */
  onToggle: (all: boolean) => void;
  onAdd: (() => void) | null;
}

export function GroupRow({ group, count, isOpen, isTabStop, top, height, onToggle, onAdd, ...at }: GroupRowProps) {
  const t = useTranslations("boardList");
  const { number } = useFormatter();
  return (
    <div
      role="row"
      aria-level={1}
      aria-expanded={isOpen}
      aria-rowindex={at.rowIndex}
      aria-setsize={at.setSize}
      aria-posinset={at.position}
      data-group-header=""
      style={{ top, height }}
      className="absolute inset-x-0 border-b border-gray-6 bg-gray-2"
    >
      <div
        role="rowheader"
        className="sticky start-0 z-20 flex h-full w-(--pane) items-center gap-1 border-e border-gray-6 bg-gray-2 px-2 max-sm:w-(--view) max-sm:border-0"
      >
        <button
          type="button"
          data-toggles=""
          aria-expanded={isOpen}
          tabIndex={isTabStop ? 0 : -1}
          onClick={({ altKey }) => onToggle(altKey)}
          className="flex h-8 min-w-0 items-center gap-2 rounded-sm ps-1 pe-2 font-semibold hover:bg-gray-4 pointer-coarse:h-11"
        >
          <ChevronRight
            aria-hidden
            className={classNames("size-4 shrink-0 text-gray-11", isOpen ? "rotate-90" : "rtl:-scale-x-100")}
            strokeWidth={1.5}
          />
          <GroupMark value={group.value} />
          <GroupTitle value={group.value} title={group.title} />
        </button>
        <span className="text-sm text-gray-11 tabular-nums">
          <span aria-hidden>{number(count)}</span>
          <span className="sr-only">{t("count", { count })}</span>
        </span>
        {onAdd && (
          <Button
            kind="quiet"
            size="smallIcon"
            data-new-task="start"
            tabIndex={-1}
            aria-label={t("addTaskTo", { group: group.title })}
            onClick={onAdd}
            className="ms-auto"
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        )}
      </div>
    </div>
  );
}
