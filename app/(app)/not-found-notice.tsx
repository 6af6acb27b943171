import type { ReactNode } from "react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/controls/link-button";

interface NotFoundNoticeProps {
  title: string;
  children: ReactNode;
  link?: { href: string; label: string };
}

export function NotFoundNotice({ title, children, link }: NotFoundNoticeProps) {
  const t = useTranslations("boards.notFound");
  const { href, label } = link ?? { href: "/boards", label: t("goToBoards") };
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-4 py-16 text-center">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-2 mb-5 text-gray-11">{children}</p>
      <LinkButton kind="primary" href={href}>
        {label}
      </LinkButton>
    </div>
  );
}
