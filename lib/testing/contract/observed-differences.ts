import type { Difference } from "@/lib/testing/contract/observed";

interface Allowed {
  decision: string;
  theirs: string;
  ours: string;
  keys: string[];
}

export const ALLOWED: Allowed[] = [
  {
    decision: "Ids, foreign keys, counters: integers",
    theirs: "string",
    ours: "integer",
    keys: [
      "board_id",
      "stage_id",
      "created_by",
      "comments_count",
      "object_id",
      "foreign_id",
      "task_id",
      "parent_id",
      "activity_by",
    ],
  },
  { decision: "Positions: strings with two decimals", theirs: "integer", ours: "string", keys: ["position"] },
  {
    decision: "Board settings is always an object with tasks_count",
    theirs: "null",
    ours: "object",
    keys: ["settings"],
  },
  {
    decision: "Booleans are booleans unless the documents say string",
    theirs: "integer",
    ours: "boolean",
    keys: ["is_pinned"],
  },
  { decision: "contact null", theirs: "string", ours: "null", keys: ["contact"] },
];

export const ruleFor = ({ path, theirs, ours }: Difference): string | null => {
  const key = path.split(".").at(-1) ?? "";
  const rule = ALLOWED.find((each) => each.theirs === theirs && each.ours === ours && each.keys.includes(key));
  return rule ? `${rule.decision}: ${key}` : null;
};
