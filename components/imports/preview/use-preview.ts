"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FileOrigin, type ImportOptions, type PreviewJson, readPreview } from "@/components/imports/import-data";
import { ApiError } from "@/lib/api";

/** Changed options are read again, while the last answer stays in view. Nothing is written. */
export function usePreview(origin: FileOrigin, options: ImportOptions) {
  const { data, error, isFetching, refetch } = useQuery<PreviewJson>({
    queryKey: ["import preview", options],
    queryFn: () => readPreview(origin, options),
    placeholderData: keepPreviousData,
    retry: (times, problem) => times < 2 && problem instanceof ApiError && problem.status === 0,
  });
  return { preview: data, error, isReading: isFetching, retry: () => void refetch() };
}
