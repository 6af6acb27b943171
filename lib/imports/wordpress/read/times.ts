import { isZone, toInstant } from "@/lib/recurrence/zoned";

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d))?/;

/** `created_at` and `updated_at`, which the plugin writes in UTC. Null for `0000-00-00 00:00:00` and the like. */
export function utcTime(text: string | null | undefined): string | null {
  const parts = partsOf(text);
  return parts && new Date(parts.day * DAY + parts.minute * 60_000 + parts.second * 1000).toISOString();
}

/** All other times: the clock of the site. Midnight means the whole day, which is the same day in every zone
 * (compatibility.md, C163). */
export function siteTime(text: string | null | undefined, zone: string): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  if (parts.minute === 0 && parts.second === 0) return utcTime(text);
  return new Date(toInstant(zone, parts.day, parts.minute).getTime() + parts.second * 1000).toISOString();
}

const DAY = 24 * 60 * 60 * 1000;

function partsOf(text: string | null | undefined) {
  const [, year, month, date, hour = 0, minute = 0, second = 0] = TIME.exec((text ?? "").trim()) ?? [];
  if (!year || Number(year) < 1000 || Number(month) < 1 || Number(month) > 12 || Number(date) < 1) return null;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date)) / DAY;
  return { day, minute: Number(hour) * 60 + Number(minute), second: Number(second) };
}

/** `timezone_string` of WordPress, or else its `gmt_offset` in hours. */
export function siteZone(name: string | null | undefined, offset: string | null | undefined): string {
  if (name && isZone(name)) return name;
  const minutes = Math.round(Number(offset ?? 0) * 60) || 0;
  const zone = `${minutes < 0 ? "-" : "+"}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return minutes !== 0 && isZone(zone) ? zone : "UTC";
}

const two = (number: number) => String(number).padStart(2, "0");
