import { presentDetails, presentFacts, presentMarks } from "@/lib/tasks/present/facts";
import { pivotOf } from "@/lib/tasks/present/links";
import type { JsonTime, Link, TaskRow } from "@/lib/tasks/read/rows";

/** What is the same of a card for every reader at any time, as the members of a JSON object. What repeats in a long list is put into words once, and no object is put together of others: that takes longer than to write it. */
export interface WrittenCard {
  id: number;
  status: TaskRow["status"];
  dueAt: JsonTime | null;
  /** The row instead, where they hold a link to a picture, which expires. */
  facts: string | TaskRow;
  marks: string;
  assignees: WrittenLink[];
  watchers: WrittenLink[];
  labels: WrittenLink[];
}

export interface WrittenTask extends WrittenCard {
  details: string;
}

/** Who or what, and how it hangs on the task. */
export type WrittenLink = [id: number, pivot: string];

export const writeCard = (row: TaskRow): WrittenCard => ({
  id: row.id,
  status: row.status,
  dueAt: row.dueAt,
  facts: row.coverHash === null ? membersOf(presentFacts(row)) : row,
  marks: membersOf(presentMarks(row)),
  assignees: written(row.id, row.assignees),
  watchers: written(row.id, row.watchers),
  labels: written(row.id, row.labels),
});

export const writeTask = (row: TaskRow): WrittenTask => ({ ...writeCard(row), details: membersOf(presentDetails(row)) });

export const factsOf = ({ facts }: WrittenCard): string => (typeof facts === "string" ? facts : membersOf(presentFacts(facts)));

/** A list of people or labels, of each of which the JSON is there. */
export function linked(links: WrittenLink[], texts: Map<number, string>): string {
  let list = "";
  for (const [id, pivot] of links) {
    const text = texts.get(id);
    if (text) list += `${list && ","}{${text},${pivot}}`;
  }
  return `[${list}]`;
}

const written = (taskId: number, links: Link[] | null): WrittenLink[] => (links ?? []).map((link) => [link[0], `"pivot":${JSON.stringify(pivotOf(taskId, link))}`]);

export const membersOf = (thing: object): string => JSON.stringify(thing).slice(1, -1);
