import type { Metadata } from "next";
import { Messages } from "@/components/i18n/messages";
import { Changelog } from "@/components/roadmap/changelog";
import { changelogView } from "@/components/roadmap/changelog-view";
import { RoadmapFrame } from "@/components/roadmap/parts/frame";
import { LiveCounts } from "@/components/roadmap/parts/live-numbers";
import { changelogMetadata } from "@/components/roadmap/metadata";
import { leaveFormerAddress, offersTo, pageRoadmap } from "@/components/roadmap/page-roadmap";
import { RoadmapHeader } from "@/components/roadmap/roadmap-header";
import { pageIn } from "@/components/roadmap/search-params";
import { feedPath } from "@/lib/ideas/feeds/addresses";

type Props = PageProps<"/roadmap/[slug]/changelog">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const roadmap = await pageRoadmap((await params).slug);
  return changelogMetadata(roadmap, await searchParams);
}

export default async function ChangelogPage({ params, searchParams }: Props) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const roadmap = await pageRoadmap(slug);
  leaveFormerAddress(slug, roadmap, "/changelog", query);

  const { found, path, by, clock } = roadmap;
  const { board } = found;
  const address = `${path}/changelog`;
  const [view, offers] = await Promise.all([
    changelogView(board, pageIn(query.page), by, clock),
    offersTo(roadmap, address),
  ]);
  const ids = view.months.flatMap(({ ideas }) => ideas.map(({ id }) => id));
  return (
    <Messages of={["votes"]}>
      <RoadmapFrame>
        <RoadmapHeader
          title={board.title}
          description={board.description ?? ""}
          path={path}
          tab="changelog"
          suggesting={offers.idea}
          suggestHref={`${path}?suggest=1#suggest`}
          feed={board.isPrivate ? null : feedPath(board, "changelog")}
        />
        <Changelog view={view} path={address} voting={offers.vote} />
        {ids.length > 0 && <LiveCounts boardId={board.id} ideaIds={ids} />}
      </RoadmapFrame>
    </Messages>
  );
}
