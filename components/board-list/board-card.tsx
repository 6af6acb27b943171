import { useTranslations } from "next-intl";
import { BoardPaint } from "@/components/board-background/background-paint";
import { BoardMenu } from "@/components/board-list/board-menu";
import { BoardTitle } from "@/components/board-list/board-title";
import type { BoardCardJson } from "@/components/board-list/view-model";
import { RestoreButton } from "@/components/board-list/restore-button";
import { StarButton } from "@/components/board-list/star-button";
import { TaskProgress } from "@/components/board-list/task-progress";
import { Badge } from "@/components/ui/lists/rows";
import { AvatarStack } from "@/components/ui/lists/avatars";
import type { VisibleFolder } from "@/lib/folders/list";

export function BoardCard({ board, folders }: { board: BoardCardJson; folders: VisibleFolder[] | null }) {
  const t = useTranslations("boards.card");
  const {
    id,
    title,
    folderId,
    description,
    background,
    isRoadmap,
    tasks,
    done,
    people,
    peopleCount,
    isArchived,
    isStarred,
    canManage,
  } = board;
  return (
    <li className="relative flex min-h-40 flex-col rounded-md border border-gray-6 bg-surface shadow-raised transition-colors hover:border-gray-8">
      <div className="relative h-9 shrink-0 rounded-t-[7px] bg-gray-4">
        <BoardPaint small background={background} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col px-4 pt-2.5 pb-3.5">
        <div className="flex items-start gap-1 has-[button]:-me-2">
          <div className="min-w-0 flex-1">
            <BoardTitle id={id} title={title} background={background} />
          </div>
          {!isArchived && <StarButton id={id} title={title} isStarred={isStarred} />}
          {!isArchived && canManage && <BoardMenu id={id} title={title} folderId={folderId} folders={folders} />}
        </div>
        {description && (
          <p dir="auto" className="line-clamp-2 text-match-parent text-sm wrap-anywhere text-gray-11">
            {description}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-4">
          <TaskProgress tasks={tasks} done={done} isRoadmap={isRoadmap} />
          {people.length > 0 && <AvatarStack people={people} total={peopleCount} />}
        </div>
        {isArchived && canManage && <RestoreButton id={id} title={title} />}
      </div>
      {isRoadmap && (
        <span className="absolute start-4 top-2 flex">
          <Badge>{t("roadmap")}</Badge>
        </span>
      )}
    </li>
  );
}
