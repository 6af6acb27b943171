"use client";
import { useEffect, useRef, useState } from "react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import { answersTo, type Wish } from "@/components/assistant/text/answer-events";
import type { TakenText } from "@/components/assistant/text/writable-text";
import { errorMessage } from "@/components/ui/feedback/error-message";

/** An answer, and how far it is. */
export interface Writing {
  wish: Wish;
  taken: TakenText;
  answer: string;
  isBusy: boolean;
  problem: string;
}

/** One answer at a time. Its request ends with the screen. */
export function useWriting(about: AboutTask) {
  const [writing, setWriting] = useState<Writing | null>(null);
  const request = useRef<AbortController | null>(null);

  function abort() {
    request.current?.abort();
    request.current = null;
  }
  useEffect(() => abort, []);

  async function ask(wish: Wish, taken: TakenText) {
    abort();
    const own = (request.current = new AbortController());
    const change = (to: Partial<Writing>) => request.current === own && setWriting((now) => now && { ...now, ...to });
    setWriting({ wish, taken, answer: "", isBusy: true, problem: "" });
    try {
      for await (const answer of answersTo(wish, taken.text, about, own.signal)) change({ answer });
      change({ isBusy: false });
    } catch (error) {
      if (!own.signal.aborted) change({ isBusy: false, problem: errorMessage(error) });
    }
  }

  /** Keeps what has arrived. */
  function stop() {
    abort();
    setWriting((now) => (now?.isBusy ? { ...now, isBusy: false } : now));
  }

  function discard() {
    abort();
    setWriting(null);
  }

  return { writing, ask: (wish: Wish, taken: TakenText) => void ask(wish, taken), stop, discard };
}
