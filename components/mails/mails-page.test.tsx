import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MailPage } from "@/components/mails/mail-page";
import { MailsPage } from "@/components/mails/mails-page";
import type { MailView } from "@/components/mails/view-model";
import { expectAccessible } from "@/components/testing/axe";
import { messages } from "@/components/testing/on-board";
import { newId } from "@/components/testing/records";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  dialogOf,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { momentOf } from "@/lib/dates/when";

const at = momentOf(new Date("2026-11-20T08:00:00Z"), {
  now: new Date("2026-11-20T09:00:00Z"),
  timeZone: "UTC",
  locale: "en-US",
});

const aMail = (subject: string, overrides: Partial<MailView> = {}): MailView => ({
  id: newId(),
  subject,
  state: "dead",
  attempts: 10,
  kind: "task-news",
  to: "mia@example.com",
  failure: { problems: ["refused"], reply: "550 5.1.1 No such user here" },
  mayHaveArrived: false,
  canRetry: true,
  at,
  sent: null,
  nextTry: null,
  ...overrides,
});

const STATES = ["queued", "sending", "failed", "dead", "stored", "sent"] as const;

function mailsGiven(mails: MailView[]): React.ComponentProps<typeof MailsPage> {
  return {
    query: { state: "all", search: "", pages: 1 },
    server: { host: "smtp.harbour.example", sender: "Harbour <boards@harbour.example>" },
    mails,
    total: mails.length,
    counts: Object.fromEntries(
      STATES.map((state) => [state, mails.filter((mail) => mail.state === state).length]),
    ) as React.ComponentProps<typeof MailsPage>["counts"],
  };
}

const rows = () => page.getByRole("rowheader");

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
  await button("Refresh").click();
  await expectCount(rows(), 2);
  world.mails = [aMail("Third"), ...world.mails];
  document.dispatchEvent(new Event("visibilitychange"));
  await expectCount(rows(), 3);
});

test("a mail that failed for good shows the reason, and all such mails are sent again after a confirmation", async () => {
  const world = await showMails(aMail("Hang the lamps"));
  server.answer("POST /boards-app/v1/mails/retry", () => {
    world.mails = world.mails.map((mail) => ({ ...mail, state: "sent", failure: null, canRetry: false }));
    return { count: 1 };
  });
  await expectVisible(
    page.getByText("Emails are sent through smtp.harbour.example from Harbour <boards@harbour.example>."),
  );
  await expectText(rows(), "The mail server rejected the email. 550 5.1.1 No such user here");
  await expectText(page.getByRole("row", { name: /Hang the lamps/ }), "Abandoned");
  await expectAccessible();

  await button("Retry all…").click();
  await button("Retry all", dialogOf("Retry all emails?")).click();

  await expectText(messages(), "1 email will be sent");
  await expectText(page.getByRole("row", { name: /Hang the lamps/ }), "Sent");
  await expectGone(button(/^Retry/));
});

test("a mail that may have arrived is sent again only after a confirmation", async () => {
  let mail = aMail("Hang the lamps", { mayHaveArrived: true });
  const read = () => mail;
  server.answer(
    `POST /boards-app/v1/mails/${mail.id}/retry`,
    () => void (mail = { ...mail, state: "queued", canRetry: false }),
  );
  await show(<Refreshed read={read}>{readMail}</Refreshed>);
  await expectVisible(page.getByText("This email may have arrived"));

  await button("Retry: Hang the lamps").click();
  const question = dialogOf("Send this email again?");
  await expectText(question, "would get it twice");
  await expectAccessible();
  expect(server.requests("POST /boards-app/v1/mails/{mail}/retry")).toEqual([]);
  await button("Send again", question).click();

  await expectVisible(page.getByText("Waiting to be sent"));
  await expectFocus(page.getByRole("heading", { level: 1 }));
});

test("a mail that another administrator has sent meanwhile is not sent again, and shows its state", async () => {
  const world = await showMails(aMail("Hang the lamps"));
  server.refuse("POST /boards-app/v1/mails/{mail}/retry", 409, "This mail is sent already.");

  world.mails = world.mails.map((mail) => ({ ...mail, state: "sent", canRetry: false }));
  await button("Retry: Hang the lamps").click();

  await expectText(messages(), "This mail is sent already.");
  await expectGone(button(/^Retry/));
});
