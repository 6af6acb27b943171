/** Where files are, as their records name it: `local`, `s3` for the bucket of the environment, or a bucket of the
 * settings, such as `amazon_s3:3`. */
export const LOCAL = "local";
export const ENVIRONMENT = "s3";

export const placeOf = ({ driver, id }: { driver: string; id: number }): string => `${driver}:${id}`;

/** What the API shows of a place. */
export const driverOf = (place: string): string => place.replace(/:\d+$/, "");

/** Null for other places. */
export function bucketIdOf(place: string): number | null {
  const [, id] = /^[a-z0-9_]+:(\d{1,9})$/.exec(place) ?? [];
  return id === undefined ? null : Number(id);
}
