import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { MailView } from "@/components/mails/view-model";
import { MailPage } from "@/components/mails/mail-page";
import { MailsPage } from "@/components/mails/mails-page";
import { seriousProblems } from "@/components/testing/axe";
import { aMail, mailsGiven } from "@/components/testing/mails";
import { Refreshed } from "@/components/testing/refreshed";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const rows = () => page.getByRole("rowheader");
const notice = () => page.getByRole("region", { name: "Notifications" });

async function showMails(...mails: MailView[]) {
  const world = { mails };
  const read = () => mailsGiven(world.mails);
  await show(<Refreshed read={read}>{(given) => <MailsPage {...given} />}</Refreshed>);
  return world;
}

const readMail = (mail: MailView) => (
  <MailPage query={mailsGiven([]).query} mail={mail} text="Lamps" html={null} headers={[]} />
);

test("new mails are shown after a refresh and when somebody returns to the page", async () => {
  const world = await showMails(aMail("First"));

  world.mails = [aMail("Second"), ...world.mails];
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => rows().elements().length).toBe(2);
  world.mails = [aMail("Third"), ...world.mails];
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => rows().elements().length).toBe(3);
});

test("a mail that failed for good shows the reason, and all such mails are sent again after a confirmation", async () => {
  const world = await showMails(aMail("Hang the lamps"));
  server.answer("POST /boards-app/v1/mails/retry", () => {
    world.mails = world.mails.map((mail) => ({ ...mail, state: "sent", error: null, canRetry: false }));
    return { count: 1 };
  });
  await expect
    .element(page.getByText("Mails leave through smtp.harbour.example, from Harbour <boards@harbour.example>."))
    .toBeVisible();
  await expect.element(rows()).toHaveTextContent("No such user here");
  await expect.element(page.getByRole("row", { name: /Hang the lamps/ })).toHaveTextContent("Given up");
  expect(await seriousProblems()).toEqual([]);

  await page.getByRole("button", { name: "Try all again…" }).click();
  await page
    .getByRole("dialog", { name: "Try all mails again?" })
    .getByRole("button", { name: "Try all again" })
    .click();

  await expect.element(notice()).toHaveTextContent("One mail will be sent again");
  await expect.element(page.getByRole("row", { name: /Hang the lamps/ })).toHaveTextContent("Sent");
  await expect.element(page.getByRole("button", { name: /^Try/ })).not.toBeInTheDocument();
});

test("a mail that may have arrived is sent again only after a confirmation", async () => {
  let mail = aMail("Hang the lamps", { mayHaveArrived: true });
  const read = () => mail;
  server.answer(
    `POST /boards-app/v1/mails/${mail.id}/retry`,
    () => void (mail = { ...mail, state: "queued", canRetry: false }),
  );
  await show(<Refreshed read={read}>{readMail}</Refreshed>);
  await expect.element(page.getByText("It may have arrived")).toBeVisible();

  await page.getByRole("button", { name: "Try again: Hang the lamps" }).click();
  const question = page.getByRole("dialog", { name: "Send this mail again?" });
  await expect.element(question).toHaveTextContent("would get it twice");
  expect(await seriousProblems()).toEqual([]);
  expect(server.requests("POST /boards-app/v1/mails/{mail}/retry")).toEqual([]);
  await question.getByRole("button", { name: "Send it again" }).click();

  await expect.element(page.getByText("It waits to be sent")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a mail that another administrator has sent meanwhile is not sent again, and shows its state", async () => {
  const world = await showMails(aMail("Hang the lamps"));
  server.refuse("POST /boards-app/v1/mails/{mail}/retry", 409, "This mail is sent already.");

  world.mails = world.mails.map((mail) => ({ ...mail, state: "sent", canRetry: false }));
  await page.getByRole("button", { name: "Try again: Hang the lamps" }).click();

  await expect.element(notice()).toHaveTextContent("This mail is sent already.");
  await expect.element(page.getByRole("button", { name: /^Try again/ })).not.toBeInTheDocument();
});
