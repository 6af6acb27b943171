import {
  changesOf,
  type DescribeEvent,
  labelIn,
  type LabelOfLine,
  phrase,
  privacyOf,
  renamed,
  taskIn,
} from "@/lib/events/phrases";

/** By `action` and `column` of activity (docs/api/activity.md). */
export const BOARD_EVENTS = {
  "created board": () => phrase`created this board`,
  "changed title": renamed("this board"),
  "changed description": ({ description }) =>
    description ? phrase`changed the description of this board` : phrase`removed the description of this board`,
  "archived board": () => phrase`archived this board`,
  "restored board": () => phrase`restored this board`,
  "changed public access": ({ after }) =>
    after === "enabled" ? phrase`made this board public` : phrase`made this board private`,
  "changed board background": () => phrase`changed the background`,
  "added member": ({ after }) => phrase`added ${after} as a member`,
  "added viewer": ({ after }) => phrase`added ${after} as a viewer`,
  "added manager": ({ after }) => phrase`added ${after} as a manager`,
  "removed member": ({ after, actor }) =>
    after === actor ? phrase`left this board` : phrase`removed ${after} from this board`,
  "changed role": ({ after, description }) => phrase`made ${description} a ${after === "admin" ? "manager" : after}`,
  "created stage": ({ after }) => phrase`added the stage ${after}`,
  "updated title of stage": renamed("the stage"),
  "updated status of stage": ({ after, description }) =>
    after === "closed"
      ? phrase`made the stage ${description} close its tasks`
      : phrase`made the stage ${description} leave its tasks open`,
  "updated color of stage": ({ description }) => phrase`changed the color of the stage ${description}`,
  "updated background of stage": ({ description }) => phrase`changed the color of the stage ${description}`,
  "updated visibility of stage": ({ after, description }) => [
    ...phrase`made the stage ${description} `,
    privacyOf(after),
  ],
  "updated template of stage": ({ after, description }) =>
    after === "yes"
      ? phrase`made the stage ${description} a template`
      : phrase`made the stage ${description} no longer a template`,
  "updated default assignees of stage": ({ description }) =>
    phrase`changed the default assignees of the stage ${description}`,
  "updated default watchers of stage": ({ description }) =>
    phrase`changed the default watchers of the stage ${description}`,
  "moved stages": () => phrase`put the stages in another order`,
  "archived stage": ({ before }) => phrase`archived the stage ${before}`,
  "restored stage": ({ before }) => phrase`restored the stage ${before}`,
  "deleted stage": ({ before }) => phrase`deleted the stage ${before}`,
  "created label": ({ settings }) => phrase`added the label ${labelIn(settings)}`,
  "updated label": ({ settings }) => phrase`changed the label ${labelIn(settings)}`,
  "deleted label": ({ settings }) => phrase`deleted the label ${labelIn(settings)}`,
  "created custom field": ({ after }) => phrase`added the custom field ${after}`,
  "updated custom field": renamed("the custom field"),
  "moved custom field": () => phrase`put the custom fields in another order`,
  "deleted custom field": ({ before }) => phrase`deleted the custom field ${before}`,
  "created task": ({ after, settings, description }) =>
    description
      ? phrase`created ${taskIn(settings, after)} in ${description.replace(/^on stage /, "")}`
      : phrase`created ${taskIn(settings, after)}`,
  "archived task": ({ before }) => phrase`archived ${before}`,
  "restored task": ({ before }) => phrase`restored ${before}`,
  "deleted task": ({ before }) => phrase`deleted ${before}`,
  "moved task": ({ after }) => phrase`moved ${after}`,
  "added task": ({ after, settings }) => phrase`brought ${taskIn(settings, after)}`,
  ...changesOf("roadmap page"),
  ...changesOf("stage change email"),
  ...changesOf("contact"),
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
