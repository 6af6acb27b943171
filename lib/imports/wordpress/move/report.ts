import type { WordPressNote } from "@/lib/imports/wordpress/convert/notes";

export const THINGS = [
  "people",
  "application passwords",
  "folders",
  "boards",
  "stages",
  "labels",
  "custom fields",
  "tasks",
  "subtasks",
  "comments",
  "attachments",
  "time entries",
  "dependencies",
  "activities",
  "notifications",
  "incoming webhooks",
  "outgoing webhooks",
] as const;
export type Thing = (typeof THINGS)[number];

const SHOWN_TITLES = 3;

/** What a move has brought, and what it has left out and why. */
export class MoveReport {
  private readonly moved = new Map<Thing, number>();
  private readonly reasons = new Map<string, { kind: string; reason: string; count: number; titles: string[] }>();

  count = (thing: Thing, number = 1): void => {
    this.moved.set(thing, this.movedOf(thing) + number);
  };

  note = ({ kind, title, reason }: WordPressNote): void => {
    const key = `${kind} ${reason}`;
    const group = this.reasons.get(key) ?? { kind, reason, count: 0, titles: [] };
    group.count += 1;
    if (group.titles.length < SHOWN_TITLES && title !== "") group.titles.push(title);
    this.reasons.set(key, group);
  };

  add({ moved, reasons }: MoveReport): void {
    for (const [thing, number] of moved) this.count(thing, number);
    for (const { kind, reason, count, titles } of reasons.values())
      for (let at = 0; at < count; at += 1)
        this.note({ kind: kind as WordPressNote["kind"], reason, title: titles[at] ?? "" });
  }

  movedOf = (thing: Thing): number => this.moved.get(thing) ?? 0;

  /** One for each reason, the most frequent first. */
  get notes() {
    return [...this.reasons.values()].sort((one, other) => other.count - one.count);
  }
}
