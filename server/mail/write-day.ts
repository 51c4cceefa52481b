/** `Friday 20 November 2026`, with `time` `Friday 20 November 2026 at 08:40`; versions of ICU differ in their commas. */
export function writeDay(instant: Date, { language, timeZone, time = false }: DayStyle): string {
  const written = instant.toLocaleString(language, {
    timeZone,
    dateStyle: 'full',
    ...(time && { timeStyle: 'short' }),
  });
  return written.replaceAll(',', '');
}

type DayStyle = { language: string; timeZone: string; time?: boolean };
