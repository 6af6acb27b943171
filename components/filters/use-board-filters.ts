"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { useFilterCode } from "@/components/filters/filter-code";

const FILTER = /^(q|board|assignee|stage|status|priority|labels?|due|start|created|updated|has|field\.\d+)$/;

/** The filters in the address, so that a link shows the same tasks. */
export function useBoardFilters() {
  const params = useSearchParams();
  // Other parameters don't change the filters.
  const search = new URLSearchParams([...params].filter(([name]) => FILTER.test(name))).toString();
  const savedId = Number(params.get("saved")) || null;
  const code = useFilterCode(search !== "");
  return useMemo(() => {
    const read = code?.readFilters(search);
    return { filters: read?.filters ?? null, count: read?.count ?? 0, code: read ? code : null, savedId };
  }, [code, search, savedId]);
}

export type BoardFilters = ReturnType<typeof useBoardFilters>;
