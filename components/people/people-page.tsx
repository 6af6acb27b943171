import { useTranslations } from "next-intl";
import { SearchX, UserX } from "lucide-react";
import { AddPerson, type AddPersonProps } from "@/components/people/add-person";
import { addressOf, type Search } from "@/components/people/search-params";
import type { PersonView } from "@/components/people/view-model";
import { PeopleList } from "@/components/people/people-list";
import { PeopleSearch } from "@/components/people/people-search";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { LinkTabs } from "@/components/ui/lists/link-tabs";
import { Page, PageHeading } from "@/components/ui/pages/page";
import { Panel } from "@/components/ui/overlays/panel";
import { ShowMore } from "@/components/ui/lists/show-more";
import type { AccountList } from "@/lib/members/list-accounts";

interface PeoplePageProps extends AddPersonProps {
  query: Search;
  people: PersonView[];
  counts: AccountList["counts"];
  me: number;
}

const STATES = ["active", "deactivated", "all"] as const;

export function PeoplePage({ query, people, counts, me, ...adding }: PeoplePageProps) {
  const t = useTranslations("people.list");
  const { search, state } = query;
  const total = counts[state];
  return (
    <Page>
      <RefreshOnFocus />
      <PageHeading
        actions={
          <>
            <AddPerson {...adding} />
            <PeopleSearch search={search} state={state} />
          </>
        }
      >
        {t("title")}
      </PageHeading>
      <p role="status" className="sr-only">
        {search && t("found", { count: total })}
      </p>
      <Panel>
        <LinkTabs
          label={t("filter")}
          value={state}
          tabs={STATES.map((value) => ({
            value,
            words: t(`states.${value}`),
            count: counts[value],
            href: addressOf({ search, state: value }),
          }))}
        />
        <PeopleList people={people} me={me} />
        {total === 0 && <NoPeople query={query} />}
      </Panel>
      <ShowMore href={addressOf({ ...query, pages: query.pages + 1 })} left={total - people.length} className="mt-6" />
    </Page>
  );
}

function NoPeople({ query: { search, state } }: { query: Search }) {
  const t = useTranslations("people.list");
  const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;
  if (!search) {
    return (
      <EmptyState icon={<UserX {...icon} />} title={t("noneDeactivated")}>
        {t("whenToDeactivate")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX {...icon} />}
      title={t("noMatch", { text: search })}
      action={<LinkButton href={addressOf({ state })}>{t("clearSearch")}</LinkButton>}
    >
      {t("noMatchHint")}
    </EmptyState>
  );
}
