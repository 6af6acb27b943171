"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { GripVertical } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { CheckBox } from "@/components/ui/controls/check-box";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";
import { useSortableRows } from "@/components/ui/hooks/use-sortable-rows";
import type { TaskType } from "@/lib/users/person-page/types";

export interface TabChoice {
  name: TaskType;
  isVisible: boolean;
}

interface TabChoicesProps {
  tabs: readonly TabChoice[];
  onChange: (tabs: readonly TabChoice[]) => void;
}

export function TabChoices({ tabs, onChange }: TabChoicesProps) {
  const t = useTranslations("myTasks");
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusAfterRender(list);
  const [announcement, announce] = useState("");
  const { gripAt, dropLineAt } = useSortableRows(list, move);

  function move(from: number, to: number) {
    const moved = tabs[from];
    if (!moved) return;
    focusNext(`[data-tab="${moved.name}"] [data-grip]`);
    announce(t("configure.moved", { tab: t(`tabs.${moved.name}`), place: to + 1, count: tabs.length }));
    onChange(tabs.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  const setVisible = (name: TaskType, isVisible: boolean) =>
    onChange(tabs.map((tab) => (tab.name === name ? { ...tab, isVisible } : tab)));

  return (
    <>
      <ul ref={list} aria-label={t("configure.list")} className="my-4 flex flex-col">
        {tabs.map(({ name, isVisible }, at) => (
          <li key={name} data-tab={name} className={classNames("relative flex items-center gap-2", dropLineAt(at))}>
            <button
              {...gripAt(at)}
              type="button"
              data-grip
              aria-label={t("configure.move", { tab: t(`tabs.${name}`) })}
              className="-ms-2 grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-gray-11 hover:bg-gray-4 active:cursor-grabbing pointer-coarse:size-11"
            >
              <GripVertical aria-hidden className="size-4" strokeWidth={1.5} />
            </button>
            <CheckBox
              label={t(`tabs.${name}`)}
              checked={isVisible}
              onChange={(checked) => setVisible(name, checked)}
              className="min-h-9 flex-1 cursor-pointer pointer-coarse:min-h-11"
            >
              {t(`tabs.${name}`)}
            </CheckBox>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
