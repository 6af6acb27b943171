import { useTranslations } from "next-intl";
import { FirstSteps } from "@/components/board-list/no-boards";
import { LinkButton } from "@/components/ui/controls/link-button";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Panel } from "@/components/ui/overlays/panel";
import { Page, PageHeading } from "@/components/ui/pages/page";

interface NoBoardsYetProps {
  mayCreate: boolean;
  administrators: string[];
}

/** The home page of somebody without boards. */
export function NoBoardsYet({ mayCreate, administrators }: NoBoardsYetProps) {
  const t = useTranslations("home");
  const create = (
    <LinkButton kind="primary" href="/boards?new">
      {t("createBoard")}
    </LinkButton>
  );
  return (
    <Page>
      <RefreshOnFocus />
      <PageHeading>{t("title")}</PageHeading>
      <Panel>
        <FirstSteps action={mayCreate && create} administrators={administrators} />
      </Panel>
    </Page>
  );
}
