import type { BoardJson } from "@/components/board-store/board-data";
import { type Choice, hasChoiceNamed, normalizeText } from "@/components/ui/hooks/filter-choices";
import { colorName } from "@/components/badges/colors";
import { namedFirst } from "@/components/label/named-first";
import { type Known, type Named, PRIORITIES } from "@/components/quick-entry/quick-entry";
import { alternativesIn, languagesFor, type QuickLanguage } from "@/components/quick-entry/quick-words";

export const namesOnBoard = ({ labels, users }: BoardJson, today: string, reader: QuickLanguage): Known => ({
  labels: labels.map((label) => ({ id: label.id, names: [labelName(label)] })),
  people: users.map((person) => namesOf(person, users)),
  today,
  languages: languagesFor(reader),
});

export const labelName = ({ title, bg_color }: BoardJson["labels"][number]): string =>
  title || colorName(bg_color ?? "");

type Person = BoardJson["users"][number];

/** First names are unique abbreviations only. */
function namesOf({ ID, display_name, user_login }: Person, people: readonly Person[]): Named {
  const first = firstName(display_name);
  const isShared = people.some(
    (other) => other.ID !== ID && normalizeText(firstName(other.display_name)) === normalizeText(first),
  );
  return { id: ID, names: [display_name, user_login, ...(isShared ? [] : [first])] };
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** Empty once the name is complete: then Enter creates the task. */
export function choicesFor(
  { sign, typed }: { sign: string; typed: string },
  board: BoardJson,
  reader: QuickLanguage,
): Choice<string>[] {
  const choices = choicesBehind(sign, board, reader);
  return hasChoiceNamed(choices, typed) ? [] : choices;
}

function choicesBehind(sign: string, { labels, users }: BoardJson, { priorities }: QuickLanguage): Choice<string>[] {
  if (sign === "#") return namedFirst(labels).map((label) => ({ value: labelName(label), text: labelName(label) }));
  if (sign === "!")
    return PRIORITIES.map((each) => alternativesIn(priorities[each])[0] ?? each).map((word) => ({ value: word, text: word }));

  return users.map(({ ID, display_name, user_login }) => {
    const isShared = users.some(
      (other) => other.ID !== ID && normalizeText(other.display_name) === normalizeText(display_name),
    );
    return { value: isShared ? user_login : display_name, text: display_name, hint: user_login };
  });
}
