"use client";
import { PictureChooser } from "@/components/ui/picture-chooser";
import { Mark } from "@/components/ui/mark";
import { api, sendFile } from "@/lib/api";
import type { Logo } from "@/lib/settings/logo/read";

/** Shows the logo on light and dark ground before it is saved. */
export const LogoChooser = ({ logo }: { logo: Logo | null }) => (
  <PictureChooser
    noun="logo"
    hasOne={logo !== null}
    hint="JPEG, PNG, GIF or WebP, up to 2 MB. It takes the place of the mark in the top bar, on the sign-in page and in mails."
    preview={(chosen) => <OnBothGrounds address={chosen ?? logo?.address} alt={chosen ? "Your new logo" : "Your logo"} />}
    onSave={(file) => sendFile("/boards-app/v1/logo", "logo", file)}
    onRemove={() => api("DELETE", "/boards-app/v1/logo")}
  />
);

const OnBothGrounds = ({ address, alt }: { address: string | undefined; alt: string }) => (
  <div className="flex shrink-0 overflow-hidden rounded-sm border border-gray-7">
    {(["scheme-light", "scheme-dark"] as const).map((scheme) => (
      <span key={scheme} className={`grid h-16 w-24 place-items-center bg-surface p-2 ${scheme}`}>
        {address ? (
          // eslint-disable-next-line @next/next/no-img-element -- it is small already, or a file that only this browser has
          <img src={address} alt={scheme === "scheme-light" ? alt : ""} className="max-h-full max-w-full object-contain" />
        ) : (
          <Mark className="size-8" />
        )}
      </span>
    ))}
  </div>
);
