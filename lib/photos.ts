/** Keys of photos end like this and keys of initials never do, so an address alone shows which of them it is. */
export const PHOTO_ENDING = ".webp";

export const photoPath = (address: string): string | null => /\/photos\/[\w-]+\.webp$/.exec(address)?.[0] ?? null;
