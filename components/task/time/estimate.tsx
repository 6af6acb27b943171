"use client";
import { useTranslations } from "next-intl";
import { TextValue } from "@/components/task/properties/text-value";
import { minutesTyped } from "@/components/task/time/minutes-typed";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import type { Save } from "@/components/board-store/use-save";
import { durationText, presentDuration } from "@/lib/time/duration";
import { timeOf } from "@/lib/time/of-task";

/** The estimate, edited in place; an empty one is none. */
export function Estimate({
  task,
  viewer,
  mayEdit,
  saveAsync,
}: Pick<PropertyEditProps, "task" | "viewer" | "mayEdit"> & Pick<Save, "saveAsync">) {
  const t = useTranslations("time");
  const { estimate } = timeOf(task);

  async function save(typed: string) {
    const minutes = typed === "" ? 0 : minutesTyped(typed, t, { least: 0 });
    if (minutes !== estimate) await saveAsync({ kind: "estimate-task", taskId: task.id, minutes });
  }

  return (
    <TextValue
      name={t("estimate")}
      isNumber
      value={estimate === 0 ? "" : presentDuration(estimate)}
      shown={estimate === 0 ? "" : durationText(estimate, viewer.locale)}
      locale={viewer.locale}
      mayEdit={mayEdit}
      saveValue={save}
    />
  );
}
