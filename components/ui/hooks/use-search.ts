"use client";
import { useEffect, useRef, useState } from "react";
import { problemOf } from "@/components/ui/feedback/problem";

interface Answer<Found> {
  text: string;
  found: readonly Found[] | null;
  problem: string;
}

const PAUSE = 150;

/** Searches at once or debounced; outdated responses are dropped. */
export function useSearch<Found>(find: (text: string) => Promise<readonly Found[]>) {
  const [answer, setAnswer] = useState<Answer<Found>>({ text: "", found: null, problem: "" });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const questions = useRef(0);

  useEffect(() => () => clearTimeout(pause.current), []);

  async function ask(text: string) {
    clearTimeout(pause.current);
    const mine = (questions.current += 1);
    const next = await find(text).then(
      (found) => ({ text, found, problem: "" }),
      (error: unknown) => ({ text, found: null, problem: problemOf(error) }),
    );
    if (questions.current === mine) setAnswer(next);
  }

  function searchDebounced(text: string) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => ask(text), PAUSE);
  }

  return { ...answer, ask, searchDebounced };
}
