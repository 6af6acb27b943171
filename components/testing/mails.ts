import type { MailView } from "@/components/mails/view-model";
import type { MailsPage } from "@/components/mails/mails-page";
import { newId } from "@/components/testing/records";
import { momentOf } from "@/lib/dates/when";

const at = momentOf(new Date("2026-11-20T08:00:00Z"), {
  now: new Date("2026-11-20T09:00:00Z"),
  timeZone: "UTC",
  locale: "en_US",
});

export const aMail = (subject: string, overrides: Partial<MailView> = {}): MailView => ({
  id: newId(),
  subject,
  state: "dead",
  attempts: 10,
  kind: "Task",
  to: "mia@example.com",
  error: "The mail server refused the mail: 550 5.1.1 No such user here",
  mayHaveArrived: false,
  canRetry: true,
  at,
  sent: null,
  nextTry: null,
  ...overrides,
});

export function mailsGiven(mails: MailView[]): React.ComponentProps<typeof MailsPage> {
  const counted = (state: MailView["state"]) => mails.filter((mail) => mail.state === state).length;
  return {
    query: { state: "all", search: "", pages: 1 },
    server: { host: "smtp.harbour.example", sender: "Harbour <boards@harbour.example>" },
    mails,
    total: mails.length,
    counts: {
      queued: counted("queued"),
      sending: counted("sending"),
      failed: counted("failed"),
      dead: counted("dead"),
      kept: counted("kept"),
      sent: counted("sent"),
    },
  };
}
