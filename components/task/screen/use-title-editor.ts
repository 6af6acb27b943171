"use client";
import { useRef, useState } from "react";
import type { Save } from "@/components/board-store/use-save";
import { type Draft, draftKey, readDraft, discardDraft, storeDraft, useDraft } from "@/components/text/saving/drafts";
import type { ShownTask } from "@/components/task/parts/use-task";
import { ApiError } from "@/lib/api";
import { titleEdit } from "@/components/board-store/edits/property-edits";

/** Edits the title, as a draft until it is saved; leaving the field restores the draft that was there before. */
export function useTitleEditor(task: ShownTask, viewerId: number, saveAsync: Save["saveAsync"]) {
  const key = draftKey(viewerId, task.id, "title");
  const draft = useDraft(key);
  const [isEditing, setEditing] = useState(false);
  const [from, setFrom] = useState(task.title);
  // The draft from before the field was opened, which may still be on its way.
  const previous = useRef<Draft | null>(null);
  const changeDraft = (next: Draft | null) => (next ? storeDraft(key, next) : discardDraft(key));

  const { save, failure, isSaving } = useTitleSaving(task, key, saveAsync, (text) => {
    if (previous.current?.text === text) previous.current = null;
  });

  function edit(on: boolean) {
    setEditing(on);
    if (!on) return changeDraft(previous.current);
    setFrom(task.title);
    previous.current = readDraft(key);
  }

  return {
    draft,
    failure,
    isEditing,
    isSaving,
    edit,
    type: (text: string) => changeDraft(text === from ? previous.current : { from, text }),
    save: (text: string) => save({ text, from }),
    saveOver: (text: string) => save({ text, from: task.title }),
    drop: () => discardDraft(key),
  };
}

function useTitleSaving(task: ShownTask, key: string, saveAsync: Save["saveAsync"], onSaved: (text: string) => void) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  function forget(text: string) {
    onSaved(text);
    if (readDraft(key)?.text === text) discardDraft(key);
  }

  async function save({ text, from }: Draft) {
    storeDraft(key, { text, from });
    setSaving(true);
    setFailure(null);
    try {
      await saveAsync(titleEdit(task, text, from ?? ""));
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
