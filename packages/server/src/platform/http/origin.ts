const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** True for the name of a host in lower case, without port. */
export function isHostName(text: string): boolean {
  return hostName.test(text);
}

/** True for where a site is, and nothing more: http(s), host and port, without path or a slash at the end. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
}
