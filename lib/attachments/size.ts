const UNITS = ["B", "KB", "MB", "GB"] as const;

/** `78 B`, `2 KB`, `1 MB`: whole numbers of 1,024, as WordPress writes sizes. Pure: screens write them, too. */
export function readableSize(bytes: number): string {
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${Math.round(bytes / 1024 ** unit)} ${UNITS[unit]}`;
}
