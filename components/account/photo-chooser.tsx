"use client";
import { useTranslations } from "next-intl";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { PictureChooser } from "@/components/ui/controls/picture-chooser";
import { api, sendFile } from "@/lib/api";
import type { ProfileJson } from "@/lib/users/profile/present";

export function PhotoChooser({ profile: { id, display_name, photo, has_photo } }: { profile: ProfileJson }) {
  const t = useTranslations("account.photo");
  return (
    <PictureChooser
      noun="photo"
      hasOne={has_photo}
      hint={t("hint")}
      preview={(chosen) =>
        chosen ? (
          // oxlint-disable-next-line nextjs/no-img-element -- a file that only this browser has
          <img
            src={chosen}
            alt={t("new")}
            width={64}
            height={64}
            className="size-16 shrink-0 rounded-full bg-gray-4 object-cover"
          />
        ) : (
          <span role="img" aria-label={has_photo ? t("saved") : t("initials")} className="shrink-0">
            <PersonAvatar id={id} name={display_name} photo={photo} size={64} />
          </span>
        )
      }
      onSave={(file) => sendFile(`/boards/v2/member/${id}/photo`, "photo", file)}
      onRemove={() => api("DELETE", "/boards-app/v1/profile/photo")}
    />
  );
}
