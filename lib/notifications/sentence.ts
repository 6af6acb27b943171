import { dateIn } from "@/lib/activity/words";
import { type ClockOnScreen, dateText } from "@/lib/dates/dates-on-screen";

/** What the row of a notification says after the name of who did it: "moved it to" and "Done". */
export interface Sentence {
  does: string;
  /** A word of theirs that ends it: a stage, a date, a title. */
  value?: string;
  /** What was written, for a line of its own. */
  quote?: string;
}

interface Told {
  action: string;
  description: string | null;
}

/** The twelve actions of document 2, 4.2, in words, dates by the clock of who reads it; of what is not known its description says it. */
export function sentenceOf({ action, description }: Told, clock: ClockOnScreen): Sentence {
  const words = (description ?? "").trim();
  switch (action) {
    case "comment_created":
      return { does: "commented", ...quoted(words) };
    case "task_reply_added":
      return { does: "replied", ...quoted(words) };
    case "task_comment_mentioned":
      return { does: "mentioned you", ...quoted(words) };
    case "subtask_added":
      return ended("added to the subtasks", ":", words);
    case "task_due_date_changed":
      return dated("the due date", words, clock);
    case "task_start_date_changed":
      return dated("the start date", words, clock);
    case "task_moved_to_new_stage":
      return ended("moved it", " to", words);
    case "task_priority_changed":
      return words ? { does: "set the priority to", value: words } : { does: "removed the priority" };
    case "board_task_archived":
      return { does: "archived it" };
    case "board_task_restored":
      return { does: "restored it" };
    case "task_title_updated":
      return ended("renamed it", " to", words);
    case "task_assignee_changed":
      return { does: /\bremoved\b/.test(words) ? "took you off this task" : "assigned you" };
    default:
      return { does: words || "changed it" };
  }
}

const quoted = (words: string): Pick<Sentence, "quote"> => (words ? { quote: words } : {});

const ended = (does: string, link: string, value: string): Sentence =>
  value ? { does: does + link, value } : { does };

const dated = (what: string, words: string, clock: ClockOnScreen): Sentence =>
  words ? { does: `set ${what} to`, value: dateOf(words, clock) } : { does: `removed ${what}` };

function dateOf(words: string, clock: ClockOnScreen): string {
  const said = dateIn(words);
  return typeof said === "object" && said !== null && "date" in said ? dateText(said.date, clock) : words;
}
