/** Otherwise the browser's own menu opens above the menu of a card or row. */
export function keepOwnMenu(event: React.MouseEvent) {
  if (document.querySelector("[data-task] [aria-haspopup=menu][aria-expanded=true]")) event.preventDefault();
}
