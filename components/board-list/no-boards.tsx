import { useFormatter, useTranslations } from "next-intl";
import { Archive, Folder, SearchX, SquareKanban, Star, type LucideIcon } from "lucide-react";
import { addressOf, type Search } from "@/components/board-list/search-params";
import { ImportLink } from "@/components/board-list/import-link";
import { NewBoardButton } from "@/components/board-list/new-board/new-board-button";
import type { BoardsView } from "@/components/board-list/boards-view";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

interface NoBoardsProps extends Pick<BoardsView, "folder" | "canArrange"> {
  query: Search;
  mayCreate: boolean;
  mayImport: boolean;
  administrators: string[];
}

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

export function NoBoards({ query, folder, canArrange, mayCreate, mayImport, administrators }: NoBoardsProps) {
  const t = useTranslations("boards.empty");
  if (query.search) return <NothingFound query={query} />;
  if (query.isArchived) return <NothingThere Icon={Archive} title={t("noArchived")} text={t("archivedHint")} />;
  if (query.isStarred) return <NothingThere Icon={Star} title={t("noStarred")} text={t("starredHint")} />;
  if (query.folderId === null)
    return (
      <FirstSteps
        action={
          mayCreate && (
            <div className="flex flex-wrap justify-center gap-2">
              {mayImport && <ImportLink />}
              <NewBoardButton />
            </div>
          )
        }
        administrators={administrators}
      />
    );
  if (!folder) return <NothingThere Icon={Folder} title={t("folderNotFound")} text={t("noAccess")} />;
  return (
    <EmptyState icon={<Folder {...icon} />} title={t("noneInFolder")}>
      {canArrange && t("folderHint")}
    </EmptyState>
  );
}

function NothingFound({ query }: { query: Search }) {
  const t = useTranslations("boards.empty");
  const { search: text, isArchived } = query;
  return (
    <EmptyState
      icon={<SearchX {...icon} />}
      title={isArchived ? t("noArchivedMatch", { text }) : t("noMatch", { text })}
      action={<LinkButton href={addressOf({ ...query, search: "", pages: 1 })}>{t("clearSearch")}</LinkButton>}
    >
      {t("tryOther")}
    </EmptyState>
  );
}

function NothingThere({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
  const t = useTranslations("boards.list");
  return (
    <EmptyState
      icon={<Icon {...icon} />}
      title={title}
      action={<LinkButton href={addressOf({})}>{t("back")}</LinkButton>}
    >
      {text}
    </EmptyState>
  );
}

interface FirstStepsProps {
  /** Creates a board; false for people who may not. */
  action: React.ReactElement | false;
  administrators: string[];
}

/** For somebody without boards. */
export function FirstSteps({ action, administrators }: FirstStepsProps) {
  const t = useTranslations("boards.empty");
  const format = useFormatter();
  const whomToAsk = () =>
    administrators.length > 0
      ? t("askPeople", { people: format.list(administrators, { type: "disjunction" }) })
      : t("askAdministrator");

  return (
    <EmptyState icon={<SquareKanban {...icon} />} title={t("noBoards")} action={action}>
      {action ? t("boardHint") : whomToAsk()}
    </EmptyState>
  );
}
