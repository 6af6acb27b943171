import Link from "next/link";
import { buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";

interface ShowMoreProps {
  href: string;
  left: number;
  size?: "small";
  className: string;
}

export const ShowMore = ({ href, left, size, className }: ShowMoreProps) =>
  left > 0 && (
    <p className={classNames("flex justify-center", className)}>
      <Link href={href} scroll={false} className={buttonStyle({ size })}>
        Show more <span className="text-gray-11 tabular-nums">({left})</span>
      </Link>
    </p>
  );
