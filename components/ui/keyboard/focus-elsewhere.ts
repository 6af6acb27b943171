/** The person works elsewhere by now, and must not lose the focus. @param own the element that may give its focus away */
export function hasFocusElsewhere(own: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement !== own;
}
