/** Keeps a key press from a surrounding dialog, which listens at the document like React does. */
export function stopKeyEvent(event: React.KeyboardEvent): void {
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
}
