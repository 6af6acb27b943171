import "server-only";
import type { User } from "@/generated/prisma/client";
import { type Mentionable, renameMentions } from "@/lib/comments/render";
import { withoutMentionsOf } from "@/lib/text/mention-links";
import { DELETED_USER } from "@/lib/users/nobody";

export type Person = Pick<User, "id" | "login" | "nicename" | "displayName">;

const NAME = DELETED_USER.display_name;

/** Of safe HTML that mentions people by links. */
export const withoutLinks = (html: string, person: Person): string => withoutMentionsOf(html, person.id, NAME);

/** Of a text as typed, plain or Markdown. @param people all whom it may mention, with the person */
export const withoutMentions = (raw: string, people: Mentionable[], person: Person): string =>
  renameMentions(raw, withEscapedNames(people), person.id, NAME);

/** Editors of Markdown escape these signs. */
const withEscapedNames = (people: Mentionable[]): Mentionable[] =>
  people.flatMap((person) => [person, { ...person, login: escaped(person.login), nicename: escaped(person.nicename) }]);

const escaped = (name: string) => name.replace(/[_*~]/g, "\\$&");

/** Of a text as shown, in which comments mention people by their names alone: whole words only, and none of a longer name. */
export function withoutName(text: string, people: Mentionable[], { displayName }: Person): string {
  if (!text.includes(displayName) || displayName === "") return text;

  const others = people.map((each) => each.displayName).filter((name) => name.includes(displayName));
  const names = [...new Set([...others, displayName])].toSorted((one, other) => other.length - one.length);
  const signs = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const words = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${signs.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
  return text.replace(words, (found) => (found === displayName ? NAME : found));
}

/** Of a text as typed or shown, of a comment. @param people all whom the comment mentions */
export const withoutPerson = (text: string, people: Mentionable[], person: Person): string =>
  withoutName(withoutMentions(text, people, person), people, person);

/**
 * Of a text as typed or shown, of which nothing tells whom it mentions. A display name that others have, too, is theirs.
 *
 * @param namesakes the person and all whose names begin like the person's
 */
export function withoutAnyMention(text: string, namesakes: Mentionable[], person: Person): string {
  const shown = [person, ...namesakes.filter(({ id }) => id !== person.id)];
  // The names that are typed come last, because they count more.
  const names = [...shown.map((each) => ({ ...each, login: "", nicename: each.displayName })), ...namesakes];
  return withoutMentions(text, names, person);
}
