"use client";
import dynamic from "next/dynamic";
import { CircleCheck, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { GroupCount } from "@/components/board/list/group-count";
import { GroupToggle } from "@/components/board/list/group-toggle";
import type { ListGroup } from "@/components/board/list/groups/list-groups";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/controls/button";
import type { StageJson } from "@/lib/stages/present";

/** Only roadmaps load it. */
const VisibilityMark = dynamic(() =>
  import("@/components/board/roadmap/stage-visibility").then((file) => file.VisibilityMark),
);

interface GroupHeaderProps {
  group: ListGroup;
  titleId: string;
  count: number;
  /** It says which stages are public. */
  hasPage: boolean;
  isOpen: boolean;
  /** Highlighted while a task is dragged over the group as a whole. */
  isTarget: boolean;
  /** With the Alt key all groups. */
  onToggle: (all: boolean) => void;
  onAdd: (() => void) | null;
}

export function GroupHeader({ group, titleId, count, hasPage, isOpen, isTarget, onToggle, onAdd }: GroupHeaderProps) {
  const t = useTranslations("boardList");
  const { value, title } = group;
  return (
    <div
      data-group-header=""
      className={classNames(
        "sticky top-0 z-10 flex h-9 items-center gap-1 border-b border-gray-6 px-2 max-sm:h-11 pointer-coarse:h-11",
        isTarget ? "bg-accent-soft" : "bg-surface",
      )}
    >
      <h2 id={titleId} className="min-w-0 text-base font-semibold">
        <GroupToggle
          {...{ value, title, isOpen, onToggle }}
          data-toggles=""
          className="max-w-full min-w-0 rounded-sm ps-1 pe-2 hover:bg-gray-3"
        />
      </h2>
      {value.by === "stage" && <StageMarks stage={value.stage} hasPage={hasPage} />}
      <GroupCount count={count} />
      {onAdd && (
        <Button
          kind="quiet"
          size="smallIcon"
          data-new-task="start"
          aria-label={t("addTaskTo", { group: title })}
          onClick={onAdd}
          className="ms-auto"
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      )}
    </div>
  );
}

function StageMarks({ stage: { settings }, hasPage }: { stage: StageJson; hasPage: boolean }) {
  const t = useTranslations("boardList");
  return (
    <>
      {settings.default_task_status === "closed" && (
        <CircleCheck
          role="img"
          aria-label={t("groups.done")}
          className="size-4 shrink-0 text-green-text"
          strokeWidth={1.5}
        />
      )}
      {hasPage && <VisibilityMark isPublic={settings.is_public ?? false} className="size-4" />}
    </>
  );
}
