/** The hash in a link to an uploaded file, undefined for other addresses. Also used by client components. */
export const fileHashIn = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/?#]+)?\/files\/([A-Za-z0-9]{16,192})(?:\?|$)/.exec(address)?.[1];

/** Keeps the token of a public board, and the signature of a link that needs no account. */
export function localFilePath(address: string, size?: "small"): string | null {
  const hash = fileHashIn(address);
  if (hash === undefined) return null;
  const token = /[?&](public_token=[\w-]+|secure_sign=[\w.]+)/.exec(address)?.[1];
  const query = [size && `size=${size}`, token].filter(Boolean).join("&");
  return `/files/${hash}${query && `?${query}`}`;
}
