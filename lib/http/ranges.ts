import parseRange from "range-parser";

/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** More parts than any player or downloader asks for make only work. */
const MOST_PARTS = 16;

export type AskedRange = ByteRange[] | "whole" | "unsatisfiable";

/**
 * What of a file of this size the request wants: ranges that touch are one. A header that is malformed, or asks for too many
 * parts, counts as none; `If-Range` with another version of the file, too.
 */
export function askedRange(request: Request, size: number, etag: string): AskedRange {
  const header = request.headers.get("range");
  const version = request.headers.get("if-range");
  if (!header || (version !== null && version !== etag)) return "whole";
  if (header.split(",").length > MOST_PARTS) return "whole";

  const ranges = parseRange(size, header, { combine: true });
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes") return "whole";
  return [...ranges];
}

export const contentRange = ({ start, end }: ByteRange, size: number): string => `bytes ${start}-${end}/${size}`;
