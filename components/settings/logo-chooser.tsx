"use client";
import { useTranslations } from "next-intl";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { PictureChooser } from "@/components/ui/controls/picture-chooser";
import { Mark } from "@/components/ui/brand/mark";
import { api, sendFile } from "@/lib/api";
import type { Logo } from "@/lib/settings/logo/read";

export function LogoChooser({ logo }: { logo: Logo | null }) {
  const t = useTranslations("settings.logo");
  return (
    <PictureChooser
      noun="logo"
      hasOne={logo !== null}
      hint={t("hint")}
      preview={(chosen) => <LogoPreview address={chosen ?? logo?.address} state={chosen ? "new" : "saved"} />}
      onSave={(file) => sendFile("/boards-app/v1/logo", "logo", file)}
      onRemove={() => api("DELETE", "/boards-app/v1/logo")}
    />
  );
}

function LogoPreview({ address, state }: { address: string | undefined; state: "new" | "saved" }) {
  const t = useTranslations("settings.logo");
  return (
    <div className="flex shrink-0 overflow-hidden rounded-sm border border-gray-7">
      {BACKGROUNDS.map(({ name, color }) => (
        <span key={name} className="relative grid h-16 w-24 place-items-center p-2">
          <ColorFill light={color} />
          {address ? (
            // oxlint-disable-next-line nextjs/no-img-element -- it is small already, or a file that only this browser has
            <img src={address} alt={t(`${state}${name}`)} className="relative max-h-12 max-w-full object-contain" />
          ) : (
            <Mark className="relative size-8" />
          )}
        </span>
      ))}
    </div>
  );
}

/** Values of `--surface` in app/globals.css, which follows the theme of the page. */
const BACKGROUNDS = [
  { name: "OnLight", color: "oklch(1 0 0)" },
  { name: "OnDark", color: "oklch(0.196 0.01 264)" },
] as const;
