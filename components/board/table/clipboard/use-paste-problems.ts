"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { PasteProblem, PasteResult } from "@/components/board/table/clipboard/paste";
import { toast } from "@/components/ui/feedback/toasts";

/** One message says what was not pasted, and where. */
export function usePasteProblems() {
  const t = useTranslations("boardTable.clipboard");
  const format = useFormatter();

  function placesOf(problems: readonly PasteProblem[]): string {
    const rowsByColumn = Map.groupBy(problems, ({ column }) => column);
    const places = [...rowsByColumn].map(([column, found]) => {
      const rows = found.slice(0, MOST_ROWS).map(({ row }) => format.number(row));
      const more = found.length > MOST_ROWS ? [t("more", { count: found.length - MOST_ROWS })] : [];
      return t("place", { column, count: found.length, rows: format.list([...rows, ...more]) });
    });
    return format.list(places, { type: "unit" });
  }

  return ({ problems, count, missing }: PasteResult) => {
    const [unknown, readOnly] = (["unknown", "readOnly"] as const).map((reason) =>
      problems.filter((problem) => problem.reason === reason),
    );
    const sentences = [
      ...(unknown?.length ? [t("unknown", { places: placesOf(unknown) })] : []),
      ...(readOnly?.length ? [t("readOnly", { places: placesOf(readOnly) })] : []),
      ...(missing.rows > 0 ? [t("missingRows", { count: missing.rows })] : []),
      ...(missing.columns > 0 ? [t("missingColumns", { count: missing.columns })] : []),
    ];
    if (sentences.length > 0)
      toast([t("partly", { count, total: count + problems.length }), ...sentences].join(" "), "error");
  };
}

const MOST_ROWS = 5;
