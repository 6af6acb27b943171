"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { AddRelated } from "@/components/task/dependencies/add-related";
import { RelatedRow } from "@/components/task/dependencies/related-row";
import { useDependencyEdits } from "@/components/task/dependencies/use-dependency-edits";
import { useRelatedTasks } from "@/components/task/dependencies/use-related-tasks";
import { MissingPart } from "@/components/task/parts/missing-part";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { Viewer } from "@/lib/boards/abilities";

/** Whether the others come before the task or after it. */
export type Direction = "predecessors" | "successors";

export interface DependenciesProps {
  task: ShownTask;
  board: BoardJson;
  viewer: Viewer;
  mayEdit: boolean;
  saving: Save;
  /** Only in the dialog. */
  onOpen?: ((taskId: number) => void) | undefined;
}

/** What the task waits for, and what waits for it. A subtask has none. */
export function Dependencies(props: DependenciesProps) {
  const { task, viewer, mayEdit } = props;
  const t = useTranslations("task.dependencies");
  const titleId = useId();
  const { related, ...loading } = useRelatedTasks(task, viewer);
  if (!viewer.isPro || task.parent_id !== null) return null;
  if (!mayEdit && related && related.predecessors.length + related.successors.length === 0) return null;

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h2 id={titleId} className="flex min-h-8 items-center text-sm font-medium text-gray-11">
        {t("title")}
      </h2>
      {related ? (
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <RelatedList {...props} direction="predecessors" related={related.predecessors} />
          <RelatedList {...props} direction="successors" related={related.successors} />
        </div>
      ) : (
        <MissingPart name="dependencies" {...loading}>
          <Skeleton className="h-7 w-full" />
        </MissingPart>
      )}
    </section>
  );
}

interface RelatedListProps extends DependenciesProps {
  direction: Direction;
  related: React.ComponentProps<typeof AddRelated>["related"];
}

function RelatedList({ direction, related, ...props }: RelatedListProps) {
  const { board, mayEdit } = props;
  const t = useTranslations("task.dependencies");
  const titleId = useId();
  const { add, remove } = useDependencyEdits(props, direction);
  if (!mayEdit && related.length === 0) return null;

  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <h3 id={titleId} className="text-sm text-gray-11">
        {t(direction)}
      </h3>
      {related.length > 0 && (
        <ul aria-labelledby={titleId} className="flex w-full flex-col">
          {related.map((each) => (
            <RelatedRow
              key={each.id}
              task={each}
              stage={board.stages.find(({ id }) => id === each.stage_id)?.title}
              onOpen={props.onOpen}
              onRemove={mayEdit ? () => remove(each) : null}
            />
          ))}
        </ul>
      )}
      {mayEdit && (
        <div data-add="">
          <AddRelated {...props} direction={direction} related={related} onAdd={add} onRemove={remove} />
        </div>
      )}
    </div>
  );
}
