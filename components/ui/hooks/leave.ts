/** Loads another page. Never ends here, so that the form stays busy until it is gone, unless the browser brings this page back. */
export function navigateTo(address: string): Promise<void> {
  location.assign(address);
  return new Promise((back) => addEventListener("pageshow", () => back(), { once: true }));
}
