import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { askedIn } from "@/components/people/asked";
import { listedPerson } from "@/components/people/listed";
import { OnlyForAdmins } from "@/components/people/only-for-admins";
import { PeoplePage } from "@/components/people/people-page";
import { isSiteAdmin } from "@/lib/boards/policy";
import { listEverybody } from "@/lib/members/list-everybody";
import { isPro } from "@/lib/tier";
import { requireSession } from "@/lib/users/sessions/current";

export const metadata: Metadata = { title: "People" };

/** So many are shown before one asks for more. */
const PAGE = 50;

export default async function EverybodyPage({ searchParams }: PageProps<"/people">) {
  const { user } = await requireSession("/people");
  if (!isPro()) notFound();
  if (!isSiteAdmin(user)) return <OnlyForAdmins />;

  const asked = askedIn(await searchParams);
  const { people, total } = await listEverybody({ search: asked.search, most: PAGE * asked.pages });
  return <PeoplePage asked={asked} people={people.map(listedPerson)} total={total} me={user.id} />;
}
