import { draw } from "@/security/fuzz/random";

/** Half and three-quarter hours, clocks that change at midnight or by half an hour, and both ends of the day. */
export const ZONES = [
  ...["UTC", "Europe/Berlin", "Asia/Kathmandu", "America/St_Johns", "America/Havana", "America/Santiago"],
  ...["Australia/Lord_Howe", "Pacific/Chatham", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Beirut"],
];

/** Within a day of these, clocks change somewhere. */
const CHANGES = [
  ...["2027-03-14T06:30:00Z", "2027-03-28T00:59:59Z", "2027-04-03T14:30:00Z", "2027-04-04T03:00:00Z"],
  ...["2027-10-02T15:30:00Z", "2027-10-31T01:00:00Z", "2027-11-07T04:30:00Z", "2027-12-31T23:59:59Z"],
];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const QUARTER = HOUR / 4;

export type Next = () => number;

export const pick = <Thing>(next: Next, things: readonly Thing[]): Thing => {
  const [thing] = draw(next, things, 1);
  if (thing === undefined) throw new Error("There is nothing to pick.");
  return thing;
};

export const between = (next: Next, lowest: number, highest: number): number =>
  lowest + Math.floor(next() * (highest - lowest + 1));

export const aNow = (next: Next): Date =>
  new Date(Date.parse(pick(next, CHANGES)) + between(next, -30, 30) * HOUR + between(next, 0, 3_599_999));

/** Days begin at quarters of an hour, so many of these are at the beginning of a day somewhere, or just beside it. */
export function aTime(next: Next, now: Date): Date {
  const at = now.getTime() + between(next, -20 * DAY, 4 * DAY);
  const kind = between(next, 0, 3);
  if (kind === 0) return new Date(at);
  if (kind === 1) return new Date(Math.floor(at / DAY) * DAY);
  return new Date(Math.round(at / QUARTER) * QUARTER + pick(next, [-1, 0, 0, 1]));
}
