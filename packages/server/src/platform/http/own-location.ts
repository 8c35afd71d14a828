/** What a browser reads as the end of a host, or drops, where it stands in a path: '/\x' and '/<tab>/x' are '//x' to it. */
const misread = /[\\\s]/;

/** Whether a browser may read a path as another one, or as another host's. */
export function isMisread(path: string): boolean {
  return misread.test(path);
}

/** A location that a browser takes for a path of this host, whatever stood in it. */
export function ownLocation(location: string): string {
  return location.replace(/^\/[/\\\s]+/, '/');
}
