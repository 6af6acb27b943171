export type VoteSize = "large" | "small";

const COMMON = "inline-flex items-center justify-center rounded-sm border font-semibold transition-colors";

export const VOTE_BOX: Record<VoteSize, string> = {
  large: `${COMMON} min-h-13 min-w-13 flex-col px-2 py-1 text-base leading-tight`,
  small: `${COMMON} h-8 min-w-13 gap-1 px-2 text-sm pointer-coarse:h-11`,
};

export const VOTE_LOOK =
  "border-gray-7 bg-surface text-gray-11 hover:border-accent hover:text-accent-text " +
  "aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text";
