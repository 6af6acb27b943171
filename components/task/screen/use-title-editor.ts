"use client";
import { useRef, useState } from "react";
import type { Save } from "@/components/board-store/use-save";
import { type Draft, draftKey, draftOf, dropDraft, keepDraft, useDraft } from "@/components/text/saving/drafts";
import type { ShownTask } from "@/components/task/parts/use-task";
import { ApiError } from "@/lib/api";
import { titleEdit } from "@/components/board-store/edits/property-edits";

/** Edits the title, as a draft until it is saved; leaving the field restores the draft that was there before. */
export function useTitleEditor(task: ShownTask, viewerId: number, saved: Save["saved"]) {
  const key = draftKey(viewerId, task.id, "title");
  const draft = useDraft(key);
  const [isEditing, setEditing] = useState(false);
  const [from, setFrom] = useState(task.title);
  // The draft from before the field was opened, which may still be on its way.
  const previous = useRef<Draft | null>(null);
  const storeDraft = (next: Draft | null) => (next ? keepDraft(key, next) : dropDraft(key));

  const { save, failure, isSaving } = useTitleSaving(task, key, saved, (text) => {
    if (previous.current?.text === text) previous.current = null;
  });

  function edit(on: boolean) {
    setEditing(on);
    if (!on) return storeDraft(previous.current);
    setFrom(task.title);
    previous.current = draftOf(key);
  }

  return {
    draft,
    failure,
    isEditing,
    isSaving,
    edit,
    type: (text: string) => storeDraft(text === from ? previous.current : { from, text }),
    save: (text: string) => save({ text, from }),
    saveOver: (text: string) => save({ text, from: task.title }),
    drop: () => dropDraft(key),
  };
}

function useTitleSaving(task: ShownTask, key: string, saved: Save["saved"], onSaved: (text: string) => void) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  function forget(text: string) {
    onSaved(text);
    if (draftOf(key)?.text === text) dropDraft(key);
  }

  async function save({ text, from }: Draft) {
    keepDraft(key, { text, from });
    setSaving(true);
    setFailure(null);
    try {
      await saved(titleEdit(task, text, from ?? ""));
      forget(text);
    } catch (error) {
      // The title was saved after all: only the response was lost.
      if (error instanceof ApiError && error.data.current === text) forget(text);
      setFailure(error);
    } finally {
      setSaving(false);
    }
  }

  return { save, failure, isSaving };
}
