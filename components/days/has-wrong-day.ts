/** The field that is wrong gets the focus. @returns whether there is one */
export function hasWrongDay(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>("[data-wrong-day]");
  wrong?.focus();
  return wrong !== null;
}
