"use client";
import { useEffect, useMemo, useState } from "react";
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { newId } from "@/components/board-store/edits/local-ids";
import { isUnreachable } from "@/components/board-store/use-save";
import { logsByCell, type SheetEdit, withEdit, withEdits } from "@/components/timesheet/store/edits";
import { sendEdit } from "@/components/timesheet/store/send";
import { onOtherTab, tellOtherTabs } from "@/components/timesheet/store/tabs";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { ApiError } from "@/lib/api";
import type { SheetLog } from "@/lib/timesheet/sheet";

export type Sheet = ReturnType<typeof useSheet>;

const KEY = ["timesheet"];

/** The time logs of a week: what the page has read, and the edits that are not saved yet. */
export function useSheet(read: readonly SheetLog[], days: readonly string[]) {
  const client = useQueryClient();
  const router = useRouter();
  const [saved, setSaved] = useSaved(read);
  const edits = usePendingEdits();
  const logs = useMemo(() => withEdits(saved, edits, days), [saved, edits, days]);
  const cells = useMemo(() => logsByCell(logs), [logs]);

  /** Shown at once. @throws ApiError when it cannot be saved */
  async function save(edit: SheetEdit): Promise<void> {
    const mutation = client.getMutationCache().build<SheetEdit, Error, SheetEdit, unknown>(client, {
      mutationKey: KEY,
      scope: { id: "timesheet" },
      mutationFn: sendEdit,
      onSuccess: (done) => setSaved((now) => withEdit([...now], done)),
      retry: (times, error) => times < 3 && isUnreachable(error),
      retryDelay: (times) => Math.min(4_000, 500 * 2 ** times),
    });
    await trackUnsaved(mutation.execute(edit)).catch((error: unknown) => {
      if (isOutdated(error)) router.refresh();
      throw error;
    });
    tellOtherTabs();
  }

  return { logs, cells, save };
}

/** Whether the logs have changed meanwhile. */
const isOutdated = (error: unknown): boolean => error instanceof ApiError && [409, 422].includes(error.status);

/** The whole day, which is the same in all time zones. */
export const newLog = (
  taskId: number,
  day: string,
  { minutes, note, storedNote }: Pick<SheetLog, "minutes" | "note" | "storedNote">,
): SheetLog => ({
  ...{ id: newId(), taskId, day, minutes, note, storedNote },
  completedAt: `${day} 00:00:00`,
});

/** The page is read again when the person comes back to it. What was read while something was being saved may be older
 * than that, so it waits, and is read once more. */
function useSaved(read: readonly SheetLog[]) {
  const router = useRouter();
  const isSaving = usePendingEdits().length > 0;
  const [saved, setSaved] = useState(read);
  const [shown, setShown] = useState(read);
  const isWaiting = read !== shown;
  if (isWaiting && !isSaving) {
    setShown(read);
    setSaved(read);
  }
  useEffect(() => (isWaiting && isSaving ? () => router.refresh() : undefined), [isWaiting, isSaving, router]);
  useEffect(() => onOtherTab(() => router.refresh()), [router]);
  return [saved, setSaved] as const;
}

const usePendingEdits = (): SheetEdit[] =>
  useMutationState<SheetEdit>({
    filters: { mutationKey: KEY, status: "pending" },
    select: ({ state }) => variablesOf(state.variables),
  });

/** The mutation cache is untyped; only `useSheet` adds mutations under this key. */
const variablesOf = (variables: unknown): SheetEdit => variables as SheetEdit;
