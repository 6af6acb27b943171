import { presentFieldValueRow } from "@/lib/custom-fields/present";
import { isoTime, presentFacts, presentMarks, presentTexts } from "@/lib/tasks/present/facts";
import { pivotOf } from "@/lib/tasks/present/links";
import type { JsonTime, Link, TaskRow } from "@/lib/tasks/read/rows";

/** What all readers share of a card, as members of a JSON object: joining texts is faster than stringifying objects. */
export interface SerializedCard {
  id: number;
  status: TaskRow["status"];
  dueAt: JsonTime | null;
  stageId: number | null;
  position: number;
  facts: string;
  marks: string;
  assignees: SerializedLink[];
  watchers: SerializedLink[];
  labels: SerializedLink[];
}

export interface SerializedTask extends SerializedCard {
  details: string;
}

export type SerializedLink = [id: number, pivot: string];

export const serializeCard = (row: TaskRow): SerializedCard => ({
  id: row.id,
  status: row.status,
  dueAt: row.dueAt,
  stageId: row.stageId,
  position: row.position,
  facts: membersOf(presentFacts(row)),
  marks: membersOf(presentMarks(row)),
  assignees: serializedLinks(row.id, row.assignees),
  watchers: serializedLinks(row.id, row.watchers),
  labels: serializedLinks(row.id, row.labels),
});

export const serializeTask = (row: TaskRow): SerializedTask => ({
  ...serializeCard(row),
  details: membersOf(presentDetails(row)),
});

export function presentDetails(row: TaskRow) {
  return {
    ...presentTexts(row),
    task_custom_fields: (row.customFields ?? []).map(([id, fieldId, value, createdAt, updatedAt]) =>
      presentFieldValueRow({
        id,
        taskId: row.id,
        fieldId,
        value,
        createdAt: isoTime(createdAt),
        updatedAt: isoTime(updatedAt),
      }),
    ),
  };
}

export function joinLinks(links: SerializedLink[], texts: Map<number, string>): string {
  let list = "";
  for (const [id, pivot] of links) {
    const text = texts.get(id);
    if (text) list += `${list && ","}{${text},${pivot}}`;
  }
  return `[${list}]`;
}

const serializedLinks = (taskId: number, links: Link[] | null): SerializedLink[] =>
  (links ?? []).map((link) => [link[0], `"pivot":${JSON.stringify(pivotOf(taskId, link))}`]);

export const membersOf = (thing: object): string => JSON.stringify(thing).slice(1, -1);
