/** The random name of a file of ours that an address leads to; nothing for every other address. Pure: screens ask it, too. */
export const fileHashIn = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?\/files\/([A-Za-z0-9]{16,192})(?:\?|$)/.exec(address)?.[1];

/** Such an address from where the page is, whatever the site was called when it was written. */
export function localFilePath(address: string, size?: "small"): string | null {
  const hash = fileHashIn(address);
  return hash === undefined ? null : `/files/${hash}${size ? `?size=${size}` : ""}`;
}
