import type { ReadDocument } from "@/lib/testing/factories/imports";

type Kind = "attachment" | "comment" | "field" | "group" | "label" | "stage" | "task" | "track";

/** Under these keys of a document are the ids of these things. */
const REFERENCES: Record<string, Kind> = {
  stage: "stage",
  labels: "label",
  field: "field",
  cover_attachment: "attachment",
  predecessors: "task",
  merged_into: "task",
};

const LISTS: Record<string, Kind> = {
  stages: "stage",
  labels: "label",
  custom_fields: "field",
  tasks: "task",
  subtasks: "task",
  subtask_groups: "group",
  comments: "comment",
  replies: "comment",
  attachments: "attachment",
  images: "attachment",
  time_tracks: "track",
};

/** What an import adds, and what it can't have: when a task has changed last. */
const isOfImport = (value: unknown) =>
  typeof value === "object" && value !== null && "action" in value && value.action === "imported";
const LEFT_OUT = new Set(["updated_at"]);

/** A document whose ids are counted, so that two of equal boards are equal. */
export function canonical({ board, tasks }: ReadDocument): unknown {
  const numbers = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const number = (kind: Kind, id: unknown) => {
    const key = `${kind} ${String(id)}`;
    if (!numbers.has(key)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (!numbers.has(key)) numbers.set(key, `${kind} ${counts.get(kind)}`);
    return numbers.get(key);
  };
  const members = board.members.toSorted((one, other) => one.person.localeCompare(other.person));
  const document = { ...board, id: "", members, tasks };
  collect(document, number);
  return rewritten(document, "", number);
}

type Number = (kind: Kind, id: unknown) => string | undefined;

/** Numbers the things in their order, before anything refers to them. */
function collect(value: unknown, number: Number) {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const kind = LISTS[key];
    if (kind && Array.isArray(inner))
      for (const item of inner as unknown[])
        if (typeof item === "object" && item !== null && "id" in item) number(kind, item.id);
    collect(inner, number);
  }
}

function rewritten(value: unknown, key: string, number: Number): unknown {
  if (Array.isArray(value)) return rewrittenList(value as unknown[], key, number);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !LEFT_OUT.has(name))
        .map(([name, inner]) => [name, rewritten(inner, name, number)]),
    );
  const kind = REFERENCES[key];
  return kind && typeof value === "string" ? number(kind, value) : value;
}

function rewrittenList(items: unknown[], key: string, number: Number): unknown[] {
  const kind = LISTS[key];
  const list = items
    .filter((item) => !isOfImport(item))
    .map((item) => {
      const read = rewritten(item, key, number);
      return kind && typeof read === "object" && read !== null && "id" in read
        ? { ...read, id: number(kind, read.id) }
        : read;
    });
  return list.every((item) => typeof item === "string") ? list.sort() : list;
}
