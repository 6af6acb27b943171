import { privacyOf, renamed, type Say } from "@/lib/activity/say";
import { labelIn, taskIn, words } from "@/lib/activity/words";

/** As docs/api/activity.md lists them. */
export const OF_BOARD: Record<string, Say> = {
  "created board": () => words`created this board`,
  "changed title": renamed("this board"),
  "changed description": ({ description }) =>
    description ? words`changed the description of this board` : words`removed the description of this board`,
  "archived board": () => words`archived this board`,
  "restored board": () => words`restored this board`,
  "changed public access": ({ after }) =>
    after === "enabled" ? words`made this board public` : words`made this board private`,
  "changed board background": () => words`changed the background`,
  "added member": ({ after }) => words`added ${after} as a member`,
  "added viewer": ({ after }) => words`added ${after} as a viewer`,
  "added manager": ({ after }) => words`added ${after} as a manager`,
  "removed member": ({ after, actor }) =>
    after === actor ? words`left this board` : words`removed ${after} from this board`,
  "changed role": ({ after, description }) => words`made ${description} a ${after === "admin" ? "manager" : after}`,
  "created stage": ({ after }) => words`added the stage ${after}`,
  "updated title of stage": renamed("the stage"),
  "updated status of stage": ({ after, description }) =>
    after === "closed"
      ? words`made the stage ${description} close its tasks`
      : words`made the stage ${description} leave its tasks open`,
  "updated color of stage": ({ description }) => words`changed the color of the stage ${description}`,
  "updated background of stage": ({ description }) => words`changed the color of the stage ${description}`,
  "updated visibility of stage": ({ after, description }) => [
    ...words`made the stage ${description} `,
    privacyOf(after),
  ],
  "updated template of stage": ({ after, description }) =>
    after === "yes"
      ? words`made the stage ${description} a template`
      : words`made the stage ${description} no longer a template`,
  "updated default assignees of stage": ({ description }) =>
    words`changed the default assignees of the stage ${description}`,
  "updated default watchers of stage": ({ description }) =>
    words`changed the default watchers of the stage ${description}`,
  "moved stages": () => words`put the stages in another order`,
  "archived stage": ({ before }) => words`archived the stage ${before}`,
  "restored stage": ({ before }) => words`restored the stage ${before}`,
  "deleted stage": ({ before }) => words`deleted the stage ${before}`,
  "created label": ({ settings }) => words`added the label ${labelIn(settings)}`,
  "updated label": ({ settings }) => words`changed the label ${labelIn(settings)}`,
  "deleted label": ({ settings }) => words`deleted the label ${labelIn(settings)}`,
  "created custom field": ({ after }) => words`added the custom field ${after}`,
  "updated custom field": renamed("the custom field"),
  "moved custom field": () => words`put the custom fields in another order`,
  "deleted custom field": ({ before }) => words`deleted the custom field ${before}`,
  "created task": ({ after, settings, description }) =>
    description
      ? words`created ${taskIn(settings, after)} in ${description.replace(/^on stage /, "")}`
      : words`created ${taskIn(settings, after)}`,
  "archived task": ({ before }) => words`archived ${before}`,
  "restored task": ({ before }) => words`restored ${before}`,
  "deleted task": ({ before }) => words`deleted ${before}`,
  "moved task": ({ after }) => words`moved ${after}`,
  "added task": ({ after, settings }) => words`brought ${taskIn(settings, after)}`,
};
