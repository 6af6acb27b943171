import "server-only";
import { type Label, Prisma } from "@/generated/prisma/client";
import { type InJson, recordAsJson, withPosition, withTimes } from "@/lib/database/record";

type LabelInRow = Omit<Label, "position"> & { position: number };
export type LabelInJson = InJson<LabelInRow>;

/** `label l`, as a JSON value for `labelOfJson`. */
export const labelAsJson = recordAsJson(Prisma.LabelScalarFieldEnum, "l");

const withLabelTimes = withTimes<LabelInRow>(Prisma.LabelScalarFieldEnum);

export const labelOfJson = (label: LabelInJson): Label => withPosition(withLabelTimes(label));
