/** `1:05:09`, always with hours, so that it keeps its width. */
export function elapsedText(seconds: number): string {
  const two = (value: number) => String(value % 60).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}
