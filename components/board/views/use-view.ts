"use client";
import { useState } from "react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { changeSearch } from "@/components/ui/hooks/navigation";
import { toast } from "@/components/ui/feedback/toasts";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { keyOfView, type View } from "@/components/board/views/views";
import { api } from "@/lib/api";

interface ViewOptions<Offered extends View> {
  views: readonly Offered[];
  /** The last one of this person. */
  remembered: Offered;
  /** Where it is remembered. */
  path: string;
}

/** The view in the address, otherwise the last one. */
export function useView<Offered extends View>({ views, remembered, path }: ViewOptions<Offered>) {
  const t = useTranslations("boardViews");
  const params = useSearchParams();
  const inAddress = views.find((view) => view === params.get("view"));
  const [last, setLast] = useState(remembered);
  const view = inAddress ?? last;

  function choose(next: Offered) {
    if (next === view) return;
    setLast(next);
    changeSearch((params) => params.set("view", next));
    api("PUT", path, { view: next }).catch((error: unknown) => toast(errorMessage(error), "error"));
  }

  const labelOf = (each: View) => t(`show.${each}`);
  useShortcuts(
    Object.fromEntries(
      views.map((each) => [keyOfView(each), { label: labelOf(each), run: () => choose(each) }] as const),
    ),
  );
  return { view, choose };
}
