import { CommentsCount } from "@/components/roadmap/parts/comments-count";
import { IdeaFacts } from "@/components/roadmap/parts/idea-facts";
import { IdeaLink } from "@/components/roadmap/parts/idea-link";
import type { IdeaCardView } from "@/components/roadmap/parts/idea-view";
import type { Offered } from "@/components/roadmap/parts/offers";
import { Vote } from "@/components/roadmap/parts/vote";

interface IdeaRowProps {
  idea: IdeaCardView;
  voting: Offered;
  back: string;
}

/** In the list of all ideas. */
export const IdeaRow = ({ idea, voting, back }: IdeaRowProps) => (
  <li id={`idea-${idea.id}`} className="relative flex scroll-mt-4 items-start gap-4 px-4 py-4 sm:px-5">
    <Vote idea={idea} offered={voting} back={`${back}#idea-${idea.id}`} size="large" />
    <div className="min-w-0 flex-1">
      <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
        <IdeaLink href={idea.href} title={idea.title} />
      </h3>
      {idea.excerpt && (
        <p dir="auto" className="mt-1 line-clamp-2 text-match-parent wrap-anywhere text-gray-11">
          {idea.excerpt}
        </p>
      )}
      <IdeaFacts idea={idea}>
        <CommentsCount ideaId={idea.id} count={idea.comments} />
      </IdeaFacts>
    </div>
  </li>
);
