import { SearchX } from "lucide-react";
import { addressOf, type Asked } from "@/components/people/asked";
import type { ListedPerson } from "@/components/people/listed";
import { PeopleList } from "@/components/people/people-list";
import { PeopleSearch } from "@/components/people/people-search";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FreshOnReturn } from "@/components/ui/fresh-on-return";
import { Page, PageHeading } from "@/components/ui/page";
import { Panel } from "@/components/ui/panel";
import { ShowMore } from "@/components/ui/show-more";

interface PeoplePageProps {
  asked: Asked;
  people: ListedPerson[];
  total: number;
  me: number;
}

/** Everybody with an account, for admins. */
export function PeoplePage({ asked, people, total, me }: PeoplePageProps) {
  const left = total - people.length;
  return (
    <Page>
      <FreshOnReturn />
      <PageHeading actions={<PeopleSearch search={asked.search} />}>People</PageHeading>
      <p role="status" className="sr-only">
        {asked.search && `${total} ${total === 1 ? "person" : "people"} found`}
      </p>
      <Panel>
        <PeopleList people={people} me={me} />
        {total === 0 && (
          <EmptyState icon={<SearchX aria-hidden className="size-5" strokeWidth={1.5} />} title={`Nobody is called “${asked.search}”`} action={<LinkButton href={addressOf({})}>Clear the search</LinkButton>}>
            Try fewer letters, or the address.
          </EmptyState>
        )}
      </Panel>
      <ShowMore href={addressOf({ ...asked, pages: asked.pages + 1 })} left={left} className="mt-6" />
    </Page>
  );
}
