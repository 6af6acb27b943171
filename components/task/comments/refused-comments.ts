"use client";
import { useSyncExternalStore } from "react";
import type { CommentEdit } from "@/components/board-store/edits/comment-edits";
import { watchDiscarded } from "@/components/offline/store/discarded";
import { markUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { withStorage } from "@/components/ui/hooks/with-storage";

export type NewCommentEdit = Extract<CommentEdit, { kind: "create-comment" }>;

/** A comment that the server did not take. */
export interface RefusedComment {
  edit: NewCommentEdit;
  problem: string;
}

const keyOf = (userId: number, taskId: number) => ["boards", "refused comments", userId, taskId].join(" ");

const NONE: readonly RefusedComment[] = [];

/** Survives closing the dialog and, through the session storage, a reload. */
const known = new Map<string, readonly RefusedComment[]>();
const listeners = new Set<() => void>();

export const useRefusedComments = (userId: number, taskId: number): readonly RefusedComment[] =>
  useSyncExternalStore(
    subscribe,
    () => refusedIn(keyOf(userId, taskId)),
    () => NONE,
  );

export const refusedOn = (userId: number, taskId: number): readonly RefusedComment[] =>
  refusedIn(keyOf(userId, taskId));

/** It stays until it is discarded. */
export function keepRefused(userId: number, { edit, problem }: RefusedComment): void {
  const key = keyOf(userId, edit.taskId);
  update(key, [...refusedIn(key), { edit, problem }]);
  dropOnceDiscarded(key, edit);
}

export const dropRefused = (userId: number, edit: NewCommentEdit): void => drop(keyOf(userId, edit.taskId), edit);

const dropOnceDiscarded = (key: string, edit: NewCommentEdit) => watchDiscarded(edit, () => drop(key, edit));

const drop = (key: string, { id }: NewCommentEdit) =>
  update(
    key,
    refusedIn(key).filter(({ edit }) => edit.id !== id),
  );

function refusedIn(key: string): readonly RefusedComment[] {
  if (!known.has(key)) known.set(key, loadStored(key));
  return known.get(key) ?? NONE;
}

function update(key: string, list: readonly RefusedComment[]) {
  known.set(key, list);
  markUnsaved(key, list.length > 0);
  withStorage(
    () => sessionStorage,
    (store) => (list.length === 0 ? store.removeItem(key) : store.setItem(key, JSON.stringify(list))),
  );
  listeners.forEach((listener) => listener());
}

/** The cast is safe: only `update` writes this key. */
function loadStored(key: string): readonly RefusedComment[] {
  const raw = withStorage(
    () => sessionStorage,
    (store) => store.getItem(key),
  );
  if (raw === null) return NONE;
  markUnsaved(key, true);
  const stored = JSON.parse(raw) as RefusedComment[];
  for (const { edit } of stored) dropOnceDiscarded(key, edit);
  return stored;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
