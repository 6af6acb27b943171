import { DocumentTask } from "@/lib/board-document/task";
import { createdAt } from "@/lib/imports/card-board/board";
import { attachmentsOf } from "@/lib/imports/card-board/attachments";
import { backgroundOf } from "@/lib/imports/card-board/colors";
import type { WholeCard } from "@/lib/imports/card-board/contents";
import { fieldValues } from "@/lib/imports/card-board/fields";
import type { RawAction, RawCard, RawChecklist } from "@/lib/imports/card-board/raw";
import type { SharedNotes } from "@/lib/imports/convert/notes";
import { reminderOf } from "@/lib/imports/convert/reminder";
import { htmlOfMarkdown } from "@/lib/text/markdown";

export interface CardContext {
  options: ReadonlyMap<string, string>;
  /** Since when each archived list is archived. */
  archivedLists: ReadonlyMap<string, string>;
  /** Whether uploads can be downloaded. */
  hasFiles: boolean;
  notes: SharedNotes;
}

export function taskOfCard({ card, comments, checklists }: WholeCard, position: number, context: CardContext) {
  noteLost(card, context);
  const archivedWithList = context.archivedLists.get(card.idList) ?? null;
  const attachments = attachmentsOf(card, context);
  return DocumentTask.parse({
    id: card.id,
    title: card.name,
    description: htmlOfMarkdown(card.desc) || null,
    stage: card.idList,
    position,
    priority: "none",
    ...timesOf(card),
    archived_at: card.closed ? (card.dateLastActivity ?? new Date().toISOString()) : archivedWithList,
    archived_with_stage: !card.closed && archivedWithList !== null,
    is_template: card.isTemplate,
    cover_color: backgroundOf(card.cover?.color ?? null),
    cover_attachment: attachments.some(({ owner }) => owner === "task_cover") ? coverId(card) : null,
    created_by: card.idMemberCreator,
    assignees: card.idMembers,
    labels: card.idLabels,
    custom_fields: fieldValues(card, context.options),
    comments: comments.toSorted(byDate).map(commentOf),
    attachments,
    subtask_groups: checklists.toSorted(byPosition).map(groupOf),
  });
}

const byPosition = (one: { pos: number }, other: { pos: number }) => one.pos - other.pos;

const byDate = (one: RawAction, other: RawAction) => Date.parse(one.date ?? "") - Date.parse(other.date ?? "");

const coverId = ({ cover, idAttachmentCover }: RawCard) => cover?.idAttachment ?? idAttachmentCover;

function timesOf(card: RawCard) {
  const { due, start, dueComplete, dueReminder, dateLastActivity } = card;
  const changed = dateLastActivity ?? createdAt(card.id);
  return {
    status: dueComplete ? "closed" : "open",
    last_completed_at: dueComplete ? (card.dateCompleted ?? changed) : null,
    started_at: start,
    due_at: due,
    ...(dueComplete ? {} : reminderOf(due, dueReminder)),
    created_at: createdAt(card.id),
    updated_at: changed,
  };
}

function noteLost({ idMembersVoted, cover, ...card }: RawCard, { notes }: CardContext) {
  notes.add("Votes of cards are not imported.", idMembersVoted.length);
  if (cover?.idUploadedBackground) notes.add(`Covers with a picture of Trello's library are not imported.`);
  if (card.isTemplate) notes.add("Card templates are task templates now.");
}

function commentOf({ id, date, idMemberCreator, memberCreator, data }: RawAction) {
  return {
    id,
    raw_description: data.text,
    description: htmlOfMarkdown(data.text),
    author_name: memberCreator ? memberCreator.fullName || memberCreator.username : "",
    created_by: idMemberCreator ?? memberCreator?.id ?? null,
    created_at: date,
    updated_at: data.dateLastEdited ?? date,
  };
}

const groupOf = ({ id, name, checkItems }: RawChecklist, at: number) => ({
  id,
  title: name,
  position: at + 1,
  subtasks: checkItems.toSorted(byPosition).map((item, place) => ({
    id: item.id,
    title: item.name,
    position: place + 1,
    priority: "none",
    status: item.state === "complete" ? "closed" : "open",
    due_at: item.due,
    assignees: item.idMember === null ? [] : [item.idMember],
    created_at: createdAt(item.id),
  })),
});
