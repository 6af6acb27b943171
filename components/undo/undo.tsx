"use client";
import { useSyncExternalStore } from "react";
import { useTranslations } from "next-intl";
import { useQuery } from "@tanstack/react-query";
import type { History } from "@/components/board-store/history";
import type { Save } from "@/components/board-store/use-save";
import { withTexts } from "@/components/i18n/with-texts";
import { isApple } from "@/components/ui/keyboard/kbd";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { undoTexts } from "@/generated/messages/parts/undo";

const code = {
  queryKey: ["undo"],
  queryFn: withTexts(undoTexts, () => import("@/components/undo/undo-runner").then((file) => file.UndoRunner)),
  retry: true,
  retryDelay: 3_000,
  networkMode: "always",
} as const;

/** The keys of a screen, and what takes its edits back. @param me whose edits they are */
export function Undo({ saving, me }: { saving: Save; me: number }) {
  const { history } = saving;
  const isWanted = useSyncExternalStore(
    history.subscribe,
    () => isUsed(history),
    () => false,
  );
  const { data: UndoRunner } = useQuery({ ...code, enabled: isWanted });
  return (
    <>
      <UndoKeys history={history} />
      {UndoRunner && <UndoRunner saving={saving} me={me} />}
    </>
  );
}

function isUsed({ now, isWaiting }: History): boolean {
  const { undo, redo } = now();
  return isWaiting() || undo.length + redo.length > 0;
}

/** Also for dialogs that belong to the screen. */
export function UndoKeys({ history }: { history: History }) {
  const t = useTranslations("ui.actions");
  const redo = { label: t("redo"), run: () => history.ask({ direction: "redo" }) };
  useShortcuts({
    "mod+z": { label: t("undo"), run: () => history.ask({ direction: "undo" }) },
    "mod+shift+z": redo,
    // On Apple keyboards, browsers have another use for it.
    ...(typeof document !== "undefined" && !isApple() && { "mod+y": { ...redo, hidden: true } }),
  });
  return null;
}
