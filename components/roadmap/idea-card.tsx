import Link from "next/link";
import { CommentsCount } from "@/components/roadmap/comments-count";
import type { IdeaCardView } from "@/components/roadmap/idea-view";
import type { Offered } from "@/components/roadmap/offers";
import { Vote } from "@/components/roadmap/vote";

interface IdeaCardProps {
  idea: IdeaCardView;
  voting: Offered;
  back: string;
}

/** In a column of the overview. */
export const IdeaCard = ({ idea, voting, back }: IdeaCardProps) => (
  <li
    id={`idea-${idea.id}`}
    className="flex scroll-mt-4 flex-col gap-2.5 rounded-md border border-gray-6 bg-card p-3 shadow-raised"
  >
    <h3 className="text-base leading-snug font-medium wrap-anywhere">
      <Link href={idea.href} prefetch={false} className="underline-offset-2 hover:text-accent-text hover:underline">
        <bdi>{idea.title}</bdi>
      </Link>
    </h3>
    {idea.excerpt && (
      <p dir="auto" className="-mt-1 line-clamp-2 text-match-parent text-sm wrap-anywhere text-gray-11">
        {idea.excerpt}
      </p>
    )}
    <div className="flex items-center justify-between gap-2 text-sm text-gray-11">
      <Vote idea={idea} offered={voting} back={`${back}#idea-${idea.id}`} size="small" />
      <CommentsCount ideaId={idea.id} count={idea.comments} href={idea.href} />
    </div>
  </li>
);
