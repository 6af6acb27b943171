"use client";
import { useState } from "react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { changeSearch } from "@/components/ui/hooks/navigation";
import { toast } from "@/components/ui/feedback/toasts";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { type View, viewIn, VIEWS } from "@/components/board/views/views";
import { api } from "@/lib/api";

/** The view in the address, otherwise the last one of this person on this board. */
export function useView(boardId: number, remembered: View) {
  const t = useTranslations("boardViews");
  const inAddress = viewIn(useSearchParams());
  const [last, setLast] = useState(remembered);
  const view = inAddress ?? last;

  function choose(next: View) {
    if (next === view) return;
    setLast(next);
    changeSearch((params) => params.set("view", next));
    api("PUT", `/boards-app/v1/boards/${boardId}/view`, { view: next }).catch((error: unknown) =>
      toast(errorMessage(error), "error"),
    );
  }

  useShortcuts(
    Object.fromEntries(
      VIEWS.map((each, at) => [String(at + 1), { label: t(`show.${each}`), run: () => choose(each) }] as const),
    ),
  );
  return { view, choose };
}
