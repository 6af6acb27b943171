/** Keeps a key press from a dialog around the control: dialogs listen at the document, where React listens, too. */
export function stopKeyEvent(event: React.KeyboardEvent): void {
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
}
