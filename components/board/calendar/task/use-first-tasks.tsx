"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";

const FIRST = 100;

/** Of a list that may have thousands: those that are drawn, and the item that draws more. */
export function useFirstTasks<Task>(tasks: readonly Task[]) {
  const t = useTranslations("ui.lists");
  const [most, setMost] = useState(FIRST);
  const left = tasks.length - most;
  return {
    first: tasks.slice(0, most),
    more: left > 0 && (
      <li className="flex justify-center py-1">
        <Button size="small" onClick={() => setMost(most + FIRST)}>
          <span>{t.rich("showMore", { count: left, left: (chunks) => <span>{chunks}</span> })}</span>
        </Button>
      </li>
    ),
  };
}
