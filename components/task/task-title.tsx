"use client";
import { useState } from "react";
import type { Save } from "@/components/board/use-save";
import { type Draft, draftKey, draftOf, dropDraft, keepDraft, useDraft } from "@/components/text/drafts";
import type { ShownTask } from "@/components/task/use-task";
import { UnsavedTitle } from "@/components/task/unsaved-title";
import { InlineText } from "@/components/ui/inline-text";
import { useKeys } from "@/components/ui/keys";
import { ApiError } from "@/lib/api";
import type { ClockOnScreen } from "@/lib/dates-on-screen";
import { titleEdit } from "@/lib/tasks/property-edits";

interface TaskTitleProps {
  task: ShownTask;
  /** The dialog has its title as a heading already. */
  as: "h1" | "span";
  viewerId: number;
  clock: ClockOnScreen;
  mayEdit: boolean;
  saved: Save["saved"];
}

/** More than anybody writes, and what still can be read. */
const LONGEST = 1000;

/** What is typed is kept until it is saved, too; a title that somebody else changed meanwhile is not overwritten unseen. */
export function TaskTitle({ task, as, viewerId, clock, mayEdit, saved }: TaskTitleProps) {
  const key = draftKey(viewerId, task.id, "title");
  const draft = useDraft(key);
  const [isEditing, setEditing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [from, setFrom] = useState(task.title);
  useKeys({ e: { does: "Rename", group: "Task", run: () => edit(true) } }, mayEdit);

  function edit(on: boolean) {
    setEditing(on);
    if (on) setFrom(task.title);
    else dropDraft(key);
  }

  async function save({ text, from: begun }: Draft) {
    keepDraft(key, { text, from: begun });
    setSaving(true);
    setFailure(null);
    try {
      await saved(titleEdit(task, text, begun ?? ""));
      if (draftOf(key)?.text === text) dropDraft(key);
    } catch (error) {
      // What stands there is ours: only the answer was lost.
      if (error instanceof ApiError && error.data.current === text) dropDraft(key);
      setFailure(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="min-w-0 flex-1" onInput={({ target }) => target instanceof HTMLTextAreaElement && keepDraft(key, { from, text: target.value })}>
      <InlineText
        as={as}
        label="Title"
        value={task.title}
        onSave={(text) => save({ text, from })}
        maxLength={LONGEST}
        disabled={!mayEdit}
        editing={isEditing}
        onEditingChange={edit}
        className="text-xl leading-tight font-semibold text-wrap pointer-coarse:[&>button]:-my-2 pointer-coarse:[&>button]:min-w-11 pointer-coarse:[&>button]:py-2.5"
      />
      {mayEdit && draft && !isEditing && !isSaving && draft.text !== task.title && (
        <UnsavedTitle
          title={task.title}
          draft={draft}
          failure={failure}
          viewerId={viewerId}
          clock={clock}
          onUse={() => void save({ text: draft.text, from: task.title })}
          onDrop={() => dropDraft(key)}
        />
      )}
    </div>
  );
}
