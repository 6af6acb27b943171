/** Where an answer goes. The text may have changed since it was sent: then nothing of it is replaced. */
export type Placement = "instead" | "cursor";

/** What was selected, or all of a text, as it was when the assistant was asked. */
export interface TakenText {
  /** In Markdown. */
  text: string;
  isSelection: boolean;
  isUnchanged: () => boolean;
  /** What `put` would put there. */
  preview: (answer: string, placement: Placement) => React.ReactNode;
  /** Puts an answer in Markdown there, in one step that the person can undo, and focuses the text. */
  put: (answer: string, placement: Placement) => void;
}

/** A text that a person is writing. */
export interface WritableText {
  take: () => TakenText;
  element: () => HTMLElement | null;
}
