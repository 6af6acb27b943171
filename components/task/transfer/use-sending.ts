"use client";
import { useState } from "react";
import { errorMessage } from "@/components/ui/feedback/error-message";

/** One request of a dialog at a time. A refusal stays in the dialog. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  /** @returns the answer, or null for a refusal */
  async function send<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
    if (isBusy) return null;
    setBusy(true);
    setProblem("");
    return request().catch((error: unknown) => {
      setProblem(errorMessage(error));
      setBusy(false);
      return null;
    });
  }

  return { isBusy, problem, send };
}
