import { useEdition } from '../edition-context.ts';

/** A day and time in the page's language, in a zone, or else in the edition's: '23 de noviembre de 2026 a las 09:00'. */
export function useMomentText(): (moment: string, timeZone?: string) => string {
  const { language, timeZone: own } = useEdition();
  return (moment, timeZone) => {
    const zone = timeZone ?? own ?? 'UTC';
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: zone }).format(
      new Date(moment),
    );
  };
}
