/** Whether a link may open in place; with a key held down, it is meant for another tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey }: React.MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey;
