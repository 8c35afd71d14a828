const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const host = String.raw`(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}|\[(?:${octet}\.){3}${octet}\]`;
/** Words joined by single dots, before a host of at least two parts whose last is of letters, or an IPv4 address in brackets. */
export const emailPattern = new RegExp(String.raw`^[\w'+-]+(?:\.[\w'+-]+)*@(?:${host})$`, 'i');
