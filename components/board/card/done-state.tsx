import { useTranslations } from "next-intl";

/** Only describes the title, because the check box beside it says the same. */
export const DoneState = ({ id }: { id: string }) => (
  <span id={id} hidden>
    {useTranslations("board.card")("done")}
  </span>
);
