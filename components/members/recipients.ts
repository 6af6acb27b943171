import type { FoundPerson } from "@/components/members/find-people";
import { normalizeText } from "@/components/ui/hooks/filter-choices";
import { isEmailAddress } from "@/lib/text/email-address";

/** Who is to come on a board: somebody with an account, or whoever reads the mail of an address. */
export type Recipient =
  { kind: "person"; id: number; name: string; email: string; photo: string } | { kind: "address"; email: string };

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

/** Nobody twice. */
export function withMore(chosen: readonly Recipient[], more: readonly Recipient[]): Recipient[] {
  return [...new Map([...chosen, ...more].map((recipient) => [keyOf(recipient), recipient])).values()];
}

/** The addresses of a list that was pasted, also as mail programs write it (`Nina Moss <nina@example.com>`), and what has none. */
export function addressesIn(text: string): { addresses: string[]; rest: string } {
  const parts = text
    .split(/[,;\r\n\t]/)
    .map((part) => ({ part: part.trim(), addresses: wordsOf(part).filter(isEmailAddress) }));
  const rest = parts.filter(({ part, addresses }) => part !== "" && addresses.length === 0);
  return { addresses: parts.flatMap(({ addresses }) => addresses), rest: rest.map(({ part }) => part).join(", ") };
}

const wordsOf = (part: string) => part.split(/[\s<>()"]/).filter(Boolean);

interface Asked {
  text: string;
  /** What the server found, for this text or an earlier one. */
  people: readonly FoundPerson[];
  chosen: readonly Recipient[];
  memberIds: readonly number[];
  canInvite: boolean;
}

/** Who can be chosen now: people who are not here yet, and an address that none of them has. */
export function suggestionsFor({ text, people, chosen, memberIds, canInvite }: Asked): Recipient[] {
  const [taken, typed] = [new Set(chosen.map(keyOf)), text.trim()];
  const fitting = people.filter(({ display_name, user_email }) =>
    normalizeText(`${display_name} ${user_email}`).includes(normalizeText(typed)),
  );
  const found = fitting.filter(({ ID }) => !memberIds.includes(ID)).map(recipientOf);
  const isInvited =
    canInvite &&
    isEmailAddress(typed) &&
    !fitting.some(({ user_email }) => user_email.toLowerCase() === typed.toLowerCase());
  return [...found, ...(isInvited ? [recipientAt(typed)] : [])].filter((recipient) => !taken.has(keyOf(recipient)));
}
