import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";

interface ShowMoreProps {
  href: string;
  left: number;
  size?: "small";
  className: string;
}

export function ShowMore({ href, left, size, className }: ShowMoreProps) {
  const t = useTranslations("ui.lists");
  return (
    left > 0 && (
      <p className={classNames("flex justify-center", className)}>
        <Link href={href} scroll={false} className={buttonStyle({ size })}>
          <span>{t.rich("showMore", { count: left, left: (chunks) => <span className={COUNT}>{chunks}</span> })}</span>
        </Link>
      </p>
    )
  );
}

const COUNT = "text-gray-11 tabular-nums";
