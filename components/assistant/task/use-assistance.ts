"use client";
import { useRef, useState } from "react";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";
import type { Assistance } from "@/lib/assistant/assist";

export interface TaskOfAssistant {
  id: number;
  board_id: number;
  parent_id: number | null;
}

export type AssistAction = "summarize" | "subtasks" | "suggestions";

interface Asked {
  action: AssistAction;
  answer: Assistance | null;
  problem: string;
}

export const pathOfTask = ({ board_id, id }: TaskOfAssistant): string => `/boards/v2/projects/${board_id}/tasks/${id}`;

/** What was asked last, and its answer. An answer to anything before it is ignored. */
export function useAssistance(task: TaskOfAssistant) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef(0);

  async function ask(action: AssistAction) {
    const attempt = (latest.current += 1);
    setAsked({ action, answer: null, problem: "" });
    const settled = await api<Assistance>("POST", `${pathOfTask(task)}/ai-assist`, { action }).then(
      (answer) => ({ action, answer, problem: "" }),
      (error: unknown) => ({ action, answer: null, problem: errorMessage(error) }),
    );
    if (attempt === latest.current) setAsked(settled);
  }

  function discard() {
    latest.current += 1;
    setAsked(null);
  }

  return { asked, ask: (action: AssistAction) => void ask(action), discard };
}
