import {
  dateOf,
  type DescribeEvent,
  durationOf,
  type EventFacts,
  isHiddenBoard,
  labelled,
  type LabelOfLine,
  type Phrase,
  phrase,
  renamed,
  textIn,
  titlesIn,
  valueOf,
  wordOf,
} from "@/lib/events/phrases";

/** By `action` and `column` of activity (docs/api/activity.md). */
export const TASK_EVENTS = {
  "created task": () => phrase("task.created"),
  "cloned task": ({ before }) => phrase("task.duplicated", { source: valueOf(before && before.replace(/^from /, "")) }),
  "updated title": renamed("task.renamed", "task.renamedTo", "task.changed"),
  "updated description": ({ after }) => phrase(after ? "task.descriptionChanged" : "task.descriptionRemoved"),
  "changed priority": ({ before, after }) =>
    before
      ? phrase("task.priorityChanged", { before: wordOf(before), after: wordOf(after) })
      : phrase("task.prioritySet", { after: wordOf(after) }),
  "closed task": () => phrase("task.done"),
  "reopened task": () => phrase("task.reopened"),
  "archived task": () => phrase("task.archived"),
  "restored task": () => phrase("task.restored"),
  "added Due Date": ({ after }) => phrase("task.dueDateSet", { after: dateOf(after) }),
  "changed Due Date": ({ before, after }) =>
    phrase("task.dueDateChanged", { before: dateOf(before), after: dateOf(after) }),
  "removed Due Date": ({ before }) =>
    before ? phrase("task.dueDateRemoved", { before: dateOf(before) }) : phrase("task.dueDateCleared"),
  "added Start Date": ({ after }) => phrase("task.startDateSet", { after: dateOf(after) }),
  "changed Start Date": ({ before, after }) =>
    phrase("task.startDateChanged", { before: dateOf(before), after: dateOf(after) }),
  "removed Start Date": ({ before }) =>
    before ? phrase("task.startDateRemoved", { before: dateOf(before) }) : phrase("task.startDateCleared"),
  "added assignee": ({ after }) => phrase("task.assigned", { person: valueOf(after) }),
  "removed assignee": ({ after }) => phrase("task.unassigned", { person: valueOf(after) }),
  "joined task": () => phrase("task.joined"),
  "left task": () => phrase("task.left"),
  "changed stage": ({ before, after }) =>
    before
      ? phrase("task.moved", { before: valueOf(before), after: valueOf(after) })
      : phrase("task.movedTo", { after: valueOf(after) }),
  "moved board": ({ before, after }) =>
    isHiddenBoard(before)
      ? phrase("task.movedFromHiddenBoard", { after: wordOf(after) })
      : phrase("task.movedFromBoard", { before: valueOf(before), after: wordOf(after) }),
  "added label": labelled("task.labelAdded"),
  "removed label": labelled("task.labelRemoved"),
  "added comment": ({ after }) =>
    after ? phrase("task.commentedWith", { text: valueOf(after) }) : phrase("task.commented"),
  "updated comment": ({ after }) =>
    after ? phrase("task.commentEditedTo", { text: valueOf(after) }) : phrase("task.commentEdited"),
  "removed comment": () => phrase("task.commentDeleted"),
  "restored comment": () => phrase("task.commentRestored"),
  "changed comment privacy": ({ after }) => phrase(after === "public" ? "task.commentPublic" : "task.commentPrivate"),
  "added a reply": () => phrase("task.replied"),
  "updated a reply": ({ after }) =>
    after ? phrase("task.replyEditedTo", { text: valueOf(after) }) : phrase("task.replyEdited"),
  "removed a reply": () => phrase("task.replyDeleted"),
  "restored a reply": () => phrase("task.replyRestored"),
  "changed reply privacy": ({ after }) => phrase(after === "public" ? "task.replyPublic" : "task.replyPrivate"),
  "added reminder": ({ after }) => phrase("task.reminderSet", { after: dateOf(after) }),
  "changed reminder": ({ before, after }) =>
    phrase("task.reminderChanged", { before: dateOf(before), after: dateOf(after) }),
  "removed reminder": () => phrase("task.reminderRemoved"),
  "added cover": () => phrase("task.coverAdded"),
  "changed cover": () => phrase("task.coverChanged"),
  "removed cover": () => phrase("task.coverRemoved"),
  "added logo": () => phrase("task.logoAdded"),
  "changed logo": () => phrase("task.logoChanged"),
  "removed logo": () => phrase("task.logoRemoved"),
  "added template": () => phrase("task.templateMade"),
  "removed template": () => phrase("task.templateEnded"),
  "added attachment": ({ after }) => phrase("task.attached", { after: valueOf(after) }),
  "removed attachment": ({ before }) => phrase("task.attachmentRemoved", { before: valueOf(before) }),
  "updated attachment": renamed("task.attachmentRenamed", "task.attachmentRenamedTo", "task.attachmentChanged"),
  "updated custom field": fieldPhrase,
  "added predecessor": ({ after }) => phrase("task.blockedBy", { other: valueOf(after) }),
  "removed predecessor": ({ after }) => phrase("task.notBlockedBy", { other: valueOf(after) }),
  "added successor": ({ after }) => phrase("task.blocks", { other: valueOf(after) }),
  "removed successor": ({ after }) => phrase("task.notBlocks", { other: valueOf(after) }),
  "added repeat": ({ after }) => phrase("task.repeatSet", { after: wordOf(after) }),
  "changed repeat": ({ after }) => phrase("task.repeatChanged", { after: wordOf(after) }),
  "removed repeat": () => phrase("task.repeatEnded"),
  "removed support ticket": ({ before }) => phrase("task.ticketRemoved", { before: valueOf(before) }),
  "added subtask": ({ after }) => phrase("task.subtaskAdded", { after: valueOf(after) }),
  "updated subtask": renamed("task.subtaskRenamed", "task.subtaskRenamedTo", "task.subtaskChanged"),
  "closed subtask": ({ before }) => phrase("task.subtaskDone", { before: valueOf(before) }),
  "reopened subtask": ({ before }) => phrase("task.subtaskReopened", { before: valueOf(before) }),
  "moved subtask": ({ after }) => {
    const found = titlesIn(after, "to");
    return found
      ? phrase("task.subtaskMovedTo", { title: found.title, group: found.place })
      : phrase("task.subtaskMoved", { title: valueOf(after) });
  },
  "deleted subtask": ({ before }) => phrase("task.subtaskDeleted", { before: valueOf(before) }),
  "removed subtask": ({ before }) => phrase("task.subtaskConverted", { before: valueOf(before) }),
  "created subtask group": ({ after }) => phrase("task.groupAdded", { after: valueOf(after) }),
  "updated subtask group": renamed("task.groupRenamed", "task.groupRenamedTo", "task.groupChanged"),
  "deleted subtask group": ({ before }) => phrase("task.groupDeleted", { before: valueOf(before) }),
  "added integration type": ({ after }) => phrase("task.integrationAdded", { after: valueOf(after) }),
  "changed integration type": ({ before, after }) =>
    phrase("task.integrationChanged", { before: valueOf(before), after: valueOf(after) }),
  "removed integration type": ({ before }) => phrase("task.integrationRemoved", { before: valueOf(before) }),
  "added type": ({ after }) => phrase("task.typeAdded", { after: valueOf(after) }),
  "changed type": ({ before, after }) => phrase("task.typeChanged", { before: valueOf(before), after: valueOf(after) }),
  "removed type": ({ before }) => phrase("task.typeRemoved", { before: valueOf(before) }),
  "added answer": () => phrase("task.answered"),
  "changed answer": () => phrase("task.answerChanged"),
  "removed answer": () => phrase("task.answerRemoved"),
  "merged idea": ({ before, after }) =>
    after === null
      ? phrase("task.mergedHere", { before: valueOf(before) })
      : phrase("task.mergedInto", { after: valueOf(after) }),
  "added contact": () => phrase("task.contactAdded"),
  "changed contact": () => phrase("task.contactChanged"),
  "removed contact": () => phrase("task.contactRemoved"),
  "logged time": ({ after }) => phrase("task.timeLogged", { after: durationOf(after) }),
  "changed time log": ({ before, after }) =>
    before === after
      ? phrase("task.timeLogChanged", { after: durationOf(after) })
      : phrase("task.timeLogChangedTo", { before: durationOf(before), after: durationOf(after) }),
  "removed time log": ({ before }) => phrase("task.timeLogRemoved", { before: durationOf(before) }),
  "added estimate": ({ after }) => phrase("task.estimateSet", { after: durationOf(after) }),
  "changed estimate": ({ before, after }) =>
    phrase("task.estimateChanged", { before: durationOf(before), after: durationOf(after) }),
  "removed estimate": ({ before }) => phrase("task.estimateRemoved", { before: durationOf(before) }),
} satisfies Record<string, DescribeEvent>;

export type TaskEvent = keyof typeof TASK_EVENTS;

export interface TaskEventSettings {
  "added label": LabelOfLine;
  "removed label": LabelOfLine;
  "updated custom field": { custom_field_id: number; title: string; custom_field_type: string; is_new: boolean };
  "added predecessor": { task_id: number };
  "removed predecessor": { task_id: number };
  "added successor": { task_id: number };
  "removed successor": { task_id: number };
  "moved board": { task_id: number; from_board_id: number; to_board_id: number };
}

function fieldPhrase({ before, after, settings }: EventFacts): Phrase {
  const field = textIn(settings, "title") ?? { word: "customField" as const };
  const type = settings.custom_field_type;
  if (after === null) return phrase("task.fieldCleared", { field });
  if (type === "checkbox") return phrase(after === "true" ? "task.fieldChecked" : "task.fieldUnchecked", { field });
  const read = type === "date" ? dateOf : valueOf;
  return before === null
    ? phrase("task.fieldSet", { field, after: read(after) })
    : phrase("task.fieldChanged", { field, before: read(before), after: read(after) });
}
