"use client";
import { useEffect, useRef, useState } from "react";
import { type FormFields, startDownload } from "@/components/files/download";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface State {
  isAsking: boolean;
  isStarted: boolean;
  problem: string;
}

const IDLE: State = { isAsking: false, isStarted: false, problem: "" };

/** A button whose answer the browser saves. A refusal that comes after the screen is left is a toast. */
export function useDownload() {
  const [state, setState] = useState(IDLE);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  function refused(error: unknown) {
    const problem = errorMessage(error);
    if (isShown.current) setState({ ...IDLE, problem });
    else toast(problem, "error");
  }

  async function start(fields: FormFields) {
    setState({ ...IDLE, isAsking: true });
    try {
      await startDownload(fields, refused);
      setState({ ...IDLE, isStarted: true });
    } catch (error) {
      refused(error);
    }
  }

  return { ...state, start: (fields: FormFields) => void start(fields), reset: () => setState(IDLE) };
}
