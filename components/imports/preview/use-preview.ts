"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ImportOptions, type Origin, type PreviewJson, readPreview } from "@/components/imports/import-data";
import { ApiError } from "@/lib/api";

/** Changed options are read again, while the last answer stays in view. Nothing is written. */
export function usePreview(origin: Origin, options: ImportOptions) {
  const { data, error, isFetching, refetch } = useQuery<PreviewJson>({
    queryKey: ["import preview", "file" in origin ? origin.file : origin.item, options],
    queryFn: () => readPreview(origin, options),
    placeholderData: keepPreviousData,
    retry: (times, problem) => times < 2 && problem instanceof ApiError && problem.status === 0,
  });
  return { preview: data, error, isReading: isFetching, retry: () => void refetch() };
}
