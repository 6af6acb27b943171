"use client";
import { useId, useRef, useState } from "react";
import { Plus } from "lucide-react";
import { HOW_TO } from "@/components/drag/announcements";
import { firstIdOf } from "@/components/board-store/local-ids";
import { newId, type Save } from "@/components/board-store/use-save";
import { Progress } from "@/components/files/progress";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { MissingPart } from "@/components/task/parts/missing-part";
import { DeleteSubtasks, type Deleted } from "@/components/task/subtasks/delete-subtasks";
import { NewGroup } from "@/components/task/subtasks/new-group";
import { SubtaskGroup } from "@/components/task/subtasks/subtask-group";
import { useSubtaskDrag } from "@/components/task/subtasks/use-subtask-drag";
import { useSubtasks } from "@/components/task/subtasks/use-subtasks";
import { Button } from "@/components/ui/controls/button";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { useWantedFocus } from "@/components/ui/hooks/use-wanted-focus";
import { countsOf, type SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

interface SubtasksProps extends Omit<PropertyEditProps, "save"> {
  saving: Save;
}

/** A task's subtasks in their groups, and how many of them are done. */
export function Subtasks({ saving, ...props }: SubtasksProps) {
  const { task, mayEdit } = props;
  const titleId = useId();
  const { groups, ...loading } = useSubtasks(task);
  const { subtask_count: count, subtask_completed_count: done } = groups ? countsOf(groups) : task.settings;
  if (!mayEdit && count === 0 && !groups?.length) return null;

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center gap-3">
        <h2 id={titleId} className="text-sm font-medium text-gray-11">
          Subtasks{" "}
          {count > 0 && (
            <span className="font-normal tabular-nums">
              {done} of {count}
            </span>
          )}
        </h2>
        {count > 0 && <Progress label="Subtasks that are done" part={done / count} className="w-32" />}
      </div>
      {groups ? (
        <Groups {...props} groups={groups} saving={saving} />
      ) : (
        <MissingPart name="subtasks" {...loading}>
          <RowsToCome count={count} />
        </MissingPart>
      )}
    </section>
  );
}

/** Where there are none nothing is missing. */
const RowsToCome = ({ count }: { count: number }) => (
  <div className="flex flex-col gap-2 empty:hidden">
    {Array.from({ length: Math.min(5, count) }, (_, at) => (
      <Skeleton key={at} className="h-7 w-full" />
    ))}
  </div>
);

/** What the first group is called, until somebody calls it something else. */
const FIRST = "Checklist";

interface GroupsProps extends SubtasksProps {
  groups: SubtaskGroupView[];
}

/** The question about deleting stands outside the rows: one of them is gone before it is closed. */
function Groups({ groups: live, saving, ...props }: GroupsProps) {
  const { task, mayEdit } = props;
  const whole = useRef<HTMLDivElement>(null);
  const howToId = useId();
  const { groups, looks, onKeyDown, announcement } = useSubtaskDrag({
    whole,
    live,
    enabled: mayEdit,
    onDrop: (subtaskId, to) => saving.save({ kind: "place-subtask", taskId: task.id, subtaskId, ...to }),
  });
  const focusNext = useWantedFocus(whole);
  const [isNew, setNew] = useState(false);
  const [begun, setBegun] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);

  function addGroup(title: string) {
    const id = newId();
    saving.save({ kind: "create-subtask-group", id, taskId: task.id, title });
    setBegun(id);
    setNew(false);
  }

  function closeNew() {
    focusNext("[data-adds-group]");
    setNew(false);
  }

  return (
    <div ref={whole} onKeyDown={onKeyDown} className="flex flex-col gap-4 empty:hidden">
      <DeleteSubtasks
        deleted={deleted}
        groups={groups}
        taskId={task.id}
        saveAsync={saving.saveAsync}
        whole={whole}
        trigger={(ask) =>
          groups.map((group) => (
            <SubtaskGroup
              key={firstIdOf(group.id)}
              {...props}
              group={group}
              groups={groups}
              saving={saving}
              looks={looks}
              howToId={howToId}
              focusNext={focusNext}
              isBegun={begun !== null && firstIdOf(group.id) === begun}
              onDelete={(next) => {
                setDeleted(next);
                ask();
              }}
            />
          ))
        }
      />
      {mayEdit && isNew && <NewGroup onAdd={addGroup} onClose={closeNew} />}
      {mayEdit && !isNew && (
        <Button
          data-adds-group
          kind="quiet"
          size="small"
          className="-ms-2 self-start"
          onClick={() => (groups.length === 0 ? addGroup(FIRST) : setNew(true))}
        >
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
          {groups.length === 0 ? "Add subtasks" : "Add a group"}
        </Button>
      )}
      {mayEdit && (
        <>
          <p id={howToId} hidden>
            {HOW_TO}
          </p>
          <p role="status" aria-label="Moves of subtasks" aria-live="assertive" className="sr-only">
            {announcement}
          </p>
        </>
      )}
    </div>
  );
}
