const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Only colors like `#1F6FEB`; others could carry styles. */
export const hexOr = <Fallback>(color: string | null, fallback: Fallback): string | Fallback =>
  color !== null && HEX.test(color.trim()) ? color.trim() : fallback;
