import { useEdition } from '../../edition-context.ts';

/** A day and time in the page's language and the edition's zone. */
export function useMoment(): (moment: string) => string {
  const { language, timeZone } = useEdition();
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
  });
  return (moment) => format.format(new Date(moment));
}
