"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import type { SavedFilterJson } from "@/lib/saved-filters/present";

/** `query` has the search parameters of an address. */
export type SavedFilter = SavedFilterJson & { query: string };

export type SavedFilterInput = Pick<SavedFilter, "name" | "query" | "is_shared">;

interface Answer {
  filter: SavedFilter;
}

/** The person's filters on a board, and those that others share. */
export function useSavedFilters(boardId: number, areNeeded: boolean) {
  const client = useQueryClient();
  const path = pathOf(boardId);
  const queryKey = ["board", boardId, "saved filters"];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => readSavedFilters(boardId),
    enabled: areNeeded,
    staleTime: 0,
  });
  const change = (next: (filters: readonly SavedFilter[]) => SavedFilter[]) =>
    client.setQueryData(queryKey, (filters: SavedFilter[] = []) => next(filters).sort(byName));
  return { filters: data, error, retry: () => void refetch(), ...callsOf(path, change) };
}

const pathOf = (boardId: number) => `/boards-app/v1/boards/${boardId}/saved-filters`;

/** @throws ApiError */
export async function readSavedFilters(boardId: number): Promise<SavedFilter[]> {
  const { filters } = await api<{ filters: SavedFilter[] }>("GET", pathOf(boardId));
  return filters;
}

type Change = (next: (filters: readonly SavedFilter[]) => SavedFilter[]) => void;

const callsOf = (path: string, change: Change) => ({
  /** @throws ApiError */
  async create(input: SavedFilterInput): Promise<SavedFilter> {
    const { filter } = await api<Answer>("POST", path, { ...input });
    change((filters) => [...filters, filter]);
    return filter;
  },
  /** @throws ApiError */
  async update(id: number, input: Partial<SavedFilterInput>): Promise<void> {
    const { filter } = await api<Answer>("PUT", `${path}/${id}`, { ...input });
    change((filters) => filters.map((each) => (each.id === id ? filter : each)));
  },
  /** @throws ApiError */
  async remove(id: number): Promise<void> {
    await api("DELETE", `${path}/${id}`);
    change((filters) => filters.filter((each) => each.id !== id));
  },
});

export type SavedFilters = ReturnType<typeof useSavedFilters>;

const byName = (one: SavedFilter, other: SavedFilter) => one.name.localeCompare(other.name);
