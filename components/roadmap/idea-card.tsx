import { CommentsCount } from "@/components/roadmap/parts/comments-count";
import { IdeaLink } from "@/components/roadmap/parts/idea-link";
import type { IdeaCardView } from "@/components/roadmap/parts/idea-view";
import type { Offered } from "@/components/roadmap/parts/offers";
import { Vote } from "@/components/roadmap/parts/vote";

interface IdeaCardProps {
  idea: IdeaCardView;
  voting: Offered;
  back: string;
}

/** In a column of the overview. */
export const IdeaCard = ({ idea, voting, back }: IdeaCardProps) => (
  <li
    id={`idea-${idea.id}`}
    className="relative flex scroll-mt-4 flex-col gap-2.5 rounded-md border border-gray-6 bg-card p-3 shadow-raised hover:border-gray-8"
  >
    <h3 className="text-base leading-snug font-medium wrap-anywhere">
      <IdeaLink href={idea.href} title={idea.title} />
    </h3>
    {idea.excerpt && (
      <p dir="auto" className="-mt-1 line-clamp-2 text-match-parent text-sm wrap-anywhere text-gray-11">
        {idea.excerpt}
      </p>
    )}
    <div className="flex items-center justify-between gap-2 text-sm text-gray-11">
      <Vote idea={idea} offered={voting} back={`${back}#idea-${idea.id}`} size="small" />
      <CommentsCount ideaId={idea.id} count={idea.comments} />
    </div>
  </li>
);
