"use client";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { wishOf } from "@/components/task/repetition/repeat-wish";
import { useRepetitionWords } from "@/components/task/repetition/repetition-words";
import { NoValue, PropertyRow, rowStyle, valueStyle } from "@/components/task/properties/property";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { hasModule } from "@/lib/modules/on-screen";

const RepetitionDialog = dynamic(
  () => import("@/components/task/repetition/repetition-dialog").then((file) => file.RepetitionDialog),
  { ssr: false },
);

/** When the task comes again; nothing where recurring tasks are off, and for subtasks. */
export function RepetitionProperty(props: PropertyEditProps) {
  const { task, board, viewer, clock, mayEdit } = props;
  const t = useTranslations("task.repetition");
  const { summary } = useRepetitionWords();
  const [isOpen, setOpen] = useState(false);
  const rule = task.repeat_task_meta;
  if (!hasModule(viewer, "recurring_task", board) || task.parent_id !== null) return null;
  if (!mayEdit && !rule) return null;

  const words = rule ? summary(wishOf(rule, dayIn(clock.now, clock.timeZone))) : t("none");
  const value = rule ? <span className="min-w-0 wrap-anywhere">{words}</span> : <NoValue>{words}</NoValue>;
  return (
    <dl>
      <PropertyRow name={t("name")}>
        {mayEdit ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t("nameIs", { words })}
            onClick={() => setOpen(true)}
            className={valueStyle}
          >
            {value}
          </button>
        ) : (
          <div className={rowStyle}>{value}</div>
        )}
      </PropertyRow>
      <LazyMount when={isOpen}>
        <RepetitionDialog {...props} open={isOpen && mayEdit} onOpenChange={setOpen} />
      </LazyMount>
    </dl>
  );
}
