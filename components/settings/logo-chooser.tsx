"use client";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { PictureChooser } from "@/components/ui/controls/picture-chooser";
import { Mark } from "@/components/ui/brand/mark";
import { api, sendFile } from "@/lib/api";
import type { Logo } from "@/lib/settings/logo/read";

export const LogoChooser = ({ logo }: { logo: Logo | null }) => (
  <PictureChooser
    noun="logo"
    hasOne={logo !== null}
    hint="JPEG, PNG, GIF or WebP, up to 2 MB. It takes the place of the mark in the top bar, on the sign-in page and in mails."
    preview={(chosen) => <LogoPreview address={chosen ?? logo?.address} alt={chosen ? "Your new logo" : "Your logo"} />}
    onSave={(file) => sendFile("/boards-app/v1/logo", "logo", file)}
    onRemove={() => api("DELETE", "/boards-app/v1/logo")}
  />
);

const LogoPreview = ({ address, alt }: { address: string | undefined; alt: string }) => (
  <div className="flex shrink-0 overflow-hidden rounded-sm border border-gray-7">
    {BACKGROUNDS.map(({ name, color }) => (
      <span key={name} className="relative grid h-16 w-24 place-items-center p-2">
        <ColorFill light={color} />
        {address ? (
          // eslint-disable-next-line @next/next/no-img-element -- it is small already, or a file that only this browser has
          <img
            src={address}
            alt={`${alt}, on ${name} ground`}
            className="relative max-h-12 max-w-full object-contain"
          />
        ) : (
          <Mark className="relative size-8" />
        )}
      </span>
    ))}
  </div>
);

/** Values of `--surface` in app/globals.css, which follows the theme of the page. */
const BACKGROUNDS = [
  { name: "light", color: "oklch(1 0 0)" },
  { name: "dark", color: "oklch(0.196 0.01 264)" },
];
