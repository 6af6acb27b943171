"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Ellipsis } from "lucide-react";
import { firstIdOf } from "@/components/board-store/edits/local-ids";
import type { Save } from "@/components/board-store/use-save";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { focusTargetsAfterGroup } from "@/components/task/subtasks/focus-targets";
import type { Deleted } from "@/components/task/subtasks/delete-subtasks";
import { GroupMenu } from "@/components/task/subtasks/group-menu";
import { titleDraftIn } from "@/components/task/subtasks/title-drafts";
import { NewSubtask } from "@/components/task/subtasks/new-subtask";
import { SubtaskRow } from "@/components/task/subtasks/subtask-row";
import type { DragStates } from "@/components/task/subtasks/use-subtask-drag";
import { AddRow } from "@/components/ui/lists/row-buttons";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { InlineText } from "@/components/ui/controls/inline-text";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";
import type { SubtaskGroupView } from "@/components/board-store/edits/subtask-edits";

export interface SubtaskGroupProps extends Omit<PropertyEditProps, "save"> {
  group: SubtaskGroupView;
  groups: readonly SubtaskGroupView[];
  saving: Save;
  dragStates: DragStates;
  howToId: string;
  /** Focuses the first of these after the next render. */
  focusNext: (...selectors: string[]) => void;
  /** For a new group: its first subtask can be typed at once. */
  startsOpen: boolean;
  onDelete: (deleted: Deleted) => void;
}

export function SubtaskGroup({ startsOpen, ...props }: SubtaskGroupProps) {
  const t = useTranslations("subtasks.group");
  const { group, saving, dragStates, mayEdit, ...row } = props;
  const { task } = row;
  const [isAdding, setAdding] = useState(startsOpen || titleDraftIn(group.id) !== "");
  const container = useRef<HTMLDivElement>(null);
  const focusNext = useFocusAfterRender(container);

  function endAdding() {
    focusNext("[data-adds]");
    setAdding(false);
  }

  return (
    <div ref={container} data-subtask-group={group.id} className="flex flex-col">
      <GroupHeader {...props} />
      <ul
        aria-label={t("subtasks", { group: group.value })}
        className={classNames("flex flex-col", dragStates.isInto(group.id) && "border-t-2 border-accent")}
      >
        {group.subtasks.map((subtask) => (
          <SubtaskRow
            key={firstIdOf(subtask.id)}
            {...row}
            subtask={subtask}
            group={group}
            mayEdit={mayEdit}
            saving={saving}
            dragState={dragStates.of(subtask.id)}
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
      {!isAdding && mayEdit && <AddRow onAdd={() => setAdding(true)}>{t("add")}</AddRow>}
    </div>
  );
}

const hiddenLabel = (label: React.ReactNode) => <span className="sr-only">{label}</span>;
const dots = <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />;
const loadMenu = () => Promise.resolve(GroupMenu);

function GroupHeader({ task, group, groups, mayEdit, saving, onDelete }: Omit<SubtaskGroupProps, "startsOpen">) {
  const t = useTranslations("subtasks.group");
  const [isRenaming, setRenaming] = useState(false);
  const done = group.subtasks.filter(({ status }) => status === "closed").length;

  return (
    <div className="flex min-h-8 items-center gap-2">
      <h3 className="min-w-0 flex-1">
        <InlineText
          value={group.value}
          label={t("title", { group: group.value })}
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
          {t.rich("done", { done, count: group.subtasks.length, label: hiddenLabel })}
        </span>
      )}
      {mayEdit && (
        <LazyMenu
          label={t("actions", { group: group.value })}
          button={dots}
          buttonStyle={buttonStyle({ kind: "quiet", size: "icon" })}
          load={loadMenu}
          menuProps={{
            taskId: task.id,
            group,
            groups,
            save: saving.save,
            onRename: () => setRenaming(true),
            onDelete: () =>
              onDelete({
                kind: "group",
                id: group.id,
                title: group.value,
                focusTargets: focusTargetsAfterGroup(groups, group.id),
              }),
          }}
        />
      )}
    </div>
  );
}
