import { useTranslations } from "next-intl";
import type { ImportJson } from "@/components/imports/import-data";
import { classNames } from "@/components/ui/class-names";

const styles = {
  queued: "bg-gray-4 text-gray-12",
  processing: "bg-accent-soft text-accent-text",
  completed: "bg-green-soft text-green-text",
  failed: "bg-red-soft text-red-text",
  canceled: "bg-gray-4 text-gray-12",
};
export type ImportState = keyof typeof styles;

export function stateOf({ status, is_cancelled }: Pick<ImportJson, "status" | "is_cancelled">): ImportState {
  if (status === "completed" || status === "processing" || status === "queued") return status;
  return is_cancelled ? "canceled" : "failed";
}

type Shown = Pick<ImportJson, "status" | "is_cancelled" | "percentage">;

export function StateBadge({ shown }: { shown: Shown }) {
  const t = useTranslations("imports.recent.states");
  const state = stateOf(shown);
  return (
    <span className={classNames("rounded-sm px-1.5 text-xs font-medium whitespace-nowrap tabular-nums", styles[state])}>
      {state === "processing" ? t(state, { part: shown.percentage / 100 }) : t(state)}
    </span>
  );
}
