import type { Page } from "@playwright/test";
import { aBoard, aTask, idOf } from "./boards";
import { aPerson, mailTo, send } from "./people";

/** A person with a mail about a comment. A mention is mailed at once. */
export async function aMentionedPerson(title: string, content: string) {
  const person = await aPerson("Mia");
  const board = await aBoard({ title: `Studio of ${person.login}`, members: [person] });
  const task = await aTask(board, title);
  await send("POST", `/boards/v2/projects/${board.id}/tasks/${task.id}/comments`, {
    comment: `@${person.login} ${content}`,
    mentionData: [await idOf(person)],
  });
  return { person, text: await mailTo(person) };
}

/** The administrator's list of mails to this address. */
export const mailsTo = (email: string) => `/settings/mail?search=${email}`;

export const frame = (page: Page) => page.frameLocator('iframe[title="Email preview"]');
