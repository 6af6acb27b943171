import type { FoundPerson } from "@/components/members/find-people";
import { normalizeText } from "@/components/ui/hooks/filter-choices";
import { isEmailAddress } from "@/lib/text/email-address";

export type Recipient =
  | { kind: "person"; id: number; name: string; email: string; photo: string }
  | { kind: "address"; email: string };

export const recipientOf = ({ ID, display_name, user_email, photo }: FoundPerson): Recipient => ({
  kind: "person",
  id: ID,
  name: display_name,
  email: user_email,
  photo,
});

export const recipientAt = (email: string): Recipient => ({ kind: "address", email });

export const keyOf = (recipient: Recipient): string =>
  recipient.kind === "person" ? `person ${recipient.id}` : `address ${recipient.email.toLowerCase()}`;

export const nameOf = (recipient: Recipient): string =>
  recipient.kind === "person" ? recipient.name : recipient.email;

export function withMore(chosen: readonly Recipient[], more: readonly Recipient[]): Recipient[] {
  return [...new Map([...chosen, ...more].map((recipient) => [keyOf(recipient), recipient])).values()];
}

/** Accepts what mail programs copy, too (`Nina Moss <nina@example.com>`); `rest` is the text without addresses. */
export function addressesIn(text: string): { addresses: string[]; rest: string } {
  const parts = text
    .split(/[,;\r\n\t]/)
    .map((part) => ({ part: part.trim(), addresses: tokensOf(part).filter(isEmailAddress) }));
  const rest = parts.filter(({ part, addresses }) => part !== "" && addresses.length === 0);
  return { addresses: parts.flatMap(({ addresses }) => addresses), rest: rest.map(({ part }) => part).join(", ") };
}

const tokensOf = (part: string) => part.split(/[\s<>()"]/).filter(Boolean);

interface SuggestionQuery {
  text: string;
  /** Results of the server for this text or an earlier one. */
  people: readonly FoundPerson[];
  chosen: readonly Recipient[];
  memberIds: readonly number[];
  canInvite: boolean;
}

export function suggestionsFor({ text, people, chosen, memberIds, canInvite }: SuggestionQuery): Recipient[] {
  const [chosenKeys, typed] = [new Set(chosen.map(keyOf)), text.trim()];
  const matches = people.filter(({ display_name, user_email }) =>
    normalizeText(`${display_name} ${user_email}`).includes(normalizeText(typed)),
  );
  const found = matches.filter(({ ID }) => !memberIds.includes(ID)).map(recipientOf);
  const isNewAddress =
    canInvite &&
    isEmailAddress(typed) &&
    !matches.some(({ user_email }) => user_email.toLowerCase() === typed.toLowerCase());
  return [...found, ...(isNewAddress ? [recipientAt(typed)] : [])].filter(
    (recipient) => !chosenKeys.has(keyOf(recipient)),
  );
}
