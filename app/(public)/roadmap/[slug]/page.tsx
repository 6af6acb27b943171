import type { Metadata } from "next";
import { Messages } from "@/components/i18n/messages";
import { RoadmapFrame } from "@/components/roadmap/parts/frame";
import { IdeaList } from "@/components/roadmap/idea-list";
import { JsonLd } from "@/components/roadmap/parts/json-ld";
import { LiveCounts } from "@/components/roadmap/parts/live-numbers";
import { roadmapMetadata } from "@/components/roadmap/metadata";
import { Notice } from "@/components/roadmap/parts/notice";
import type { Offers } from "@/components/roadmap/parts/offers";
import { Overview } from "@/components/roadmap/overview";
import { leaveFormerAddress, offersTo, type PageRoadmap, pageRoadmap } from "@/components/roadmap/page-roadmap";
import { RoadmapHeader } from "@/components/roadmap/roadmap-header";
import { type RoadmapView, roadmapView } from "@/components/roadmap/roadmap-view";
import { roadmapHref, type RoadmapSearch, roadmapSearchIn } from "@/components/roadmap/search-params";
import { roadmapData } from "@/lib/ideas/structured-data";
import { SuggestForm } from "@/components/roadmap/forms/suggest-form";
import { newStamp } from "@/lib/guests/form-stamp";
import { doneIn } from "@/lib/ideas/forms/done";
import { feedPath } from "@/lib/ideas/feeds/addresses";
import { lineOfHtml } from "@/lib/text/text-of-html";

export async function generateMetadata({ params, searchParams }: PageProps<"/roadmap/[slug]">): Promise<Metadata> {
  const roadmap = await pageRoadmap((await params).slug);
  return roadmapMetadata(roadmap, await searchParams);
}

export default async function RoadmapPage({ params, searchParams }: PageProps<"/roadmap/[slug]">) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const roadmap = await pageRoadmap(slug);
  leaveFormerAddress(slug, roadmap, "", query);

  const search = roadmapSearchIn(query);
  const { found, path, by, clock } = roadmap;
  const { board } = found;
  const [view, offers] = await Promise.all([
    roadmapView(found, search, by, clock),
    offersTo(roadmap, roadmapHref(path, search, { page: search.page })),
  ]);
  const description = board.description ?? "";
  return (
    <Messages of={["votes", "similarIdeas"]}>
      <RoadmapFrame>
        <Notice done={doneIn(query.done)} />
        <RoadmapHeader
          title={board.title}
          description={description}
          path={path}
          tab={view.list ? "ideas" : "overview"}
          total={view.total}
          suggesting={offers.idea}
          suggestHref={`${roadmapHref(path, search, { page: search.page, isSuggesting: true })}#suggest`}
          feed={board.isPrivate ? null : feedPath(board, "ideas")}
        />
        {search.isSuggesting && offers.idea !== "off" && (
          <SuggestForm
            boardId={board.id}
            path={path}
            stamp={newStamp(board.id)}
            isGuest={by.user === null}
            offers={offers}
            closeHref={roadmapHref(path, search, { page: search.page })}
          />
        )}
        <Ideas view={view} search={search} roadmap={roadmap} offers={offers} />
        {!board.isPrivate && <JsonLd data={roadmapData(board.title, lineOfHtml(description), path)} />}
      </RoadmapFrame>
    </Messages>
  );
}

interface IdeasProps {
  view: RoadmapView;
  search: RoadmapSearch;
  roadmap: PageRoadmap;
  offers: Offers;
}

function Ideas({ view, search, roadmap: { found, path }, offers: { vote, idea } }: IdeasProps) {
  const { columns, list } = view;
  const shown = list?.ideas ?? columns?.flatMap(({ ideas }) => ideas) ?? [];
  return (
    <>
      {list ? (
        <IdeaList view={{ ...view, list }} path={path} search={search} voting={vote} canSuggest={idea !== "off"} />
      ) : (
        <Overview columns={columns ?? []} path={path} voting={vote} />
      )}
      {shown.length > 0 && <LiveCounts boardId={found.board.id} ideaIds={shown.map(({ id }) => id)} />}
    </>
  );
}
