"use client";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { NewTask } from "@/components/board/composer/new-task";
import { Skeleton } from "@/components/ui/feedback/skeleton";

interface GroupTailProps {
  /** Its place in the list, by which a field for a new task is measured. */
  index: number;
  measure: (element: HTMLElement | null) => void;
  isLoading: boolean;
  /** Null where no task can be added. */
  onAdd: (() => void) | null;
  composer: React.ComponentProps<typeof NewTask> | null;
}

/** The end of a group: a field for a new task, the button that opens it, or a task that is still being loaded. */
export function GroupTail({ index, measure, isLoading, onAdd, composer }: GroupTailProps) {
  const t = useTranslations("boardList");
  if (composer)
    return (
      <div key="field" ref={measure} data-item={index} className="max-w-160 px-2 pt-2 pb-3">
        <NewTask {...composer} />
      </div>
    );
  return (
    <div className="flex h-13 items-start max-sm:h-14 pointer-coarse:h-14">
      {isLoading ? (
        <Skeleton className="ms-11 mt-3 h-4 w-1/2 rounded-sm" />
      ) : (
        onAdd && (
          <button
            type="button"
            data-new-task="end"
            onClick={onAdd}
            className="flex h-10 w-full items-center gap-3 rounded-sm ps-6 text-sm text-gray-11 hover:bg-gray-2 hover:text-gray-12 pointer-coarse:h-11"
          >
            <Plus aria-hidden className="size-4" strokeWidth={1.5} />
            {t("addTask")}
          </button>
        )
      )}
    </div>
  );
}
