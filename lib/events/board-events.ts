import {
  type DescribeEvent,
  type EventFacts,
  isHiddenBoard,
  labelled,
  type LabelOfLine,
  type Phrase,
  phrase,
  renamed,
  taskIdIn,
  titlesIn,
  valueOf,
  wordOf,
} from "@/lib/events/phrases";

/** The new value of `created board` where a template was used. */
export const FROM_TEMPLATE = "from a template";

/** By `action` and `column` of activity (docs/api/activity.md). */
export const BOARD_EVENTS = {
  "created board": ({ after }) => phrase(after === FROM_TEMPLATE ? "board.createdFromTemplate" : "board.created"),
  "changed title": renamed("board.renamed", "board.renamedTo", "board.changed"),
  "changed description": ({ description }) =>
    phrase(description ? "board.descriptionChanged" : "board.descriptionRemoved"),
  "archived board": () => phrase("board.archived"),
  "restored board": () => phrase("board.restored"),
  "changed public access": ({ after }) => phrase(after === "enabled" ? "board.madePublic" : "board.madePrivate"),
  "replaced public link": () => phrase("board.publicLinkReplaced"),
  "changed search listing": ({ after }) => phrase(after === "allowed" ? "board.listed" : "board.unlisted"),
  "changed template": ({ after }) => phrase(after === "yes" ? "board.madeTemplate" : "board.madeBoard"),
  "changed template settings": () => phrase("board.templateChanged"),
  "changed board background": () => phrase("board.backgroundChanged"),
  "added member": ({ after }) => phrase("board.memberAdded", { person: valueOf(after) }),
  "added viewer": ({ after }) => phrase("board.viewerAdded", { person: valueOf(after) }),
  "added manager": ({ after }) => phrase("board.managerAdded", { person: valueOf(after) }),
  "removed member": ({ after, actor }) =>
    after === actor ? phrase("board.left") : phrase("board.memberRemoved", { person: valueOf(after) }),
  "changed role": ({ after, description }) =>
    phrase("board.roleChanged", { person: valueOf(description), role: wordOf(after) }),
  "created stage": ({ after }) => phrase("board.stageAdded", { stage: valueOf(after) }),
  "updated title of stage": renamed("board.stageRenamed", "board.stageRenamedTo", "board.stageChanged"),
  "updated status of stage": ({ after, description }) =>
    phrase(after === "closed" ? "board.stageCloses" : "board.stageLeavesOpen", { stage: valueOf(description) }),
  "updated color of stage": ({ description }) => phrase("board.stageColor", { stage: valueOf(description) }),
  "updated background of stage": ({ description }) => phrase("board.stageColor", { stage: valueOf(description) }),
  "updated visibility of stage": ({ after, description }) =>
    phrase(after === "public" ? "board.stagePublic" : "board.stagePrivate", { stage: valueOf(description) }),
  "updated template of stage": ({ after, description }) =>
    phrase(after === "yes" ? "board.stageTemplate" : "board.stageNoTemplate", { stage: valueOf(description) }),
  "updated limit of stage": ({ after, description }) =>
    after === null
      ? phrase("board.stageUnlimited", { stage: valueOf(description) })
      : phrase("board.stageLimited", { stage: valueOf(description), after: valueOf(after) }),
  "updated default assignees of stage": ({ description }) =>
    phrase("board.stageAssignees", { stage: valueOf(description) }),
  "updated default watchers of stage": ({ description }) =>
    phrase("board.stageWatchers", { stage: valueOf(description) }),
  "moved stages": () => phrase("board.stagesMoved"),
  "archived stage": ({ before }) => phrase("board.stageArchived", { stage: valueOf(before) }),
  "restored stage": ({ before }) => phrase("board.stageRestored", { stage: valueOf(before) }),
  "deleted stage": ({ before }) => phrase("board.stageDeleted", { stage: valueOf(before) }),
  "created label": labelled("board.labelCreated"),
  "updated label": labelled("board.labelChanged"),
  "deleted label": labelled("board.labelDeleted"),
  "created custom field": ({ after }) => phrase("board.fieldAdded", { after: valueOf(after) }),
  "updated custom field": renamed("board.fieldRenamed", "board.fieldRenamedTo", "board.fieldChanged"),
  "moved custom field": () => phrase("board.fieldsMoved"),
  "deleted custom field": ({ before }) => phrase("board.fieldDeleted", { before: valueOf(before) }),
  "created task": createdPhrase,
  "archived task": ({ before }) => phrase("board.taskArchived", { title: valueOf(before) }),
  "restored task": ({ before }) => phrase("board.taskRestored", { title: valueOf(before) }),
  "deleted task": ({ before }) => phrase("board.taskDeleted", { title: valueOf(before) }),
  "moved task": ({ after }) => {
    const found = titlesIn(after, "to");
    if (!found) return phrase("board.taskMoved", { title: valueOf(after) });
    return isHiddenBoard(found.place)
      ? phrase("board.taskMovedAway", { title: found.title })
      : phrase("board.taskMovedTo", { title: found.title, board: found.place });
  },
  "added task": ({ after, settings }) => ({ ...broughtPhrase(after), taskId: taskIdIn(settings) }),
  "added roadmap page": () => phrase("board.roadmapPageAdded"),
  "changed roadmap page": () => phrase("board.roadmapPageChanged"),
  "removed roadmap page": () => phrase("board.roadmapPageRemoved"),
  "added stage change email": stageEmailPhrase,
  "changed stage change email": stageEmailPhrase,
  "removed stage change email": stageEmailPhrase,
  "added time tracking": switched("board.timeTrackingOn", "board.timeTrackingOff"),
  "changed time tracking": switched("board.timeTrackingOn", "board.timeTrackingOff"),
  "removed time tracking": () => phrase("board.timeTrackingAsSite"),
  "added recurring tasks": switched("board.recurringTasksOn", "board.recurringTasksOff"),
  "changed recurring tasks": switched("board.recurringTasksOn", "board.recurringTasksOff"),
  "removed recurring tasks": () => phrase("board.recurringTasksAsSite"),
  "changed roadmap address": ({ after }) => phrase("board.roadmapAddress", { after: valueOf(after) }),
  "changed roadmap privacy": ({ after }) => phrase(after === "private" ? "board.roadmapPrivate" : "board.roadmapOpen"),
  "changed moderation of ideas": ({ after }) =>
    phrase(after === "yes" ? "board.ideasModerated" : "board.ideasNotModerated"),
  "changed moderation of comments": ({ after }) =>
    phrase(after === "yes" ? "board.commentsModerated" : "board.commentsNotModerated"),
  "rejected submission": ({ after }) => phrase(after === "idea" ? "board.ideaRejected" : "board.commentRejected"),
  "marked submission as spam": ({ after }) => phrase(after === "idea" ? "board.ideaSpam" : "board.commentSpam"),
  "restored submission": ({ after }) => phrase(after === "idea" ? "board.ideaWaits" : "board.commentWaits"),
  "blocked guest": () => phrase("board.guestBlocked"),
  "unblocked guest": () => phrase("board.guestUnblocked"),
  "imported board": () => phrase("board.imported"),
  "imported ideas": ({ after }) => phrase("board.ideasImported", { count: valueOf(after) }),
  "added contact": () => phrase("board.contactAdded"),
  "changed contact": () => phrase("board.contactChanged"),
  "removed contact": () => phrase("board.contactRemoved"),
} satisfies Record<string, DescribeEvent>;

export type BoardEvent = keyof typeof BOARD_EVENTS;

export interface BoardEventSettings {
  "created label": LabelOfLine;
  "updated label": LabelOfLine;
  "deleted label": LabelOfLine;
  "created task": { task_id: number };
  "deleted task": { task_id: number };
  "deleted stage": { stage_id: number };
  "moved task": { task_id: number; from_board_id: number; to_board_id: number };
  "added task": { task_id: number; from_board_id: number; to_board_id: number };
}

function createdPhrase({ after, settings, description }: EventFacts): Phrase {
  const created = description
    ? phrase("board.taskCreatedIn", { title: valueOf(after), stage: valueOf(description.replace(/^on stage /, "")) })
    : phrase("board.taskCreated", { title: valueOf(after) });
  return after === null ? created : { ...created, taskId: taskIdIn(settings) };
}

function broughtPhrase(after: string | null): Phrase {
  const found = titlesIn(after, "from");
  if (!found) return phrase("board.taskBrought", { title: valueOf(after) });
  return isHiddenBoard(found.place)
    ? phrase("board.taskBroughtFromHidden", { title: found.title })
    : phrase("board.taskBroughtFrom", { title: found.title, board: found.place });
}

function switched(
  on: "board.timeTrackingOn" | "board.recurringTasksOn",
  off: "board.timeTrackingOff" | "board.recurringTasksOff",
) {
  return ({ after }: EventFacts): Phrase => phrase(after === "yes" ? on : off);
}

function stageEmailPhrase({ after }: EventFacts): Phrase {
  return phrase(after === "yes" ? "board.stageEmailsOn" : "board.stageEmailsOff");
}
