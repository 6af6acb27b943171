import Link from "next/link";
import { useTranslations } from "next-intl";
import { LayoutGrid, Table2 } from "lucide-react";
import { buttonStyle } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";

export type Layout = "cards" | "table";

interface LayoutSwitchProps {
  layout: Layout;
  addressOf: (layout: Layout) => string;
}

const LAYOUTS = [
  { layout: "cards", Icon: LayoutGrid },
  { layout: "table", Icon: Table2 },
] as const;

export function LayoutSwitch({ layout: current, addressOf }: LayoutSwitchProps) {
  const t = useTranslations("account.profile.layout");
  return (
    <nav aria-label={t("label")} className="flex">
      {LAYOUTS.map(({ layout, Icon }) => (
        <Tooltip key={layout} text={t(layout)}>
          <Link
            href={addressOf(layout)}
            scroll={false}
            aria-label={t(layout)}
            aria-current={layout === current ? "page" : undefined}
            className={buttonStyle(
              { kind: "quiet", size: "icon" },
              "aria-[current]:bg-gray-4 aria-[current]:text-gray-12",
            )}
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.5} />
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}
