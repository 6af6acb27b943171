"use client";
import { useRef, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import {
  type ImportOptions,
  importPath,
  type Origin,
  type PreviewJson,
  readPreview,
  type Start,
  startImport,
} from "@/components/imports/import-data";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ApiError } from "@/lib/api";

/** Nothing is written until `start`. Changed options are read again, while the last answer stays in view. */
export function usePreview(origin: Origin, options: ImportOptions) {
  const { data, error, isFetching, refetch } = useQuery<PreviewJson>({
    queryKey: ["import preview", options],
    queryFn: () => readPreview(origin, options),
    placeholderData: keepPreviousData,
    retry: (times, problem) => times < 2 && problem instanceof ApiError && problem.status === 0,
  });
  return { preview: data, error, isReading: isFetching, retry: () => void refetch() };
}

/** The key makes the server start one import, however often a lost answer is asked for. */
export function useStart(origin: Origin, options: ImportOptions) {
  const router = useRouter();
  const [key] = useState(() => `import ${crypto.randomUUID()}`);
  const isSending = useRef(false);
  const [state, setState] = useState({ isStarting: false, problem: "" });

  async function start(chosen: Start) {
    if (isSending.current) return;
    isSending.current = true;
    setState({ isStarting: true, problem: "" });
    try {
      const { import_id } = await startImport(origin, options, chosen, key);
      router.push(importPath(import_id));
    } catch (error) {
      setState({ isStarting: false, problem: errorMessage(error) });
    }
    isSending.current = false;
  }

  return { ...state, start: (chosen: Start) => void start(chosen) };
}
