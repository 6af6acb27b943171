import "server-only";
import { NotFound } from "@/lib/errors";
import { guestOf } from "@/lib/guests/guest";
import { decodeSegment } from "@/lib/http/request/spelling";
import { translator } from "@/lib/i18n/catalogue";
import { guestLocale } from "@/lib/i18n/guest-locale";
import { publicStages } from "@/lib/ideas/public-stages";
import { NO_COMMENTS, readIdea } from "@/lib/ideas/read";
import { ideaIdIn } from "@/lib/roadmaps/address";
import { roadmapBySlug } from "@/lib/roadmaps/find";
import { readSiteSettings } from "@/lib/settings/site";
import { socialCardAnswer } from "@/lib/social-card/answer";

interface Path {
  slug: string;
  idea?: string;
}

/** The preview of a link to a roadmap or to one of its ideas, which anyone may see. */
export async function roadmapPictureAnswer(request: Request, { params }: { params: Promise<Path> }): Promise<Response> {
  const { slug, idea } = await params;
  const [found, site] = await Promise.all([roadmapBySlug(decodeSegment(slug), null), readSiteSettings()]);
  if (!found) throw new NotFound("Board");

  const { board } = found;
  const t = translator(guestLocale(request.headers, site.language), "roadmap.picture");
  if (idea) {
    const { title, voteCount } = await requireIdea(request, board, idea);
    return socialCardAnswer(request, {
      site: site.title,
      title,
      subtitle: t("idea", { roadmap: board.title, count: voteCount }),
    });
  }
  const count = (await publicStages(board)).reduce((sum, { ideas }) => sum + ideas, 0);
  return socialCardAnswer(request, { site: site.title, title: board.title, subtitle: t("roadmap", { count }) });
}

/** @throws NotFound */
async function requireIdea(request: Request, board: { id: number }, segment: string) {
  const id = ideaIdIn(decodeSegment(segment));
  const idea = id === null ? null : await readIdea(board, id, { user: null, guest: guestOf(request) }, NO_COMMENTS);
  if (!idea || idea.mergedIntoId !== null) throw new NotFound("Idea");
  return idea;
}
