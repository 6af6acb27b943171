import type { DocumentNote } from "@/lib/board-document/notes";
import { leftOutOf } from "@/lib/board-document/parts";

/** The lists of a board, a task and what they are converted from, where a list is not itself about tasks. */
const KINDS: Record<string, DocumentNote["kind"]> = {
  ...{ activities: "activity", attachments: "attachment", images: "attachment" },
  ...{ comments: "comment", replies: "comment", stories: "comment" },
  ...{ custom_fields: "custom_field", options: "custom_field", customFields: "custom_field" },
  ...{ customFieldItems: "custom_field", custom_field_settings: "custom_field", enum_options: "custom_field" },
  ...{ multi_enum_values: "custom_field", people_value: "custom_field" },
  ...{ predecessors: "dependency", dependencies: "dependency", labels: "label", tags: "label", idLabels: "label" },
  ...{ people: "person", members: "person", memberships: "person", assignees: "person", watchers: "person" },
  ...{ default_assignees: "person", default_watchers: "person", mentions: "person", idMembers: "person" },
  ...{ followers: "person", stages: "stage", lists: "stage", time_tracks: "time_track" },
  ...{ votes: "vote", idMembersVoted: "vote" },
};

/**
 * Notes of what the lists in a parsed board or task left out, under the title of that to which they belong. Takes time
 * in proportion to the size of `whole`.
 */
export function notesOfLeftOut(whole: object, title = ""): DocumentNote[] {
  const own = titleOf(whole) || title;
  return Object.entries(whole).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== "object" || value === null) return [];
    if (!Array.isArray(value)) return notesOfLeftOut(value, own);
    const inside = value.flatMap((item: unknown) => (isObject(item) ? notesOfLeftOut(item, own) : []));
    return [...notesOfList(name, value, own), ...inside];
  });
}

function notesOfList(name: string, items: unknown[], title: string): DocumentNote[] {
  const left = leftOutOf(items);
  if (!left) return [];
  const [kind, words] = [KINDS[name] ?? "task", wordsOf(name)];
  const note = (reason: string) => ({ kind, title, reason });
  return [
    ...(left.unreadable > 0 ? [note(`Some of its ${words} could not be read: ${left.unreadable}.`)] : []),
    ...(left.beyond > 0 ? [note(`Only the first ${left.most} of its ${words} came, ${left.beyond} did not.`)] : []),
  ];
}

const wordsOf = (name: string) => WORDS[name] ?? name.replace(/_|(?=[A-Z])/g, " ").toLowerCase();

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
