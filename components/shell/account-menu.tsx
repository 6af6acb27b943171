"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ChartColumn, Clock, LogOut, Settings, UserRound } from "lucide-react";
import { confirmAndSignOut } from "@/components/account/sign-out";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator, MenuLink } from "@/components/ui/overlays/menu-items";
import { ThemeChoices } from "@/components/ui/pages/theme-switch";
import type { Theme } from "@/lib/theme";

export interface AccountMenuProps {
  id: number;
  name: string;
  photo: string;
  email: string;
  theme: Theme;
  canSeeSettings: boolean;
  /** While time tracking is on. */
  hasTimesheet: boolean;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function AccountMenu({
  menu,
  name,
  email,
  theme,
  canSeeSettings,
  hasTimesheet,
}: AccountMenuProps & { menu: MenuAnchor }) {
  const t = useTranslations("shell.account");
  return (
    <AnchoredMenu {...menu}>
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="max-w-60 truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="max-w-60 truncate text-sm text-gray-11">{email}</p>
      </div>
      <MenuSeparator />
      <MenuLink render={<Link href="/profile" />} icon={<UserRound {...icon} />}>
        {t("profile")}
      </MenuLink>
      <MenuLink className="sm:hidden" render={<Link href="/reports" />} icon={<ChartColumn {...icon} />}>
        {t("reports")}
      </MenuLink>
      {hasTimesheet && (
        <MenuLink render={<Link href="/timesheet" />} icon={<Clock {...icon} />}>
          {t("timesheet")}
        </MenuLink>
      )}
      {canSeeSettings && (
        <MenuLink render={<Link href="/settings" />} icon={<Settings {...icon} />}>
          {t("settings")}
        </MenuLink>
      )}
      <MenuSeparator />
      <ThemeChoices saved={theme} />
      <MenuSeparator />
      <MenuItem
        icon={<LogOut {...icon} />}
        onClick={() => void confirmAndSignOut("/login?done=signed-out", t("signOutUnsaved"))}
      >
        {t("signOut")}
      </MenuItem>
    </AnchoredMenu>
  );
}
