/** Another address for the page that is shown, without asking the server: a step in the history. */
export const pushAddress = (address: string) => change("pushState", address);

export const replaceAddress = (address: string) => change("replaceState", address);

/** Next puts its own methods over these two a moment after the page has come to life; what is pressed before that waits, or Next would not hear of it. */
function change(how: "pushState" | "replaceState", address: string): void {
  if (Object.hasOwn(history, how)) history[how](null, "", address);
  else setTimeout(change, 0, how, address);
}

/** Loads another page. Never ends here, so that the form stays busy until it is gone, unless the browser brings this page back. */
export function navigateTo(address: string): Promise<void> {
  location.assign(address);
  return new Promise((back) => addEventListener("pageshow", () => back(), { once: true }));
}

/** Whether a link may open in place; with a key held down, it is meant for another tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey }: React.MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey;
