import { useTranslations } from "next-intl";
import { MailOpen, SearchX } from "lucide-react";
import { addressOfMails, type MailsSearch } from "@/components/mails/search-params";
import type { MailView } from "@/components/mails/view-model";
import { MailSearch } from "@/components/mails/mail-search";
import { MailServer, type MailServerProps } from "@/components/mails/mail-server";
import { MailTable } from "@/components/mails/mail-table";
import { RefreshButton } from "@/components/mails/refresh-button";
import { RetryAll } from "@/components/mails/retry-all";
import { StateTabs } from "@/components/mails/state-tabs";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { PageHeading } from "@/components/ui/pages/page";
import { Panel } from "@/components/ui/overlays/panel";
import { ShowMore } from "@/components/ui/lists/show-more";
import type { MailState } from "@/generated/prisma/enums";

interface MailsPageProps {
  query: MailsSearch;
  server: MailServerProps;
  mails: MailView[];
  total: number;
  counts: Record<MailState, number>;
}

export function MailsPage({ query, server, mails, total, counts }: MailsPageProps) {
  const t = useTranslations("emailLog.list");
  const { state, search } = query;
  return (
    <>
      <RefreshOnFocus />
      <PageHeading
        actions={
          <>
            <MailSearch state={state} search={search} />
            {server.host !== null && counts.failed + counts.dead > 0 && <RetryAll />}
            <RefreshButton />
          </>
        }
      >
        {t("title")}
      </PageHeading>
      <div className="mb-5">
        <MailServer {...server} />
      </div>
      <p role="status" className="sr-only">
        {search && t("found", { count: total })}
      </p>
      <Panel>
        <StateTabs query={query} counts={counts} />
        {mails.length > 0 ? <MailTable mails={mails} query={query} /> : <NoMails {...query} />}
      </Panel>
      <ShowMore
        href={addressOfMails({ ...query, pages: query.pages + 1 })}
        left={total - mails.length}
        className="mt-6"
      />
    </>
  );
}

const look = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

function NoMails({ state, search }: MailsSearch) {
  const t = useTranslations("emailLog");
  if (!search) return <EmptyState icon={<MailOpen {...look} />} title={t(`none.${state}`)} />;
  return (
    <EmptyState
      icon={<SearchX {...look} />}
      title={t("list.noMatch", { text: search })}
      action={<LinkButton href={addressOfMails({ state })}>{t("list.clearSearch")}</LinkButton>}
    >
      {t("list.noMatchHint")}
    </EmptyState>
  );
}
