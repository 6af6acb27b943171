import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { PRIORITIES } from "@/components/filters/filters";

const SORTS = ["order", "votes", "due", "priority", "title", "created", "updated"] as const;
export type SortProperty = (typeof SORTS)[number];

const WITHOUT_VOTES = SORTS.filter((each) => each !== "votes");

export const sortsOf = (isRoadmap: boolean): readonly SortProperty[] => (isRoadmap ? SORTS : WITHOUT_VOTES);

export interface Sort {
  by: SortProperty;
  isDescending: boolean;
}

export const BOARD_ORDER: Sort = { by: "order", isDescending: false };

/** `due`, or descending `-due`. */
export const sortText = ({ by, isDescending }: Sort): string => (isDescending ? `-${by}` : by);

export function sortIn(text: unknown): Sort | undefined {
  const by = SORTS.find((each) => text === each || text === `-${each}`);
  if (by === undefined) return undefined;
  return by === "order" ? BOARD_ORDER : { by, isDescending: text === `-${by}` };
}

type Compare = (one: StoredTask, other: StoredTask) => number;

/** Tasks without a value come last in both directions; null is the order of the board. */
export function comparing({ by, isDescending }: Sort, locale: string): Compare | null {
  if (by === "order") return null;
  const turn = isDescending ? -1 : 1;
  if (by === "title") {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return (one, other) => turn * compare(one.title, other.title);
  }
  const valueOf = VALUES[by];
  return (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === second) return 0;
    if (first === null) return 1;
    if (second === null) return -1;
    return first < second ? -turn : turn;
  };
}

/** After all times, for a task that is still being saved. */
const NOT_YET = "~";

const VALUES: Record<Exclude<SortProperty, "order" | "title">, (task: StoredTask) => string | number | null> = {
  votes: ({ vote_count }) => vote_count ?? 0,
  due: ({ due_at }) => due_at,
  // Ascending is from urgent to low.
  priority: ({ priority }) => (priority === "" ? null : PRIORITIES.findIndex((each) => each === priority)),
  created: ({ created_at }) => created_at ?? NOT_YET,
  updated: ({ updated_at }) => updated_at ?? null,
};
