"use client";
import { useRef, useState } from "react";
import { useRouter } from "next/navigation";
import {
  type ImportOptions,
  importPath,
  type Origin,
  type Start,
  startImports,
} from "@/components/imports/import-data";
import { errorMessage } from "@/components/ui/feedback/error-message";

/** The key makes the server start one import, however often the request is repeated after a lost answer. */
export function useStart(origin: Origin, options: ImportOptions) {
  const router = useRouter();
  const attempt = useRef({ isSending: false, of: "", key: "" });
  const [state, setState] = useState({ isStarting: false, problem: "" });

  async function start(chosen: Start) {
    const { current } = attempt;
    if (current.isSending) return;
    attempt.current = { isSending: true, ...keyFor(JSON.stringify({ options, chosen }), current) };
    setState({ isStarting: true, problem: "" });
    try {
      const [first, ...others] = await startImports(origin, options, chosen, attempt.current.key);
      router.push(first && others.length === 0 ? importPath(first.import_id) : "/boards/import");
    } catch (error) {
      setState({ isStarting: false, problem: errorMessage(error) });
      attempt.current.isSending = false;
    }
  }

  return {
    ...state,
    start: (chosen: Start) => void start(chosen),
    refuse: (problem: string) => setState({ isStarting: false, problem }),
  };
}

/** A key belongs to one request: another title or mapping is another import. */
const keyFor = (of: string, before: { of: string; key: string }) =>
  before.of === of ? { of, key: before.key } : { of, key: `import ${crypto.randomUUID()}` };
