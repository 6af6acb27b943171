"use client";
import { useRef, useState } from "react";
import { Ellipsis } from "lucide-react";
import { firstIdOf } from "@/components/board-store/local-ids";
import type { Save } from "@/components/board-store/use-save";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { besideGroup } from "@/components/task/subtasks/beside";
import type { Deleted } from "@/components/task/subtasks/delete-subtasks";
import { GroupMenu } from "@/components/task/subtasks/group-menu";
import { halfTypedIn } from "@/components/task/subtasks/half-typed";
import { NewSubtask } from "@/components/task/subtasks/new-subtask";
import { SubtaskRow } from "@/components/task/subtasks/subtask-row";
import type { DragLooks } from "@/components/task/subtasks/use-subtask-drag";
import { AddRow } from "@/components/ui/controls/add-row";
import { buttonLook } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { InlineText } from "@/components/ui/controls/inline-text";
import { LateMenu } from "@/components/ui/overlays/late-menu";
import { useWantedFocus } from "@/components/ui/hooks/use-wanted-focus";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

export interface SubtaskGroupProps extends Omit<PropertyEditProps, "save"> {
  group: SubtaskGroupView;
  groups: readonly SubtaskGroupView[];
  saving: Save;
  looks: DragLooks;
  howToId: string;
  /** The first of these that is found gets the focus with what is drawn next. */
  focusNext: (...selectors: string[]) => void;
  /** Just made here: its first subtask is being written. */
  isBegun: boolean;
  onDelete: (deleted: Deleted) => void;
}

export function SubtaskGroup({ isBegun, ...props }: SubtaskGroupProps) {
  const { group, saving, looks, mayEdit, ...row } = props;
  const { task } = row;
  const [isAdding, setAdding] = useState(isBegun || halfTypedIn(group.id) !== "");
  const whole = useRef<HTMLDivElement>(null);
  const focusNext = useWantedFocus(whole);

  function endAdding() {
    focusNext("[data-adds]");
    setAdding(false);
  }

  return (
    <div ref={whole} data-subtask-group={group.id} className="flex flex-col">
      <GroupHeader {...props} />
      <ul
        aria-label={`Subtasks in ${group.value}`}
        className={classNames("flex flex-col", looks.isInto(group.id) && "border-t-2 border-accent")}
      >
        {group.subtasks.map((subtask) => (
          <SubtaskRow
            key={firstIdOf(subtask.id)}
            {...row}
            subtask={subtask}
            group={group}
            mayEdit={mayEdit}
            saving={saving}
            look={looks.of(subtask.id)}
          />
        ))}
      </ul>
      {isAdding && (
        <NewSubtask
          taskId={task.id}
          board={row.board}
          group={group}
          mayAdd={mayEdit}
          save={saving.save}
          onClose={endAdding}
        />
      )}
      {!isAdding && mayEdit && <AddRow onAdd={() => setAdding(true)}>Add a subtask</AddRow>}
    </div>
  );
}

const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
const loadMenu = () => Promise.resolve(GroupMenu);

function GroupHeader({ task, group, groups, mayEdit, saving, onDelete }: Omit<SubtaskGroupProps, "isBegun">) {
  const [isRenaming, setRenaming] = useState(false);
  const done = group.subtasks.filter(({ status }) => status === "closed").length;

  return (
    <div className="flex min-h-8 items-center gap-2">
      <h3 className="min-w-0 flex-1">
        <InlineText
          value={group.value}
          label={`Title of the group ${group.value}`}
          disabled={!mayEdit}
          editing={isRenaming}
          onEditingChange={setRenaming}
          onSave={async (title) =>
            void (await saving.saveAsync({ kind: "rename-subtask-group", taskId: task.id, groupId: group.id, title }))
          }
          className="font-medium pointer-coarse:[&>:is(button,bdi)]:min-h-11 pointer-coarse:[&>:is(button,bdi)]:py-2.5"
        />
      </h3>
      {group.subtasks.length > 0 && (
        <span className="text-sm text-gray-11 tabular-nums">
          <span className="sr-only">Done: </span>
          {done}/{group.subtasks.length}
        </span>
      )}
      {mayEdit && (
        <LateMenu
          label={`Actions for the group ${group.value}`}
          button={dots}
          buttonLook={buttonLook({ kind: "quiet", size: "icon" })}
          load={loadMenu}
          given={{
            taskId: task.id,
            group,
            groups,
            save: saving.save,
            onRename: () => setRenaming(true),
            onDelete: () =>
              onDelete({ kind: "group", id: group.id, title: group.value, beside: besideGroup(groups, group.id) }),
          }}
        />
      )}
    </div>
  );
}
