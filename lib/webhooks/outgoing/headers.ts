import { decryptOrNull, encrypt } from "@/lib/secrets/secrets";

export type OwnHeader = { name: string; value: string };

/** Null when the site's secret has changed. */
export const decryptHeaders = (encrypted: string | null): OwnHeader[] | null => {
  if (encrypted === null) return [];
  const text = decryptOrNull("webhook", encrypted);
  return text === null ? null : (JSON.parse(text) as OwnHeader[]);
};

export const encryptHeaders = (headers: OwnHeader[]): string | null =>
  headers.length > 0 ? encrypt("webhook", JSON.stringify(headers)) : null;

const MASK = "****";
/** Shorter values show nothing. */
const SHORTEST_WITH_END = 12;

/** Values may be passwords of the receiver: an answer shows at most their last four characters. */
export const maskedHeaders = (headers: OwnHeader[]): OwnHeader[] =>
  headers.map(({ name, value }) => ({ name, value: masked(value) }));

const masked = (value: string) => MASK + (value.length < SHORTEST_WITH_END ? "" : value.slice(-4));

/** A masked or empty value keeps what is stored under its name. */
export const withKeptValues = (headers: OwnHeader[], stored: OwnHeader[]): OwnHeader[] =>
  headers.map(({ name, value }) => {
    const known = stored.find((each) => each.name.toLowerCase() === name.toLowerCase());
    return known && (value === "" || value === masked(known.value)) ? known : { name, value };
  });
