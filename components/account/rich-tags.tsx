/** For `t.rich`: a name in a sentence, in the direction of its own script. */
export const bdi = (chunks: React.ReactNode) => <bdi>{chunks}</bdi>;

export const strong = (chunks: React.ReactNode) => (
  <strong dir="auto" className="font-semibold text-gray-12 wrap-anywhere">
    {chunks}
  </strong>
);
