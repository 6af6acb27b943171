"use client";
import { useRef, useState } from "react";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { sendFile } from "@/lib/api";
import type { Mapping } from "@/lib/ideas/import/columns";
import type { ImportResultJson } from "@/lib/ideas/import/import";

export interface ReadFile {
  result: ImportResultJson;
  mapping: Mapping;
  stageId: number | null;
}

interface State {
  file: File | null;
  read: ReadFile | null;
  isBusy: boolean;
  problem: string;
  /** Of the import itself. */
  result: ImportResultJson | null;
}

const NOTHING: State = { file: null, read: null, isBusy: false, problem: "", result: null };

/** Nothing is written until `run`. Each change of the columns is checked by the server. */
export function useImport(boardId: number) {
  const [state, setState] = useState<State>(NOTHING);
  const key = useRef("");
  const attempt = useRef(0);

  async function preview(file: File, chosen: ReadFile | null) {
    const mine = (attempt.current += 1);
    setState((before) => ({ ...before, file, isBusy: true, problem: "", read: chosen }));
    const next = await previewOf(boardId, file, chosen);
    if (attempt.current === mine) setState((before) => ({ ...before, ...next, isBusy: false }));
  }

  async function run() {
    const { file, read, isBusy } = state;
    if (!file || !read || isBusy) return;
    setState((before) => ({ ...before, isBusy: true, problem: "" }));
    const next = await trackUnsaved(send(boardId, file, fieldsOf(read), key.current)).then(
      (result) => ({ result }),
      (error: unknown) => ({ problem: errorMessage(error) }),
    );
    setState((before) => ({ ...before, ...next, isBusy: false }));
  }

  function choose(file: File) {
    // So that the same file is not imported twice when an answer gets lost.
    key.current = `import ${crypto.randomUUID()}`;
    void preview(file, null);
  }

  function change(changed: Partial<Pick<ReadFile, "mapping" | "stageId">>) {
    if (state.file && state.read) void preview(state.file, { ...state.read, ...changed });
  }

  return { ...state, choose, change, run: () => void run() };
}

const previewOf = (boardId: number, file: File, chosen: ReadFile | null): Promise<Pick<State, "read" | "problem">> =>
  send(boardId, file, { ...fieldsOf(chosen), preview: "yes" }).then(
    (result) => ({ read: { result, mapping: result.mapping, stageId: chosen?.stageId ?? null }, problem: "" }),
    (error: unknown) => ({ read: null, problem: errorMessage(error) }),
  );

const send = async (boardId: number, file: File, fields: Record<string, string>, key?: string) => {
  const path = `/boards-app/v1/boards/${boardId}/ideas/import`;
  return (await sendFile<{ import: ImportResultJson }>(path, "file", file, fields, { key })).import;
};

const fieldsOf = (chosen: Pick<ReadFile, "mapping" | "stageId"> | null): Record<string, string> => ({
  ...(chosen &&
    Object.fromEntries(Object.entries(chosen.mapping).map(([column, at]) => [`mapping[${column}]`, String(at ?? -1)]))),
  ...(chosen?.stageId && { stage_id: String(chosen.stageId) }),
});
