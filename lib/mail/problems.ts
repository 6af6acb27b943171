/** Why an email was not sent, as it is saved and as the API says it. The list of emails translates the keys. */
export const PROBLEMS = {
  unconfirmed:
    "The mail server may have taken it: no answer came after the content was handed over. Send it again by hand if it did not arrive.",
  credentials: "The mail server did not accept the user name and password of SMTP_URL",
  connectionLost: "The connection to the mail server broke",
  unknownHost: "The mail server's name is not known",
  refused: "The mail server refused the mail",
  unreachable: "The mail server could not be reached",
  timeout: "The mail server did not answer in time",
  noEncryption: "The connection to the mail server could not be encrypted",
  certificate: "The mail server's certificate is not trusted",
  otherSecret: "It was written with another BOARDS_SECRET.",
  reserved: "Its receiver's address is reserved for examples and tests, so no mail server gets it.",
  noAccount: "Its receiver has no account any more.",
  deactivated: "Its receiver's account is deactivated.",
  noAccess: "Its receiver may not see the task any more.",
  noFollower: "Its receiver does not follow the idea any more.",
  unwanted: "Its receiver does not want such mails any more.",
  dayOver: "Its day is over.",
  invitationUsed: "Its invitation was accepted.",
  invitationExpired: "Its invitation has expired.",
  invitationGone: "Its invitation was deleted.",
  inviterGone: "Its sender may not invite people to the board any more.",
  nothingLeft: "None of its tasks is left: they are done, deleted, or hidden from its receiver.",
} as const;

export type MailProblem = keyof typeof PROBLEMS;

export interface MailFailure {
  problems: readonly MailProblem[];
  /** What the mail server or the connection said, in its own language. */
  reply: string;
}

/** Finds the texts above in what was saved, for example "The mail server refused the mail: 550 No such user". */
export function failureOf(saved: string): MailFailure {
  const found = typedEntries().find(([, text]) => saved.startsWith(text));
  if (!found) return { problems: [], reply: saved };

  const [problem, text] = found;
  const { problems, reply } = failureOf(saved.slice(text.length).replace(/^:?\s+/, ""));
  return { problems: [problem, ...problems], reply };
}

/** `Object.entries` forgets the names. */
const typedEntries = () => Object.entries(PROBLEMS) as [MailProblem, string][];
