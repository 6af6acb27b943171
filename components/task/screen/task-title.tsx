"use client";
import { useTranslations } from "next-intl";
import type { Save } from "@/components/board-store/use-save";
import { UnsavedDraft } from "@/components/task/parts/unsaved-drafts";
import type { ShownTask } from "@/components/task/parts/use-task";
import { UnsavedTitle } from "@/components/task/screen/unsaved-title";
import { useTitleEditor } from "@/components/task/screen/use-title-editor";
import { InlineText } from "@/components/ui/controls/inline-text";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface TaskTitleProps {
  task: ShownTask;
  /** The dialog has a heading of its own. */
  as: "h1" | "span";
  viewerId: number;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saveAsync: Save["saveAsync"];
}

/** The input is stored as a draft until it is saved, and never overwrites another person's change unseen. */
export function TaskTitle({ task, as, viewerId, clock, mayEdit, saveAsync }: TaskTitleProps) {
  const t = useTranslations("task.title");
  const { draft, failure, isEditing, isSaving, ...title } = useTitleEditor(task, viewerId, saveAsync);
  useShortcuts({ e: { label: t("rename"), group: "task", run: () => title.edit(true) } }, mayEdit);

  return (
    <div
      className="min-w-0 flex-1"
      onInput={({ target }) => target instanceof HTMLTextAreaElement && title.type(target.value)}
    >
      <InlineText
        as={as}
        label={t("label")}
        value={task.title}
        unsaved={draft?.text}
        onSave={title.save}
        disabled={!mayEdit}
        editing={isEditing}
        onEditingChange={title.edit}
        className="text-xl leading-tight font-semibold text-wrap pointer-coarse:[&>button]:-my-2 pointer-coarse:[&>button]:min-w-11 pointer-coarse:[&>button]:py-2.5"
      />
      {!mayEdit && <UnsavedDraft taskId={task.id} viewerId={viewerId} property="title" />}
      {mayEdit && draft && !isEditing && !isSaving && draft.text !== task.title && (
        <UnsavedTitle
          title={task.title}
          draft={draft}
          failure={failure}
          viewerId={viewerId}
          clock={clock}
          onUse={() => void title.saveOver(draft.text)}
          onDrop={title.drop}
        />
      )}
    </div>
  );
}
