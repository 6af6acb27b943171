let touching = false;

/** Native drag and drop also starts with a long press and would cancel the touch. */
export const isTouching = (): boolean => touching;

export const setTouching = (now: boolean): void => void (touching = now);
