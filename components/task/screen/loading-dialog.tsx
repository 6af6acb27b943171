"use client";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { TaskSkeleton } from "@/components/task/screen/task-skeleton";
import { ShortcutLayer } from "@/components/ui/keyboard/shortcut-layer";

interface LoadingDialogProps {
  /** Loading the code has failed at least once. */
  hasFailed: boolean;
  onClose: () => void;
}

/** Stands in until the code of the dialog is loaded. A native dialog, because ours may not be loaded either. */
export function LoadingDialog({ hasFailed, onClose }: LoadingDialogProps) {
  const t = useTranslations("opening.task");
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={t("title")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto h-dvh max-h-none w-full max-w-none flex-col border-gray-6 bg-floating text-gray-12 shadow-floating backdrop:bg-veil open:flex sm:h-[min(52rem,calc(100dvh-4rem))] sm:max-w-240 sm:rounded-lg sm:border"
    >
      <ShortcutLayer>
        <TaskSkeleton status={hasFailed && t("failed")} onClose={onClose} />
      </ShortcutLayer>
    </dialog>
  );
}
