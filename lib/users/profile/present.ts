import type { User } from "@/generated/prisma/client";
import { photoOf } from "@/lib/users/present";

export type ProfileJson = ReturnType<typeof presentProfile>["profile"];

export function presentProfile(user: User) {
  const { id, login, displayName, email, timezone, locale, startOfWeek, photoFile } = user;
  return {
    profile: {
      id,
      login,
      display_name: displayName,
      email,
      timezone,
      locale,
      start_of_week: startOfWeek,
      photo: photoOf(user),
      has_photo: photoFile !== null,
    },
  };
}
