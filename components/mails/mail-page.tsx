import { addressOfMails, type MailsSearch } from "@/components/mails/search-params";
import { HowItStands } from "@/components/mails/how-it-stands";
import type { MailView } from "@/components/mails/view-model";
import { MailHeaders } from "@/components/mails/mail-headers";
import { MailPreview } from "@/components/mails/mail-preview";
import { RefreshButton } from "@/components/mails/refresh-button";
import { RetryMail } from "@/components/mails/retry-mail";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { PageHeading } from "@/components/ui/pages/page";
import { Panel } from "@/components/ui/overlays/panel";
import { Tabs } from "@/components/ui/lists/tabs";

export interface MailPageProps {
  query: MailsSearch;
  mail: MailView;
  text: string;
  /** Null when the mail is text alone. */
  html: { hasPictures: boolean } | null;
  headers: [string, string][];
}

export function MailPage({ query, mail, text, html, headers }: MailPageProps) {
  const tabs = [
    ...(html
      ? [{ value: "html", label: "As it is read", panel: <MailPreview id={mail.id} hasPictures={html.hasPictures} /> }]
      : []),
    { value: "text", label: "Text", panel: <PlainText text={text} /> },
    { value: "headers", label: "Headers", panel: <MailHeaders headers={headers} /> },
  ];
  return (
    <>
      <RefreshOnFocus />
      <PageHeading
        back={{ href: addressOfMails(query), label: "All mails" }}
        actions={
          <>
            {mail.canRetry && <RetryMail mail={mail} />}
            <RefreshButton />
          </>
        }
      >
        {mail.subject || "No subject"}
      </PageHeading>
      <HowItStands mail={mail} />
      <Panel className="mt-6">
        <Tabs label="Forms of this mail" tabs={tabs} />
      </Panel>
    </>
  );
}

const PlainText = ({ text }: { text: string }) => (
  <pre dir="auto" className="p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
    {text}
  </pre>
);
