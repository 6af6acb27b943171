import parseRange from "range-parser";

/** Byte positions; both are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** No player or downloader needs more parts. */
const MAX_PARTS = 16;

export type RequestedRange = ByteRange[] | "whole" | "unsatisfiable";

/**
 * The requested ranges, with touching ones merged. A malformed header or too many parts mean the whole file, and so
 * does `If-Range` with another version or a method other than GET (RFC 9110, 14.2).
 */
export function requestedRange(request: Request, size: number, etag: string): RequestedRange {
  const header = request.headers.get("range");
  const version = request.headers.get("if-range");
  if (request.method !== "GET" || !header || (version !== null && version !== etag)) return "whole";
  if (header.split(",").length > MAX_PARTS || isBackwards(header)) return "whole";

  const ranges = parseRange(size, clampSuffixes(header, size), { combine: true });
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes") return "whole";
  return [...ranges];
}

/** A range that ends before it begins invalidates the header (RFC 9110, 14.1.1); the parser would answer 416. */
const isBackwards = (header: string) =>
  [...header.matchAll(/(?<!\d)(\d+)-(\d+)/g)].some(([, first, last]) => Number(last) < Number(first));

/** A suffix longer than the file means the whole file; the parser would refuse it. */
const clampSuffixes = (header: string, size: number) =>
  header.replace(/(?<=[=,\s])-(\d+)/g, (_, length: string) => `-${Math.min(Number(length), size)}`);

export const contentRange = ({ start, end }: ByteRange, size: number): string => `bytes ${start}-${end}/${size}`;
