"use client";
import { useState } from "react";
import { errorMessage } from "@/components/ui/feedback/error-message";

/** One request of a dialog at a time. A refusal stays in the dialog. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  /** @returns whether it was done */
  async function send(request: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem("");
    return request().then(
      () => true,
      (error: unknown) => {
        setProblem(errorMessage(error));
        setBusy(false);
        return false;
      },
    );
  }

  return { isBusy, problem, send };
}
