import { ApiError } from "@/lib/api";
import type { Translate } from "@/lib/i18n/translate";
import { minutesFrom } from "@/lib/time/duration";

/** @throws ApiError that says what is expected, as the server would refuse the text */
export function minutesTyped(typed: string, t: Translate<"time">, { least }: { least: 0 | 1 }): number {
  const minutes = minutesFrom(typed);
  if (minutes === null || minutes < least) throw new ApiError(400, "", t("unknown"));
  return minutes;
}
