"use client";
import { type RefObject, useState } from "react";
import { useTranslations } from "next-intl";
import type { Failure } from "@/components/archive/archived-data";
import type { Archive } from "@/components/archive/use-archived-tasks";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { Translate } from "@/lib/i18n/translate";
import { useFocusAfterRender } from "@/components/ui/hooks/use-focus-after-render";

export function useArchiveActions({ tasks = [], ...archive }: Archive, container: RefObject<HTMLElement | null>) {
  const t = useTranslations("archive.tasks");
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const focusNext = useFocusAfterRender(container);

  async function restore(ids: readonly number[], stageId?: number) {
    setBusy(true);
    try {
      report(ids, await archive.restore(ids, stageId), "restored");
      focusNext(...selectorsAfter(tasks, ids));
    } catch (error) {
      setProblems([errorMessage(error)]);
    }
    setBusy(false);
  }

  function report(ids: readonly number[], failed: readonly Failure[], done: "restored" | "deleted") {
    setProblems(failed.map((failure) => problemOf(failure, t)));
    if (ids.length > failed.length) toast(t(done, { count: ids.length - failed.length }));
  }

  return {
    busy,
    problems,
    /** Tasks whose own stage is archived go to the given one. */
    restore: (ids: readonly number[], stageId?: number) => void restore(ids, stageId),
    /** @throws ApiError */
    remove: async (ids: readonly number[]) => report(ids, await archive.remove(ids), "deleted"),
    focusAfter: (ids: readonly number[]) => firstFound(container.current, selectorsAfter(tasks, ids)),
  };
}

const problemOf = ({ title, error: problem }: Failure, t: Translate<"archive.tasks">): string =>
  title === null ? t("problemUnnamed", { problem }) : t("problem", { title, problem });

/** The row after these, or before them, or what is above the list. */
function selectorsAfter(tasks: readonly { id: number }[], ids: readonly number[]): string[] {
  const at = tasks.findIndex(({ id }) => ids.includes(id));
  const neighbour = [...tasks.slice(at), ...tasks.slice(0, at).reverse()].find(({ id }) => !ids.includes(id));
  return [`[data-archived="${neighbour?.id}"] a`, "[data-list-start]"];
}

const firstFound = (container: HTMLElement | null, selectors: readonly string[]): HTMLElement | null =>
  selectors.map((selector) => container?.querySelector<HTMLElement>(selector)).find((found) => found) ?? null;
