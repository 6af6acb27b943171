"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/controls/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";

interface CancelRowProps {
  /** Whether the reader has to stay. */
  children: ReactNode;
  cancel: string;
  title: string;
  text: string;
  onCancel: () => Promise<void>;
}

/** Below the progress of work that the server does. */
export function CancelRow({ children, cancel, title, text, onCancel }: CancelRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="min-w-0 flex-1 basis-60 text-sm text-gray-11">{children}</p>
      <ConfirmDialog
        trigger={(ask) => (
          <Button size="small" onClick={ask}>
            {cancel}
          </Button>
        )}
        title={title}
        text={text}
        confirm={cancel}
        onConfirm={onCancel}
      />
    </div>
  );
}
