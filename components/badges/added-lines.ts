import { countStyle, fitInLine, UNMEASURED, watchLine } from "@/components/badges/fit-in-line";

/** Measures the lines of labels in HTML that was added without React, as `LabelLine` does its own. @returns ends it */
export function watchAddedLines(added: readonly Element[]): () => void {
  const lines = added.flatMap((element) => [...element.querySelectorAll<HTMLElement>("[data-label-line]")]);
  const ends = lines.filter(({ children }) => children.length > 1).map(watchAdded);
  return () => ends.forEach((end) => end());
}

function watchAdded(line: HTMLElement): () => void {
  const frame = line.parentElement ?? line;
  const labels = [...line.querySelectorAll(":scope > :not(.sr-only)")];
  const total = line.children.length;
  const count = document.createElement("span");
  count.className = countStyle;
  count.ariaHidden = "true";

  function show(fit: number | null) {
    for (const name of UNMEASURED.split(" ")) line.classList.toggle(name, fit === null);
    labels.forEach((label, at) => label.classList.toggle("sr-only", fit !== null && at >= fit));
    count.textContent = counted.format(total - (fit ?? total));
    if (fit === null || fit === total) count.remove();
    else frame.append(count);
  }

  const counted = new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "always" });
  return watchLine(frame, { unfold: () => show(null), measure: () => fitInLine(line), fold: show });
}
