import { Author } from "@/components/roadmap/parts/author";
import type { IdeaCardView } from "@/components/roadmap/parts/idea-view";
import { StagePill } from "@/components/roadmap/parts/stage-pill";

interface IdeaFactsProps {
  idea: Pick<IdeaCardView, "stage" | "isDone" | "author" | "created">;
  children?: React.ReactNode;
}

/** The line below a title: its stage, who sent it, when, and more. */
export const IdeaFacts = ({ idea, children }: IdeaFactsProps) => (
  <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-gray-11">
    <StagePill title={idea.stage.title} isDone={idea.isDone} />
    <Author {...idea.author} />
    <time dateTime={idea.created.iso} title={idea.created.full}>
      {idea.created.text}
    </time>
    {children}
  </div>
);
