"use client";
import { useState } from "react";
import { hashKey, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";

export interface Loading {
  problem: Error | null;
  /** At once, even while a request is pending. */
  retry: () => void;
}

interface RetriedQuery<Data> {
  queryKey: QueryKey;
  queryFn: () => Promise<Data>;
  enabled?: boolean;
}

const PAUSE = 3_000;

/** Retries until it succeeds, after a pause or when the network is back. Only "not found" is final. */
export function useRetriedQuery<Data>(query: RetriedQuery<Data>): Loading & { data: Data | undefined } {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery<Data>({
    ...query,
    networkMode: "always",
    retry: (times, problem) => times < 2 && !isGone(problem),
    retryDelay: 500,
    refetchInterval: ({ state }) => state.status === "error" && !isGone(state.error) && PAUSE,
    refetchOnReconnect: ({ state }) => state.status === "error" && !isGone(state.error) && "always",
  });

  // A new attempt clears the error of the one before.
  const of = hashKey(query.queryKey);
  const [last, setLast] = useState<{ of: string; problem: Error } | null>(null);
  if (error && error !== last?.problem) setLast({ of, problem: error });
  const problem = data === undefined && last?.of === of ? last.problem : null;

  const retry = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true }).then(() => refetch());
  return { data, problem, retry };
}

export const isGone = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 404 || problem.status === 403);
