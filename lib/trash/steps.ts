import { grouped } from "@/lib/by-id";
import type { ForeignKey, Graph } from "@/lib/trash/graph";

/**
 * Rows that end with a deletion. Each has a secret, would be sent again, belongs to an upload or a copy that was under way, or is
 * written by a trigger.
 */
export const NOT_KEPT: readonly string[] = [
  "board_mail_address",
  "calendar_feed",
  "comment_search",
  "invitation",
  "mail",
  "mail_event",
  "outgoing_webhook_delivery",
  "push_delivery",
  "task_search",
  "template_copy",
  "template_copy_batch",
  "upload",
  "webhook",
  "webhook_call",
];

/** One table whose rows a deletion takes along, and the foreign keys by which it does. */
export interface Step {
  table: string;
  keys: ForeignKey[];
  /** Its rows may already be there, by another key or one step before. */
  isRepeated: boolean;
}

export interface Steps {
  /** In the order in which rows can be inserted again: what they belong to comes first. */
  steps: Step[];
  /** The keys whose columns the deletion empties. */
  emptied: ForeignKey[];
}

/** What the deletion of rows of this table takes along, by the foreign keys. */
export function stepsFrom({ keys }: Graph, root: string): Steps {
  const kept = keys.filter(({ table }) => !NOT_KEPT.includes(table));
  const cascading = kept.filter(({ action }) => action === "cascade");
  const childrenOf = (table: string) => cascading.filter(({ parent }) => parent === table).map((key) => key.table);
  const below = (table: string) => reachable(childrenOf(table), childrenOf);

  const tables = [...new Set([root, ...below(root)])];
  const inCycle = new Set(tables.filter((table) => below(table).has(table)));
  const above = (table: string) => tables.filter((other) => other !== table && below(other).has(table)).length;
  const ranks = grouped(
    tables.toSorted((one, other) => above(one) - above(other)),
    above,
  );
  return {
    // Rows that refer to each other are at most two levels deep: a task, its subtasks; a comment, its replies.
    steps: [...ranks.values()].flatMap((rank) =>
      [...rank, ...rank.filter((table) => inCycle.has(table))].map((table) => ({
        table,
        keys: cascading.filter((key) => key.table === table && tables.includes(key.parent)),
        isRepeated: inCycle.has(table),
      })),
    ),
    emptied: keys.filter(({ action, parent }) => action === "empty" && tables.includes(parent)),
  };
}

function reachable(from: string[], next: (table: string) => string[]): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let table = open.pop(); table !== undefined; table = open.pop()) {
    if (found.has(table)) continue;
    found.add(table);
    open.push(...next(table));
  }
  return found;
}
