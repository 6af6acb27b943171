/** Among the drawn comments and replies the next one that does not hang on this one, else the one before; null for the only one. */
export function neighbourOfComment(whole: HTMLElement | null, commentId: number): number | null {
  const all = [...(whole?.querySelectorAll<HTMLElement>("[data-comment]") ?? [])];
  const at = all.findIndex((each) => each.dataset.comment === String(commentId));
  const beside = all.slice(at + 1).find((each) => !all[at]?.contains(each)) ?? all[at - 1];
  return beside ? Number(beside.dataset.comment) : null;
}
