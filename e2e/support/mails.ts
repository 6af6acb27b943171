import type { APIRequestContext, Page } from "@playwright/test";
import { aBoard, asAdministrator, aTask, idOf } from "./boards";
import { aPerson, mailTo } from "./people";

/** A person with a mail about a comment. A mention is mailed at once. */
export async function aMentionedPerson(request: APIRequestContext, title: string, content: string) {
  const person = await aPerson(request, "Mia");
  const board = await aBoard(request, { title: `Studio of ${person.login}`, members: [person] });
  const task = await aTask(request, board, title);
  const send = await asAdministrator(request);
  await send("POST", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`, {
    comment: `@${person.login} ${content}`,
    mentionData: [await idOf(send, person)],
  });
  return { person, text: await mailTo(request, person) };
}

/** The administrator's list of mails to this address. */
export const mailsTo = (email: string) => `/settings/mail?search=${email}`;

export const frame = (page: Page) => page.frameLocator('iframe[title="The mail as it is read"]');
