/** The hash in a link to an uploaded file, undefined for other addresses. Also used by client components. */
export const fileHashIn = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?\/files\/([A-Za-z0-9]{16,192})(?:\?|$)/.exec(address)?.[1];

export function localFilePath(address: string, size?: "small"): string | null {
  const hash = fileHashIn(address);
  return hash === undefined ? null : `/files/${hash}${size ? `?size=${size}` : ""}`;
}
