import type { BoardRole } from "@/generated/prisma/client";
import type { Login } from "@/scripts/demo/cast";
import type { FieldOfStory } from "@/scripts/demo/custom-fields";
import type { Extras } from "@/scripts/demo/extras";

/** A board of the demo, as its people would tell it. The first of them makes the board. */
export interface Story {
  title: string;
  type: "to-do" | "roadmap";
  /** Put away as a whole, once all is told. */
  isArchived?: boolean;
  background: string;
  description: string;
  /** Where it stands in the list of boards. */
  folder: string;
  people: Partial<Record<Login, BoardRole>>;
  /** Address to role of those who have not answered yet. */
  invited?: Record<string, BoardRole>;
  /** Name to preset of the palette. */
  labels: Record<string, string>;
  /** By title. */
  fields?: Record<string, FieldOfStory>;
  stages: StageOfStory[];
  /** By the title of the task that carries them. */
  extras?: Record<string, Extras>;
}

export interface StageOfStory {
  title: string;
  /** Tasks that come here are done. */
  closes?: boolean;
  /** Put away together with its tasks, once all is told. */
  archived?: boolean;
  /** A task per line: `Title #label !priority @assignee +3 :: description`; `+3` is due in three days, `-2` was due two days ago. */
  tasks: string;
}

/** What a line of a story says; what it leaves out is up to chance. */
export interface Line {
  title: string;
  labels: string[];
  priority: string | undefined;
  assignees: string[];
  dueInDays: number | undefined;
  description: string | undefined;
}

export function readLine(line: string): Line {
  const [told = "", description] = line.split(" :: ");
  const words = told.trim().split(/\s+/);
  const marked = (mark: string) =>
    words.filter((word) => word.startsWith(mark) && word.length > 1).map((word) => word.slice(1));
  const days = words.find((word) => DAYS.test(word));
  return {
    title: words.filter((word) => !/^[#!@]\w/.test(word) && !DAYS.test(word)).join(" "),
    labels: marked("#"),
    priority: marked("!")[0],
    assignees: marked("@"),
    dueInDays: days === undefined ? undefined : Number(days),
    description,
  };
}

const DAYS = /^[+-]\d{1,3}$/;

export const linesOf = ({ tasks }: StageOfStory): Line[] =>
  tasks
    .split("\n")
    .filter((line) => line.trim())
    .map(readLine);
