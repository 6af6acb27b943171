"use client";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { firstIdOf, newId } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import { Progress } from "@/components/files/progress";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { MissingPart } from "@/components/task/parts/missing-part";
import { DeleteSubtasks, type Deleted } from "@/components/task/subtasks/delete-subtasks";
import { AddGroup } from "@/components/task/subtasks/new-group";
import { SubtaskGroup } from "@/components/task/subtasks/subtask-group";
import { useSubtaskDrag } from "@/components/task/subtasks/use-subtask-drag";
import { useSubtasks } from "@/components/task/subtasks/use-subtasks";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";
import { countsOf, type SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

interface SubtasksProps extends Omit<PropertyEditProps, "save"> {
  saving: Save;
}

export function Subtasks({ saving, ...props }: SubtasksProps) {
  const t = useTranslations("subtasks.heading");
  const { task, mayEdit } = props;
  const titleId = useId();
  const { groups, ...loading } = useSubtasks(task);
  const { subtask_count: count, subtask_completed_count: done } = groups ? countsOf(groups) : task.settings;
  if (!mayEdit && count === 0 && !groups?.length) return null;

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center gap-3">
        <h2 id={titleId} className="text-sm font-medium text-gray-11">
          {count > 0 ? t.rich("withProgress", { done, count, progress: progressStyle }) : t("title")}
        </h2>
        {count > 0 && <Progress label={t("progress")} part={done / count} className="w-32" />}
      </div>
      {groups ? (
        <Groups {...props} groups={groups} saving={saving} />
      ) : (
        <MissingPart name="subtasks" {...loading}>
          <SubtasksSkeleton count={count} />
        </MissingPart>
      )}
    </section>
  );
}

const progressStyle = (progress: React.ReactNode) => <span className="font-normal tabular-nums">{progress}</span>;

const SubtasksSkeleton = ({ count }: { count: number }) => (
  <div className="flex flex-col gap-2 empty:hidden">
    {Array.from({ length: Math.min(5, count) }, (_, at) => (
      <Skeleton key={at} className="h-7 w-full" />
    ))}
  </div>
);

interface GroupsProps extends SubtasksProps {
  groups: SubtaskGroupView[];
}

/** The dialog that deletes stands outside the rows, because it closes after its row is gone. */
function Groups({ groups: live, saving, ...props }: GroupsProps) {
  const { task, mayEdit } = props;
  const container = useRef<HTMLDivElement>(null);
  const howToId = useId();
  const { groups, dragStates, onKeyDown, announcement } = useSubtaskDrag({
    container,
    live,
    enabled: mayEdit,
    onDrop: (subtaskId, to) => saving.save({ kind: "place-subtask", taskId: task.id, subtaskId, ...to }),
  });
  const focusNext = useFocusAfterRender(container);
  const [newGroupId, setNewGroupId] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);

  function addGroup(title: string) {
    const id = newId();
    saving.save({ kind: "create-subtask-group", id, taskId: task.id, title });
    setNewGroupId(id);
  }

  return (
    <div ref={container} onKeyDown={onKeyDown} className="flex flex-col gap-4 empty:hidden">
      <DeleteSubtasks
        deleted={deleted}
        groups={groups}
        taskId={task.id}
        saveAsync={saving.saveAsync}
        container={container}
        trigger={(ask) =>
          groups.map((group) => (
            <SubtaskGroup
              key={firstIdOf(group.id)}
              {...props}
              group={group}
              groups={groups}
              saving={saving}
              dragStates={dragStates}
              howToId={howToId}
              focusNext={focusNext}
              startsOpen={newGroupId !== null && firstIdOf(group.id) === newGroupId}
              onDelete={(next) => {
                setDeleted(next);
                ask();
              }}
            />
          ))
        }
      />
      <AddGroup mayEdit={mayEdit} isFirst={groups.length === 0} onAdd={addGroup} focusNext={focusNext} />
      {mayEdit && <DragTexts howToId={howToId} announcement={announcement} />}
    </div>
  );
}

function DragTexts({ howToId, announcement }: { howToId: string; announcement: string }) {
  const t = useTranslations("subtasks.drag");
  return (
    <>
      <p id={howToId} hidden>
        {t("howTo")}
      </p>
      <p role="status" aria-label={t("moves")} aria-live="assertive" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
