import { PublicBoard, type PublicBoardProps } from "@/components/public-board/public-board";
import { PublicBoardHeader } from "@/components/public-board/public-board-header";
import { PublicStagePage } from "@/components/public-board/public-stage-page";
import { lineOfHtml } from "@/lib/text/text-of-html";

interface PublicBoardScreenProps extends PublicBoardProps {
  isStage: boolean;
  /** At the end of the header. */
  children?: React.ReactNode;
}

/** Marked as filling the window, so that its columns scroll by themselves where there is room. */
export function PublicBoardScreen({ isStage, children, ...shown }: PublicBoardScreenProps) {
  const { page, view, links } = shown;
  const fills = !isStage && view === "kanban";
  return (
    <div data-fills={fills ? "" : undefined} className="flex min-h-0 flex-1 flex-col">
      <PublicBoardHeader
        title={page.board.title}
        description={lineOfHtml(page.board.description ?? "")}
        view={view}
        links={links}
      >
        {children}
      </PublicBoardHeader>
      {isStage ? <PublicStagePage {...shown} /> : <PublicBoard {...shown} />}
    </div>
  );
}
