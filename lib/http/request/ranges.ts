import parseRange from "range-parser";

/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** More parts than any player or downloader asks for make only work. */
const MOST_PARTS = 16;

export type RequestedRange = ByteRange[] | "whole" | "unsatisfiable";

/**
 * What of a file of this size the request wants: ranges that touch are one. A header that is malformed, or asks for too many
 * parts, counts as none; `If-Range` with another version of the file, or another method than GET (RFC 9110, 14.2), too.
 */
export function requestedRange(request: Request, size: number, etag: string): RequestedRange {
  const header = request.headers.get("range");
  const version = request.headers.get("if-range");
  if (request.method !== "GET" || !header || (version !== null && version !== etag)) return "whole";
  if (header.split(",").length > MOST_PARTS || isBackwards(header)) return "whole";

  const ranges = parseRange(size, withinSize(header, size), { combine: true });
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes") return "whole";
  return [...ranges];
}

/** A range that ends before it begins makes the whole header invalid (RFC 9110, 14.1.1); the parser takes it for one behind the end. */
const isBackwards = (header: string) =>
  [...header.matchAll(/(?<!\d)(\d+)-(\d+)/g)].some(([, first, last]) => Number(last) < Number(first));

/** The last so many bytes of fewer are all of them; the parser refuses them. */
const withinSize = (header: string, size: number) =>
  header.replace(/(?<=[=,\s])-(\d+)/g, (_, length: string) => `-${Math.min(Number(length), size)}`);

export const contentRange = ({ start, end }: ByteRange, size: number): string => `bytes ${start}-${end}/${size}`;
