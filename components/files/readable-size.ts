const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Whole numbers of 1,024, in the reader's language: `78 bytes`, `2 kB`, `1 MB`. */
export function readableSize(bytes: number, locale: string): string {
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[unit],
    // Short bytes are "78 byte".
    unitDisplay: unit === 0 ? "long" : "short",
    maximumFractionDigits: 0,
  }).format(bytes / 1024 ** unit);
}
