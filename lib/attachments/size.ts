const UNITS = ["B", "KB", "MB", "GB"] as const;

/** Whole numbers of 1,024, as WordPress formats sizes: `78 B`, `2 KB`, `1 MB`. */
export function readableSize(bytes: number): string {
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${Math.round(bytes / 1024 ** unit)} ${UNITS[unit]}`;
}
