import type { BoardRole } from "@/generated/prisma/client";
import type { Login } from "@/scripts/demo/demo-users";
import type { DemoField } from "@/scripts/demo/custom-fields";
import type { Extras } from "@/scripts/demo/extras";
import type { DemoGuests } from "@/scripts/demo/guests";

/** The first of `people` creates the board. */
export interface DemoBoard {
  title: string;
  type: "to-do" | "roadmap";
  isArchived?: boolean;
  /** Anyone with the link can read it. */
  isPublic?: boolean;
  background: string;
  description: string;
  folder: string;
  people: Partial<Record<Login, BoardRole>>;
  /** Address to role; invitations that were not accepted yet. */
  invited?: Record<string, BoardRole>;
  /** Name to preset of the palette. */
  labels: Record<string, string>;
  fields?: Record<string, DemoField>;
  stages: DemoStage[];
  /** By task title. */
  extras?: Record<string, Extras>;
  /** Of a roadmap. */
  guests?: DemoGuests;
}

export interface DemoStage {
  title: string;
  /** Tasks in this stage are done. */
  closes?: boolean;
  archived?: boolean;
  /** How many tasks it should have at most. */
  limit?: number;
  /**
   * A task per line: `Title #label !priority @assignee +3 :: description`; `+3` is due in three days, `-2` was
   * due two days ago.
   */
  tasks: string;
}

/** Missing parts are random. */
export interface TaskLine {
  title: string;
  labels: string[];
  priority: string | undefined;
  assignees: string[];
  dueInDays: number | undefined;
  description: string | undefined;
}

export function parseLine(line: string): TaskLine {
  const [details = "", description] = line.split(" :: ");
  const words = details.trim().split(/\s+/);
  const withPrefix = (prefix: string) =>
    words.filter((word) => word.startsWith(prefix) && word.length > 1).map((word) => word.slice(1));
  const days = words.find((word) => DAYS.test(word));
  return {
    title: words.filter((word) => !/^[#!@]\w/.test(word) && !DAYS.test(word)).join(" "),
    labels: withPrefix("#"),
    priority: withPrefix("!")[0],
    assignees: withPrefix("@"),
    dueInDays: days === undefined ? undefined : Number(days),
    description,
  };
}

const DAYS = /^[+-]\d{1,3}$/;

export const linesOf = ({ tasks }: DemoStage): TaskLine[] =>
  tasks
    .split("\n")
    .filter((line) => line.trim())
    .map(parseLine);
