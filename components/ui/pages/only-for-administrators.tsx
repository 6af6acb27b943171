import { useTranslations } from "next-intl";
import { Lock } from "lucide-react";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

interface OnlyForAdministratorsProps {
  heading: string;
  title: string;
  children: React.ReactNode;
}

export function OnlyForAdministrators({ heading, title, children }: OnlyForAdministratorsProps) {
  const t = useTranslations("ui.pages");
  return (
    <div className="mx-auto max-w-110 py-10">
      <h1 className="sr-only">{heading}</h1>
      <EmptyState
        icon={<Lock aria-hidden className="size-5" strokeWidth={1.5} />}
        title={title}
        action={<LinkButton href="/boards">{t("goToBoards")}</LinkButton>}
      >
        {children}
      </EmptyState>
    </div>
  );
}
