/** Adds a history entry without asking the server. */
export const pushAddress = (address: string) => change("pushState", address);

export const replaceAddress = (address: string) => change("replaceState", address);

/** Changes the search parameters of the page in place, without a history entry. */
export function changeSearch(change: (params: URLSearchParams) => URLSearchParams | void): void {
  const params = new URLSearchParams(location.search);
  const search = String(change(params) ?? params);
  replaceAddress(`${location.pathname}${search && `?${search}`}${location.hash}`);
}

/** Next replaces these two methods shortly after hydration and must see the change. */
function change(how: "pushState" | "replaceState", address: string): void {
  if (Object.hasOwn(history, how)) history[how](null, "", address);
  else setTimeout(change, 0, how, address);
}

/** Stays pending while the page loads, so that the form stays busy, until the browser restores the page. */
export function navigateTo(address: string): Promise<void> {
  location.assign(address);
  return new Promise((back) => addEventListener("pageshow", () => back(), { once: true }));
}

/** A click with a modifier key opens another tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey }: React.MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey;
