"use client";
import { createContext, useContext } from "react";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/** Names by the id of an account, on a roadmap. */
export const IdeaAuthors = createContext<ReadonlyMap<number, string> | null>(null);

/** Null for what is no idea, and where the account has been deleted. */
export function useIdeaAuthor({ type, created_by, settings }: TaskCardJson): string | null {
  const names = useContext(IdeaAuthors);
  if (type !== "roadmap") return null;
  return (created_by === null ? undefined : names?.get(created_by)) ?? settings.author?.name ?? null;
}
