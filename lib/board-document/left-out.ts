import { type DocumentNote, titleOf } from "@/lib/board-document/notes";
import { type LeftOut, leftOutOf } from "@/lib/board-document/parts";

/**
 * Notes of what the lists in a parsed board or task left out, under the title of the board, the task or the subtask.
 * Takes time in proportion to the size of `whole`.
 */
export function* notesOfLeftOut(kind: "board" | "task", whole: object): Generator<DocumentNote> {
  yield* notesIn(whole, { kind, title: titleOf(whole) });
}

type Owner = Pick<DocumentNote, "kind" | "title">;

function* notesIn(whole: object, owner: Owner): Generator<DocumentNote> {
  for (const [name, value] of Object.entries(whole) as [string, unknown][]) {
    if (Array.isArray(value)) yield* notesOfList(name, value, owner);
    else if (isObject(value)) yield* notesIn(value, owner);
  }
}

function* notesOfList(name: string, items: unknown[], owner: Owner): Generator<DocumentNote> {
  const left = leftOutOf(items);
  if (left) for (const reason of reasonsFor(name, left)) yield { ...owner, reason };
  for (const item of items)
    if (isObject(item)) yield* notesIn(item, name === "subtasks" ? { ...owner, title: titleOf(item) } : owner);
}

function reasonsFor(name: string, left: LeftOut): string[] {
  const words = WORDS[name] ?? "entries";
  const [unreadable, beyond, most] = [left.unreadable, left.beyond, left.most].map((count) => NUMBER.format(count));
  return [
    ...(left.unreadable > 0 ? [`Some of its ${words} could not be read: ${unreadable}.`] : []),
    ...(left.beyond > 0 ? [`Only the first ${most} of its ${words} came, ${beyond} did not.`] : []),
  ];
}

const NUMBER = new Intl.NumberFormat("en");

/** One word for each, which screens translate (`lib/i18n/refusal-sources.ts`). */
const WORDS: Record<string, string> = {
  ...{ comments: "comments", stories: "comments", replies: "replies", activities: "activities", votes: "votes" },
  ...{ attachments: "attachments", images: "attachments", labels: "labels", idLabels: "labels", tags: "labels" },
  ...{ subtasks: "subtasks", checkItems: "subtasks", stages: "stages", lists: "stages", time_tracks: "times" },
  ...{ custom_fields: "fields", customFields: "fields", customFieldItems: "fields", custom_field_settings: "fields" },
  ...{ people: "people", members: "people", memberships: "people", assignees: "people", watchers: "people" },
  ...{ idMembers: "people", followers: "people", predecessors: "dependencies", dependencies: "dependencies" },
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
