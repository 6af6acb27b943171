import type { DocumentNote } from "@/lib/board-document/notes";
import { leftOutOf } from "@/lib/board-document/parts";

/**
 * Notes of what the lists in a parsed board or task left out, under the title of the board, the task or the subtask.
 * Takes time in proportion to the size of `whole`.
 */
export function notesOfLeftOut(kind: "board" | "task", whole: object): DocumentNote[] {
  return notesIn(whole, { kind, title: titleOf(whole) });
}

type Owner = Pick<DocumentNote, "kind" | "title">;

const notesIn = (whole: object, owner: Owner): DocumentNote[] =>
  Object.entries(whole).flatMap(([name, value]: [string, unknown]) => {
    if (!isObject(value)) return [];
    if (!Array.isArray(value)) return notesIn(value, owner);
    const ownerOf = (item: object) => (name === "subtasks" ? { ...owner, title: titleOf(item) } : owner);
    const inside = value.flatMap((item: unknown) => (isObject(item) ? notesIn(item, ownerOf(item)) : []));
    return [...notesOfList(name, value, owner), ...inside];
  });

function notesOfList(name: string, items: unknown[], owner: Owner): DocumentNote[] {
  const left = leftOutOf(items);
  if (!left) return [];
  const words = WORDS[name] ?? name.replace(/_|(?=[A-Z])/g, " ").toLowerCase();
  const [unreadable, beyond, most] = [left.unreadable, left.beyond, left.most].map((count) => NUMBER.format(count));
  return [
    ...(left.unreadable > 0 ? [{ ...owner, reason: `Some of its ${words} could not be read: ${unreadable}.` }] : []),
    ...(left.beyond > 0
      ? [{ ...owner, reason: `Only the first ${most} of its ${words} came, ${beyond} did not.` }]
      : []),
  ];
}

const NUMBER = new Intl.NumberFormat("en");

const WORDS: Record<string, string> = {
  ...{ time_tracks: "time entries", checkItems: "checklist items", enum_options: "options", idLabels: "labels" },
  ...{ customFieldItems: "custom fields", custom_field_settings: "custom fields", idMembers: "members" },
  ...{ idMembersVoted: "votes", people_value: "people", multi_enum_values: "options" },
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function titleOf(whole: object): string {
  const { title, name } = whole as { title?: unknown; name?: unknown };
  return typeof title === "string" ? title : typeof name === "string" ? name : "";
}
