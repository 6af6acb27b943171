import { redirect } from "next/navigation";
import { HomePage } from "@/components/home/home-page";
import { homeView } from "@/components/home/home-view";
import { NoBoardsYet } from "@/components/home/no-boards-yet";
import { homeSearchIn } from "@/components/home/search-params";
import { Messages } from "@/components/i18n/messages";
import { boardCreationRight } from "@/lib/boards/write/creators";
import { isOnboarded } from "@/lib/boards/write/onboard";
import { roadmapPath } from "@/lib/roadmaps/address";
import { roadmapOfPage } from "@/lib/roadmaps/find";
import { administratorNames } from "@/lib/users/administrators";
import type { CurrentUser } from "@/lib/users/current-user";
import { currentSession } from "@/lib/users/sessions/current";
import { isSetUp } from "@/lib/users/setup";

export default async function StartPage({ searchParams }: PageProps<"/">) {
  const session = await currentSession();
  const { page_id: pageId } = await searchParams;
  if (typeof pageId === "string") await showMappedRoadmap(pageId, session?.user ?? null);
  if (!session) redirect((await isSetUp()) ? "/login" : "/setup");

  const search = homeSearchIn(await searchParams);
  const view = await homeView(search, session.user);
  if (view.totals?.boards === 0) return <FirstVisit user={session.user} />;
  return (
    <Messages of={["myTasks", "boards", "activity", "eventWords", "notifications", "badges"]}>
      <HomePage view={view} search={search} />
    </Messages>
  );
}

/** The address of a page of the site that shows a roadmap, as WordPress has it: `/?page_id=7`. */
async function showMappedRoadmap(pageId: string, user: CurrentUser | null) {
  const roadmap = await roadmapOfPage(pageId, user);
  if (roadmap) redirect(roadmapPath(roadmap.board));
}

async function FirstVisit({ user }: { user: CurrentUser }) {
  if (user.isAdmin && !(await isOnboarded())) redirect("/welcome");

  const { mayCreate } = await boardCreationRight({}, user);
  return <NoBoardsYet mayCreate={mayCreate} administrators={mayCreate ? [] : await administratorNames(3)} />;
}
