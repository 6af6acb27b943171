import type { Metadata } from "next";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { Messages } from "@/components/i18n/messages";
import { Comments } from "@/components/roadmap/comments";
import { RoadmapFrame } from "@/components/roadmap/parts/frame";
import { IdeaPage } from "@/components/roadmap/idea-page";
import { ideaPageView } from "@/components/roadmap/idea-page-view";
import { IdeaSide } from "@/components/roadmap/idea-side";
import { JsonLd } from "@/components/roadmap/parts/json-ld";
import { LiveCounts } from "@/components/roadmap/parts/live-numbers";
import { ideaMetadata } from "@/components/roadmap/metadata";
import { Notice } from "@/components/roadmap/parts/notice";
import { offersTo, queryOf } from "@/components/roadmap/page-roadmap";
import { pageIdea } from "@/components/roadmap/page-idea";
import { ideaData } from "@/lib/ideas/structured-data";
import { env } from "@/lib/env";
import { newStamp } from "@/lib/guests/form-stamp";
import { commentPlaceIn, queryOfPlace } from "@/lib/ideas/comments/place";
import { isFollowing } from "@/lib/ideas/followers";
import { doneIn } from "@/lib/ideas/forms/done";
import { commentsFeedPath } from "@/lib/ideas/feeds/addresses";
import { decodeSegment } from "@/lib/http/request/spelling";
import { ideaPath, ideaSegment } from "@/lib/roadmaps/address";

type Props = PageProps<"/roadmap/[slug]/ideas/[idea]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ slug, idea: segment }, query] = await Promise.all([params, searchParams]);
  const { roadmap, idea } = await pageIdea(slug, segment, queryOfPlace(commentPlaceIn(query)));
  return idea ? ideaMetadata(roadmap, idea, query) : {};
}

export default async function IdeaOfRoadmapPage({ params, searchParams }: Props) {
  const [{ slug, idea: segment }, query] = await Promise.all([params, searchParams]);
  const placeQuery = queryOfPlace(commentPlaceIn(query));
  const { roadmap, idea, mergedInto } = await pageIdea(slug, segment, placeQuery);
  const { found, path, by } = roadmap;
  const { board } = found;
  if (mergedInto) redirect(ideaPath(board, mergedInto));
  if (!idea) notFound();

  const href = ideaPath(board, idea);
  if (decodeSegment(slug) !== board.publicSlug || decodeSegment(segment) !== decodeSegment(ideaSegment(idea)))
    permanentRedirect(href + queryOf(query));

  const [offers, isFollowed] = await Promise.all([
    offersTo(roadmap, href),
    by.user ? isFollowing(idea, by.user) : null,
  ]);
  const view = ideaPageView(roadmap, idea, placeQuery);
  const stamp = newStamp(board.id);
  const url = env().BOARDS_URL + href;
  const isShared = !board.isPrivate && !view.isHidden;
  return (
    <Messages of={["votes", "share"]}>
      <RoadmapFrame>
        <IdeaPage
          idea={view}
          roadmap={{ title: board.title, path }}
          voting={offers.vote}
          notice={<Notice done={doneIn(query.done)} />}
          side={
            <IdeaSide
              href={href}
              url={url}
              title={idea.title}
              stamp={stamp}
              isFollowing={isFollowed}
              captcha={offers.captcha}
              feed={isShared ? commentsFeedPath(board, idea) : null}
            />
          }
        >
          <Comments idea={view} offers={offers} stamp={stamp} isGuest={by.user === null} />
        </IdeaPage>
        {!view.isHidden && <LiveCounts boardId={board.id} ideaIds={[idea.id]} />}
        {isShared && (
          <JsonLd
            data={ideaData(idea, {
              url,
              commentsUrl: placeQuery ? `${url}?${placeQuery}` : url,
              roadmap: { title: board.title, url: env().BOARDS_URL + path },
            })}
          />
        )}
      </RoadmapFrame>
    </Messages>
  );
}
