import { env } from "@/lib/env";
import type { Letter } from "@/lib/mail/letter";

export const exampleLetter = (): Letter => ({
  subject: "Order the lamps (Opening)",
  greeting: "Hello Anna,",
  about: { title: "Order the lamps", place: "Opening" },
  paragraphs: [[{ strong: "Max" }, " commented:"], { quote: "The warm ones, please. They fit the walls." }],
  action: { label: "Open the task", url: env().BOARDS_URL },
  ending: "You get this mail because the task is assigned to you.",
  links: [{ label: "All preferences", url: `${env().BOARDS_URL}/profile#notifications` }],
});
