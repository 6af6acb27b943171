"use client";
import { useTranslations } from "next-intl";
import { Keyboard, Plus, Search } from "lucide-react";
import { Bell } from "@/components/shell/bell";
import { showPanel } from "@/components/shell/panels";
import { preloadHandlers } from "@/components/shell/shell-panels";
import { useCreate } from "@/components/shell/use-create";
import { Button } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function ShellButtons({ canCreate, unread }: { canCreate: boolean; unread: number }) {
  const t = useTranslations("shell.topBar");
  const create = useCreate(canCreate);
  return (
    <>
      <Tooltip text={t("findBoard")} keys="/">
        <Button
          kind="quiet"
          size="icon"
          aria-label={t("findBoard")}
          {...preloadHandlers.switcher}
          onClick={() => showPanel("switcher")}
          className="max-sm:hidden"
        >
          <Search {...icon} />
        </Button>
      </Tooltip>
      {create && (
        <Tooltip text={create.label} keys="c">
          <Button kind="quiet" size="icon" aria-label={create.label} onClick={create.run}>
            <Plus {...icon} />
          </Button>
        </Tooltip>
      )}
      <Tooltip text={t("shortcuts")} keys="?">
        <Button
          kind="quiet"
          size="icon"
          aria-label={t("shortcuts")}
          {...preloadHandlers.keys}
          onClick={() => showPanel("keys")}
          className="max-sm:hidden"
        >
          <Keyboard {...icon} />
        </Button>
      </Tooltip>
      <Bell initialCount={unread} />
    </>
  );
}
