import { dayOfAddress } from "@/lib/timesheet/week-days";

export interface SheetSearch {
  /** Any day of the week; null for the current one. */
  week: string | null;
  by: "tasks" | "people";
  boardId: number | null;
  /** Null for the reader. 0 for people whose account is gone. */
  personId: number | null;
}

/** What is wrong in an address counts as missing. */
export function sheetSearchIn(params: Record<string, string | string[] | undefined>): SheetSearch {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const idIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null);
  return {
    week: dayOfAddress(first("week")),
    by: first("by") === "people" ? "people" : "tasks",
    boardId: idIn(first("board")) || null,
    personId: idIn(first("person")),
  };
}

export function addressOfSheet({ week, by, boardId, personId }: SheetSearch): string {
  const query = new URLSearchParams({
    ...(week !== null && { week }),
    ...(boardId !== null && { board: String(boardId) }),
    ...(by !== "tasks" && { by }),
    ...(personId !== null && by === "tasks" && { person: String(personId) }),
  });
  return query.size > 0 ? `/timesheet?${query}` : "/timesheet";
}
