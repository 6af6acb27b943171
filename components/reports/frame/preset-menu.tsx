"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { CalendarRange, Check, ChevronDown } from "lucide-react";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { daysOf, PRESETS } from "@/components/reports/frame/presets";
import { addressOfReport } from "@/components/reports/frame/search-params";
import { buttonStyle } from "@/components/ui/controls/button";
import { Menu } from "@/components/ui/overlays/menu";
import { MenuLink } from "@/components/ui/overlays/menu-items";

type PresetMenuProps = Pick<ReportFrame, "section" | "search" | "today" | "startOfWeek">;

export function PresetMenu({ section, search, ...today }: PresetMenuProps) {
  const t = useTranslations("reports.range");
  const current = search.preset ? t(`presets.${search.preset}`) : t("own");
  const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;
  return (
    <Menu
      label={t("choose", { range: current })}
      align="start"
      buttonStyle={buttonStyle({}, "max-sm:w-full")}
      button={
        <>
          <CalendarRange {...icon} />
          {current}
          <ChevronDown {...icon} />
        </>
      }
    >
      {PRESETS.map((preset) => {
        const address = addressOfReport(section, { ...search, preset, ...daysOf(preset, today) });
        return (
          <MenuLink
            key={preset}
            render={<Link href={address} scroll={false} aria-current={preset === search.preset || undefined} />}
            icon={preset === search.preset ? <Check {...icon} /> : <span className="block size-4" />}
          >
            {t(`presets.${preset}`)}
          </MenuLink>
        );
      })}
    </Menu>
  );
}
