"use client";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "@/components/ui/feedback/error-message";

interface Answer<Found> {
  text: string;
  found: readonly Found[] | null;
  problem: string;
}

const DEBOUNCE = 150;

/** Searches at once or debounced; outdated responses are dropped. */
export function useSearch<Found>(find: (text: string) => Promise<readonly Found[]>) {
  const [answer, setAnswer] = useState<Answer<Found>>({ text: "", found: null, problem: "" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requests = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(text: string) {
    clearTimeout(timer.current);
    const request = (requests.current += 1);
    const next = await find(text).then(
      (found) => ({ text, found, problem: "" }),
      (error: unknown) => ({ text, found: null, problem: errorMessage(error) }),
    );
    if (requests.current === request) setAnswer(next);
  }

  function searchDebounced(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), DEBOUNCE);
  }

  return { ...answer, ask, searchDebounced };
}
