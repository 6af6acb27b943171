import { z } from "zod";
import { flag, list, number, orNull, ref, refs, text, time } from "@/lib/board-document/parts";

// What Trello's API and its JSON export say, as far as it is imported. Both have the same records.

const Value = z
  .object({ text: orNull(text), number: orNull(text), checked: orNull(text), date: orNull(text) })
  .nullable()
  .catch(null);

export const RawList = z.object({
  id: ref,
  name: text,
  closed: flag,
  color: orNull(text),
  pos: number,
  softLimit: orNull(number),
});
export type RawList = z.infer<typeof RawList>;

export const RawLabel = z.object({ id: ref, name: orNull(text), color: orNull(text) });

export const RawMember = z.object({ id: ref, fullName: text, username: text, email: orNull(text) });
export type RawMember = z.infer<typeof RawMember>;

export const RawMembership = z.object({ idMember: ref, memberType: text });

export const RawCustomField = z.object({
  id: ref,
  name: text,
  pos: number,
  type: text,
  options: list(z.object({ id: ref, value: z.object({ text }), pos: number })),
});
export type RawCustomField = z.infer<typeof RawCustomField>;

const attachment = z.object({
  id: ref,
  name: text,
  url: text,
  isUpload: flag,
  mimeType: orNull(text),
  bytes: orNull(number),
  date: time,
  idMember: orNull(ref),
  fileName: orNull(text),
});

export const RawCard = z.object({
  id: ref,
  name: text,
  desc: text,
  closed: flag,
  idList: ref,
  pos: number,
  due: time,
  start: time,
  dueComplete: flag,
  dueReminder: orNull(number),
  dateLastActivity: time,
  dateCompleted: time,
  idMembers: refs,
  idLabels: refs,
  idMembersVoted: refs,
  idMemberCreator: orNull(ref),
  isTemplate: flag,
  idAttachmentCover: orNull(ref),
  cover: z
    .object({ color: orNull(text), idAttachment: orNull(ref), idUploadedBackground: orNull(ref) })
    .nullable()
    .catch(null),
  attachments: list(attachment),
  customFieldItems: list(z.object({ idCustomField: ref, idValue: orNull(ref), value: Value })),
});
export type RawCard = z.infer<typeof RawCard>;
export type RawAttachment = z.infer<typeof attachment>;

export const RawChecklist = z.object({
  id: ref,
  idCard: ref,
  name: text,
  pos: number,
  checkItems: list(z.object({ id: ref, name: text, pos: number, state: text, due: time, idMember: orNull(ref) })),
});
export type RawChecklist = z.infer<typeof RawChecklist>;

/** Only comments are read. */
export const RawAction = z.object({
  id: ref,
  type: text,
  date: time,
  idMemberCreator: orNull(ref),
  memberCreator: RawMember.nullable().catch(null),
  data: z.object({ text, card: z.object({ id: ref }).nullable().catch(null), dateLastEdited: time }),
});
export type RawAction = z.infer<typeof RawAction>;

export const RawBoard = z.object({
  id: ref,
  name: text,
  desc: text,
  closed: flag,
  dateLastActivity: time,
  prefs: z
    .object({ backgroundColor: orNull(text), backgroundImage: orNull(text), backgroundTopColor: orNull(text) })
    .nullable()
    .catch(null),
  lists: list(RawList),
  labels: list(RawLabel),
  members: list(RawMember),
  memberships: list(RawMembership),
  customFields: list(RawCustomField),
});
export type RawBoard = z.infer<typeof RawBoard>;
