/** Making a format takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

export function numberText(value: number, locale: string): string {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  formats.set(locale, known);
  return known.format(value);
}
