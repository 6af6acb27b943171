import { classNames } from "@/components/ui/class-names";
import { Mark } from "@/components/ui/brand/mark";
import type { Logo } from "@/lib/settings/logo/read";

interface SiteMarkProps {
  logo: Logo | null;
  size?: "small" | "large";
}

export const SiteMark = ({ logo, size = "small" }: SiteMarkProps) =>
  logo ? (
    // oxlint-disable-next-line nextjs/no-img-element -- it is small already
    <img
      src={logo.address}
      alt=""
      width={logo.width}
      height={logo.height}
      className={classNames("w-auto shrink-0 object-contain", size === "small" ? "h-6 max-w-28" : "h-9 max-w-56")}
    />
  ) : (
    <Mark className={classNames("shrink-0", size === "small" ? "size-6" : "size-7")} />
  );
