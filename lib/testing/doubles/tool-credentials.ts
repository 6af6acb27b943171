/** What the servers of both tools accept. */
export const CARD_BOARD_KEY = "0123456789abcdef0123456789abcdef";
export const CARD_BOARD_TOKEN = "ATTA0123456789abcdef0123456789abcdef0123456789abcdef";
export const WORK_TOKEN = "2/1200000000000001/1200000000000002:0123456789abcdef0123456789abcdef";
