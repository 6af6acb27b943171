"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, type ButtonStyle } from "@/components/ui/controls/button";
import { Dialog, DialogActions } from "@/components/ui/overlays/dialog";
import { errorMessage } from "@/components/ui/feedback/error-message";

interface ConfirmDialogProps {
  trigger: (ask: () => void) => React.ReactNode;
  title: string;
  text: React.ReactNode;
  confirm: string;
  kind?: ButtonStyle["kind"];
  onConfirm: () => Promise<void>;
  /** The focus target after closing; null for the default. When the action is done, its row may still be drawn. */
  finalFocus?: (isDone: boolean) => HTMLElement | null;
}

/** Stays open with the error when the action fails. */
export function ConfirmDialog({
  trigger,
  title,
  text,
  confirm,
  kind = "danger",
  onConfirm,
  finalFocus,
}: ConfirmDialogProps) {
  const actions = useTranslations("ui.actions");
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [isDone, setDone] = useState(false);
  const confirmButton = useRef<HTMLButtonElement>(null);

  function ask() {
    setDone(false);
    setProblem("");
    setOpen(true);
  }

  async function run() {
    setBusy(true);
    try {
      await onConfirm();
      setDone(true);
      setOpen(false);
      setBusy(false);
    } catch (error) {
      flushSync(() => {
        setProblem(errorMessage(error));
        setBusy(false);
      });
      confirmButton.current?.focus();
    }
  }

  return (
    <>
      {trigger(ask)}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        text={text}
        finalFocus={finalFocus && (() => finalFocus(isDone))}
      >
        {problem && (
          <Alert kind="error" className="mt-4">
            {problem}
          </Alert>
        )}
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{actions("cancel")}</Button>
          <Button ref={confirmButton} kind={kind} busy={busy} onClick={run}>
            {confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
