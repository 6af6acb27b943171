"use client";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { GroupCount } from "@/components/board/list/group-count";
import { GroupToggle } from "@/components/board/list/group-toggle";
import type { ListGroup } from "@/components/board/list/groups/list-groups";
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
        <GroupToggle
          {...{ isOpen, onToggle }}
          value={group.value}
          title={group.title}
          data-toggles=""
          tabIndex={isTabStop ? 0 : -1}
          className="min-w-0 rounded-sm ps-1 pe-2 font-semibold hover:bg-gray-4"
        />
        <GroupCount count={count} />
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
