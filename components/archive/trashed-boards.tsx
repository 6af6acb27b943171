"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { TrashList } from "@/components/archive/trash-list";
import { useTrashedBoards } from "@/components/archive/use-trash";
import { useScreenClient } from "@/components/board-store/use-screen-client";
import { useNow } from "@/components/ui/hooks/use-now";
import { Panel } from "@/components/ui/overlays/panel";

export interface TrashedBoardsProps {
  viewer: { id: number; timeZone: string; locale: string };
  /** ISO 8601 */
  renderedAt: string;
}

/** The boards that were deleted, for those who may restore them. */
export function TrashedBoards(props: TrashedBoardsProps) {
  const client = useScreenClient("trash", () => undefined);
  return (
    <QueryClientProvider client={client}>
      <Panel className="px-5 pt-3">
        <List {...props} />
      </Panel>
    </QueryClientProvider>
  );
}

function List({ viewer: { timeZone, locale }, renderedAt }: TrashedBoardsProps) {
  const t = useTranslations("archive.trash");
  const router = useRouter();
  const now = useNow(renderedAt);
  const trash = useTrashedBoards(() => router.refresh());
  return <TrashList trash={trash} clock={{ now, timeZone, locale }} stages={[]} emptyText={t("emptyBoards")} />;
}
