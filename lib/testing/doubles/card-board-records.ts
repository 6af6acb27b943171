type Fields = Record<string, unknown>;

const FIRST_SECOND = Date.UTC(2026, 0, 1) / 1_000;
const MEMBER_SECOND = Date.UTC(2020, 0, 1) / 1_000;

/** An id as Trello makes them, whose first digits are a time: later numbers are later ids. */
export const cardBoardId = (number: number, second = FIRST_SECOND): string =>
  (second + number).toString(16).padStart(8, "0") + number.toString(16).padStart(16, "0");

export const member = (number: number, fields: Fields = {}) => ({
  id: cardBoardId(number, MEMBER_SECOND),
  fullName: `Member ${number}`,
  username: `member${number}`,
  memberType: "normal",
  ...fields,
});

export const list = (number: number, fields: Fields = {}) => ({
  id: cardBoardId(number),
  name: `List ${number}`,
  closed: false,
  color: null,
  pos: number * 65_536,
  softLimit: null,
  ...fields,
});

export const card = (number: number, idList: string, fields: Fields = {}) => ({
  id: cardBoardId(number),
  name: `Card ${number}`,
  desc: "",
  closed: false,
  idList,
  idShort: number,
  pos: number * 65_536,
  due: null,
  start: null,
  dueComplete: false,
  dueReminder: null,
  dateLastActivity: "2026-05-01T08:00:00.000Z",
  idMembers: [],
  idMembersVoted: [],
  idLabels: [],
  labels: [],
  isTemplate: false,
  idAttachmentCover: null,
  cover: { idAttachment: null, color: null, idUploadedBackground: null, size: "normal", brightness: "light" },
  attachments: [] as Fields[],
  customFieldItems: [] as Fields[],
  badges: { comments: 0, attachments: 0 },
  ...fields,
});

export const checklist = (number: number, idCard: string, fields: Fields = {}) => ({
  id: cardBoardId(number),
  name: `Checklist ${number}`,
  idCard,
  pos: number,
  checkItems: [] as Fields[],
  ...fields,
});

export const checkItem = (number: number, fields: Fields = {}) => ({
  id: cardBoardId(number),
  name: `Item ${number}`,
  pos: number,
  state: "incomplete",
  due: null,
  idMember: null,
  ...fields,
});

export const comment = (number: number, idCard: string, text: string, author = member(1)) => ({
  id: cardBoardId(number),
  type: "commentCard",
  date: new Date((FIRST_SECOND + number) * 1_000).toISOString(),
  idMemberCreator: author.id,
  memberCreator: { id: author.id, fullName: author.fullName, username: author.username },
  data: { text, card: { id: idCard, name: "…" }, board: { id: cardBoardId(1) } },
});

export interface CardBoardFile {
  id: string;
  name: string;
  lists: ReturnType<typeof list>[];
  cards: ReturnType<typeof card>[];
  checklists: ReturnType<typeof checklist>[];
  actions: ReturnType<typeof comment>[];
  [field: string]: unknown;
}

/** Trello's JSON export of a board. */
export const cardBoardFile = (fields: Partial<CardBoardFile> = {}): CardBoardFile => ({
  id: cardBoardId(1),
  name: "Launch",
  desc: "",
  closed: false,
  dateLastActivity: "2026-06-01T08:00:00.000Z",
  url: "https://trello.com/b/abc/launch",
  prefs: { permissionLevel: "private", background: "blue", backgroundColor: "#0079BF", backgroundImage: null },
  limits: { cards: { openPerBoard: { status: "ok", disableAt: 5_000 } } },
  labelNames: { green: "" },
  actions: [],
  cards: [],
  labels: [],
  lists: [],
  members: [],
  checklists: [],
  customFields: [],
  memberships: [],
  pluginData: [],
  ...fields,
});
