import { useTranslations } from "next-intl";
import { addressOfMails, type MailsSearch } from "@/components/mails/search-params";
import { DeliveryStatus } from "@/components/mails/delivery-status";
import type { MailView } from "@/components/mails/view-model";
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
  /** Null when it can't be decrypted. */
  text: string | null;
  /** Null for a text-only mail. */
  html: { hasPictures: boolean } | null;
  headers: [string, string][];
}

export function MailPage({ query, mail, text, html, headers }: MailPageProps) {
  const t = useTranslations("emailLog.email");
  const problems = useTranslations("emailLog.problems");
  const tabs = [
    ...(html
      ? [{ value: "html", label: t("preview"), panel: <MailPreview id={mail.id} hasPictures={html.hasPictures} /> }]
      : []),
    { value: "text", label: t("text"), panel: <PlainText text={text ?? problems("otherSecret")} /> },
    { value: "headers", label: t("headers"), panel: <MailHeaders headers={headers} /> },
  ];
  return (
    <>
      <RefreshOnFocus />
      <PageHeading
        back={{ href: addressOfMails(query), label: t("all") }}
        actions={
          <>
            {mail.canRetry && <RetryMail mail={mail} />}
            <RefreshButton />
          </>
        }
      >
        {mail.subject || t("noSubject")}
      </PageHeading>
      <DeliveryStatus mail={mail} />
      <Panel className="mt-6">
        <Tabs label={t("views")} tabs={tabs} />
      </Panel>
    </>
  );
}

const PlainText = ({ text }: { text: string }) => (
  <pre dir="auto" className="p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
    {text}
  </pre>
);

const MailHeaders = ({ headers }: { headers: readonly [string, string][] }) => (
  <dl className="divide-y divide-gray-6">
    {headers.map(([name, value]) => (
      <div key={name} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="text-sm font-medium">
          <bdi>{name}</bdi>
        </dt>
        <dd dir="auto" className="font-mono text-sm wrap-anywhere text-gray-11">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
