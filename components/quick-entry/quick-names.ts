import type { BoardJson } from "@/components/board-store/board-data";
import { type Choice, hasChoiceNamed, normalizeText } from "@/components/ui/hooks/filter-choices";
import { labelName } from "@/components/badges/label-name";
import { namedFirst } from "@/components/label/named-first";
import { type Known, type Named, PRIORITIES } from "@/components/quick-entry/quick-entry";
import { alternativesIn, languagesFor, type QuickLanguage } from "@/components/quick-entry/quick-words";
import type { Translate } from "@/lib/i18n/translate";

export interface QuickReader {
  language: QuickLanguage;
  colors: Translate<"badges.colors">;
}

export const namesOnBoard = ({ labels, users }: BoardJson, today: string, reader: QuickReader): Known => ({
  labels: labels.map((label) => ({ id: label.id, names: [labelName(label, reader.colors)] })),
  people: users.map((person) => namesOf(person, users)),
  today,
  languages: languagesFor(reader.language),
});

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
  reader: QuickReader,
): Choice<string>[] {
  const choices = choicesBehind(sign, board, reader);
  return hasChoiceNamed(choices, typed) ? [] : choices;
}

function choicesBehind(
  sign: string,
  { labels, users }: BoardJson,
  { language, colors }: QuickReader,
): Choice<string>[] {
  if (sign === "#") return namedFirst(labels).map((label) => choiceOf(labelName(label, colors)));
  if (sign === "!") return PRIORITIES.map((each) => choiceOf(alternativesIn(language.priorities[each])[0] ?? each));

  return users.map(({ ID, display_name, user_login }) => {
    const isShared = users.some(
      (other) => other.ID !== ID && normalizeText(other.display_name) === normalizeText(display_name),
    );
    return { value: isShared ? user_login : display_name, text: display_name, hint: user_login };
  });
}

const choiceOf = (name: string): Choice<string> => ({ value: name, text: name });
