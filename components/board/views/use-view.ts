"use client";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useOffer } from "@/components/commands/offers";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { changeSearch } from "@/components/ui/hooks/navigation";
import { toast } from "@/components/ui/feedback/toasts";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { keyOfView, type View, VIEW_ICONS } from "@/components/board/views/views";
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

  const choose = useCallback(
    (next: Offered) => {
      if (next === view) return;
      setLast(next);
      changeSearch((search) => search.set("view", next));
      api("PUT", path, { view: next }).catch((error: unknown) => toast(errorMessage(error), "error"));
    },
    [path, view],
  );

  const commands = useMemo(() => {
    const titleOf = (each: View) => t(`show.${each}`);
    return views.map((each) => ({
      ...{ id: `view ${each}`, title: titleOf(each), Icon: iconOf(each), keys: keyOfView(each) },
      isCurrent: each === view,
      run: () => choose(each),
    }));
  }, [t, views, view, choose]);
  useOffer("commands", commands);
  useShortcuts(Object.fromEntries(commands.map(({ keys, title, run }) => [keys, { label: title, run }])));
  return { view, choose };
}

const iconOf = (view: View) => VIEW_ICONS[view];
