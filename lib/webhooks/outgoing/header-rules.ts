/** What the request itself sets, and what would change how it is sent. */
const RESERVED =
  /^(host|content-length|content-type|transfer-encoding|connection|keep-alive|expect|upgrade|te|trailer|accept-encoding|x-boards-.*|proxy-.*)$/i;

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;
const VALUE = /^[\t\u0020-\u007e]*$/;

export const isHeaderName = (name: string): boolean => NAME.test(name) && !RESERVED.test(name);

export const isHeaderValue = (value: string): boolean => VALUE.test(value);
