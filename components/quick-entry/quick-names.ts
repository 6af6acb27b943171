import type { BoardJson } from "@/components/board-store/board-data";
import { type Choice, hasChoiceNamed, normalizeText } from "@/components/ui/hooks/filter-choices";
import { labelName } from "@/components/badges/label-name";
import { namedFirst } from "@/components/label/named-first";
import type { Translate } from "@/lib/i18n/translate";
import type { Known, Named } from "@/components/quick-entry/quick-entry";

export const namesOnBoard = ({ labels, users }: BoardJson, today: string, colors: ColorTexts): Known => ({
  labels: labels.map((label) => ({ id: label.id, names: [labelName(label, colors)] })),
  people: users.map((person) => namesOf(person, users)),
  today,
});

type ColorTexts = Translate<"badges.colors">;
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
  colors: ColorTexts,
): Choice<string>[] {
  const choices = choicesBehind(sign, board, colors);
  return hasChoiceNamed(choices, typed) ? [] : choices;
}

function choicesBehind(sign: string, { labels, users }: BoardJson, colors: ColorTexts): Choice<string>[] {
  if (sign === "#")
    return namedFirst(labels)
      .map((label) => labelName(label, colors))
      .map((name) => ({ value: name, text: name }));
  if (sign === "!") return ["Urgent", "High", "Medium", "Low"].map((text) => ({ value: text.toLowerCase(), text }));

  return users.map(({ ID, display_name, user_login }) => {
    const isShared = users.some(
      (other) => other.ID !== ID && normalizeText(other.display_name) === normalizeText(display_name),
    );
    return { value: isShared ? user_login : display_name, text: display_name, hint: user_login };
  });
}
