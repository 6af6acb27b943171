"use client";
import { useRef, useState } from "react";
import { ChevronDown, ChevronUp, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { drawnAs } from "@/components/board/given-ids";
import type { Save } from "@/components/board/use-save";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import type { Deleted } from "@/components/task/subtasks/delete-subtasks";
import { halfTypedIn } from "@/components/task/subtasks/half-typed";
import { NewSubtask } from "@/components/task/subtasks/new-subtask";
import { SubtaskRow } from "@/components/task/subtasks/subtask-row";
import type { DragLooks } from "@/components/task/subtasks/use-subtask-drag";
import { AddRow } from "@/components/ui/add-row";
import { buttonLook } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { InlineText } from "@/components/ui/inline-text";
import { Menu, MenuItem, MenuLine } from "@/components/ui/menu";
import { useWantedFocus } from "@/components/ui/use-wanted-focus";
import type { ShownGroup } from "@/lib/subtasks/edits";

export interface SubtaskGroupProps extends Omit<PropertyEditProps, "save"> {
  group: ShownGroup;
  groups: readonly ShownGroup[];
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
      <ul aria-label={`Subtasks in ${group.value}`} className={classNames("flex flex-col", looks.isInto(group.id) && "border-t-2 border-accent")}>
        {group.subtasks.map((subtask) => (
          <SubtaskRow key={drawnAs(subtask.id)} {...row} subtask={subtask} group={group} mayEdit={mayEdit} saving={saving} look={looks.of(subtask.id)} />
        ))}
      </ul>
      {isAdding && <NewSubtask taskId={task.id} board={row.board} group={group} mayAdd={mayEdit} save={saving.save} onClose={endAdding} />}
      {!isAdding && mayEdit && <AddRow onAdd={() => setAdding(true)}>Add a subtask</AddRow>}
    </div>
  );
}

const LONGEST = 255;

function GroupHeader({ group, mayEdit, saving, ...props }: Omit<SubtaskGroupProps, "isBegun">) {
  const { task } = props;
  const [isRenaming, setRenaming] = useState(false);
  const done = group.subtasks.filter(({ status }) => status === "closed").length;

  return (
    <div className="flex min-h-8 items-center gap-2">
      <h4 className="min-w-0 flex-1">
        <InlineText
          value={group.value}
          label={`Title of the group ${group.value}`}
          maxLength={LONGEST}
          disabled={!mayEdit}
          editing={isRenaming}
          onEditingChange={setRenaming}
          onSave={async (title) => void (await saving.saved({ kind: "rename-subtask-group", taskId: task.id, groupId: group.id, title }))}
          className="font-medium pointer-coarse:[&>:is(button,bdi)]:min-h-11 pointer-coarse:[&>:is(button,bdi)]:py-2.5"
        />
      </h4>
      {group.subtasks.length > 0 && (
        <span className="text-sm text-gray-11 tabular-nums">
          <span className="sr-only">Done: </span>
          {done}/{group.subtasks.length}
        </span>
      )}
      {mayEdit && <GroupMenu {...props} group={group} saving={saving} onRename={() => setRenaming(true)} />}
    </div>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

interface GroupMenuProps extends Pick<SubtaskGroupProps, "task" | "group" | "groups" | "saving" | "onDelete"> {
  onRename: () => void;
}

function GroupMenu({ task, group, groups, saving, onRename, onDelete }: GroupMenuProps) {
  const at = groups.findIndex(({ id }) => id === group.id);
  const moveTo = (index: number) => saving.save({ kind: "place-subtask-group", taskId: task.id, groupId: group.id, index });

  return (
    <Menu label={`Actions for the group ${group.value}`} button={<Ellipsis {...icon} />} buttonLook={buttonLook({ kind: "quiet", size: "icon" })}>
      <MenuItem icon={<Pencil {...icon} />} onClick={onRename}>
        Rename
      </MenuItem>
      {at > 0 && (
        <MenuItem icon={<ChevronUp {...icon} />} onClick={() => moveTo(at - 1)}>
          Move up
        </MenuItem>
      )}
      {at < groups.length - 1 && (
        <MenuItem icon={<ChevronDown {...icon} />} onClick={() => moveTo(at + 1)}>
          Move down
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem danger icon={<Trash2 {...icon} />} onClick={() => onDelete({ kind: "group", id: group.id, title: group.value })}>
        Delete group…
      </MenuItem>
    </Menu>
  );
}
