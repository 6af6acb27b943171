"use client";
import { useEffect, useState } from "react";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  type Found,
  isInQualifier,
  readRecentBoards,
  searchAll,
  suggestionsFor,
} from "@/components/palette/search-data";

const DEBOUNCE = 80;
const FRESH = 10_000;

/** What the server finds. Answers belong to their texts, so that an older one never replaces a newer one. */
export function useFound(typed: string) {
  const text = useDebounced(typed.trim());
  const query = useInfiniteQuery({
    queryKey: ["search", text],
    queryFn: ({ pageParam }) => searchAll(text, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ tasks }) => (tasks.current_page < tasks.last_page ? tasks.current_page + 1 : undefined),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: FRESH,
    networkMode: "always",
    retry: false,
  });
  const isCurrent = text === typed.trim() && !query.isPlaceholderData && query.data !== undefined;
  const isWanted = typed.trim() !== "" && text !== "";
  return {
    pages: isWanted ? (query.data?.pages ?? NONE) : NONE,
    /** Whether the results belong to what is typed now. */
    isCurrent,
    problem: isWanted && !query.isFetching ? query.error : null,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  };
}

const NONE: readonly Found[] = [];

export function useSuggestionsAt(text: string, at: number) {
  const isAsked = isInQualifier(text, at);
  const question = useDebounced(isAsked ? `${at} ${text}` : "");
  const { data } = useQuery({
    queryKey: ["suggestions", question],
    queryFn: () => suggestionsFor(text, at),
    enabled: question !== "" && question === `${at} ${text}`,
    staleTime: FRESH,
    networkMode: "always",
    retry: false,
  });
  return isAsked && data ? data : NO_SUGGESTIONS;
}

const NO_SUGGESTIONS: Awaited<ReturnType<typeof suggestionsFor>> = [];

export function useRecentBoards() {
  return useQuery({
    queryKey: ["recent boards"],
    queryFn: readRecentBoards,
    staleTime: FRESH,
    networkMode: "always",
    retry: false,
  }).data;
}

/** An emptied text counts at once. */
function useDebounced(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return value === "" ? "" : settled;
}
