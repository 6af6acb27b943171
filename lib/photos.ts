/** How the key of a photo ends, and that of initials never does: an address alone says which of both is behind it, wherever people come with one. */
export const PHOTO_ENDING = ".webp";

/** The photo of a person who has this address, from where the page is; null where it leads to initials. */
export const photoPath = (address: string): string | null => /\/photos\/[\w-]+\.webp$/.exec(address)?.[0] ?? null;
