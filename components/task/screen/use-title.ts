"use client";
import { useRef, useState } from "react";
import type { Save } from "@/components/board-store/use-save";
import { type Draft, draftKey, readDraft, discardDraft, storeDraft, useDraft } from "@/components/text/saving/drafts";
import type { ShownTask } from "@/components/task/parts/use-task";
import { ApiError } from "@/lib/api";
import { titleEdit } from "@/components/board-store/edits/property-edits";

/** A title that is written. It is kept until it is saved; leaving the field only gives up what was written in it. */
export function useTitle(task: ShownTask, viewerId: number, saveAsync: Save["saveAsync"]) {
  const key = draftKey(viewerId, task.id, "title");
  const draft = useDraft(key);
  const [isEditing, setEditing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [from, setFrom] = useState(task.title);
  // What was kept before the field was there, and may still be on its way.
  const before = useRef<Draft | null>(null);

  const keep = (kept: Draft | null) => (kept ? storeDraft(key, kept) : discardDraft(key));

  function edit(on: boolean) {
    setEditing(on);
    if (!on) return keep(before.current);
    setFrom(task.title);
    before.current = readDraft(key);
  }

  async function save({ text, from: begun }: Draft) {
    storeDraft(key, { text, from: begun });
    setSaving(true);
    setFailure(null);
    try {
      await saveAsync(titleEdit(task, text, begun ?? ""));
      forget(text);
    } catch (error) {
      // What stands there is ours: only the answer was lost.
      if (error instanceof ApiError && error.data.current === text) forget(text);
      setFailure(error);
    } finally {
      setSaving(false);
    }
  }

  function forget(text: string) {
    if (before.current?.text === text) before.current = null;
    if (readDraft(key)?.text === text) discardDraft(key);
  }

  return {
    draft,
    failure,
    isEditing,
    isSaving,
    edit,
    type: (text: string) => keep(text === from ? before.current : { from, text }),
    save: (text: string) => save({ text, from }),
    saveOver: (text: string) => save({ text, from: task.title }),
    drop: () => discardDraft(key),
  };
}
