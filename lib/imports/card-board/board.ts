import { DocumentBoard } from "@/lib/board-document/document";
import { backgroundOf, colorsOf } from "@/lib/imports/card-board/colors";
import { fieldTypeOf } from "@/lib/imports/card-board/fields";
import type { RawBoard, RawList, RawMember } from "@/lib/imports/card-board/raw";
import { htmlOfMarkdown } from "@/lib/text/markdown";

const ROLES = new Map<string, string>(Object.entries({ admin: "manager", observer: "viewer" }));

/** Lists that were archived are archived stages: since when is unknown, so it is the last change of the board. */
export function boardOf(raw: RawBoard, authors: ReadonlyMap<string, RawMember>, importsPeople: boolean): DocumentBoard {
  const roles = new Map(raw.memberships.map(({ idMember, memberType }) => [idMember, memberType]));
  const members = importsPeople ? raw.members : [];
  const people = new Map([...authors, ...raw.members.map((member) => [member.id, member] as const)]);
  return DocumentBoard.parse({
    id: raw.id,
    title: raw.name,
    description: htmlOfMarkdown(raw.desc),
    background: { color: raw.prefs?.backgroundColor ?? raw.prefs?.backgroundTopColor ?? null },
    archived_at: raw.closed ? (raw.dateLastActivity ?? new Date().toISOString()) : null,
    created_at: createdAt(raw.id),
    people: importsPeople ? [...people.values()].map(personOf) : [],
    members: members.map(({ id }) => ({ person: id, role: ROLES.get(roles.get(id) ?? "") ?? "member" })),
    stages: stagesOf(raw),
    labels: raw.labels.map(({ id, name, color }) => ({ id, title: name, ...colorsOf(color) })),
    custom_fields: raw.customFields.flatMap(({ options, type, ...field }) => {
      const ours = fieldTypeOf(type);
      const titles = options.toSorted(byPosition).map(({ value }) => value.text);
      return ours ? [{ id: field.id, title: field.name, type: ours, options: titles, position: field.pos }] : [];
    }),
  });
}

const personOf = ({ id, fullName, username, email }: RawMember) => ({
  id,
  name: fullName || username,
  login: username,
  email: email ?? "",
});

const byPosition = (one: { pos: number }, other: { pos: number }) => one.pos - other.pos;

/** Positions start at one, as Trello's are far apart. */
function stagesOf({ lists, dateLastActivity }: RawBoard) {
  const archived = dateLastActivity ?? new Date().toISOString();
  return lists.toSorted(byPosition).map((list: RawList, at) => ({
    id: list.id,
    title: list.name,
    position: at + 1,
    bg_color: backgroundOf(list.color),
    wip_limit: list.softLimit,
    archived_at: list.closed ? archived : null,
  }));
}

/** Ids begin with the second in which the thing was created, in hexadecimal. */
export function createdAt(id: string): string | null {
  const seconds = /^[0-9a-f]{24}$/i.test(id) ? Number.parseInt(id.slice(0, 8), 16) : 0;
  return seconds === 0 ? null : new Date(seconds * 1_000).toISOString();
}
