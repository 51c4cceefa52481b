/** Returns the code of an error or of its cause; `''` without one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

/** Causes and remedies of database errors, by code. */
const databaseCauses: readonly (readonly [codes: RegExp, clause: string])[] = [
  [/^SQLITE_FULL$|^ENOSPC$|^53100$/, 'the disk is full; free some space, and it recovers by itself'],
  [/^SQLITE_READONLY|^EROFS$/, 'the file or its folder is read-only for this user; make both writable'],
  [/^25006$/, 'this database is a read-only replica; set DATABASE_URL to the one that takes writes'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program has locked the file for seconds; end that program, or its transaction'],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    'the file is not a database or is damaged; restore a backup as docs/operations.md describes',
  ],
  [
    /^DATABASE_FILE_GONE$/,
    'restore a backup as docs/operations.md describes, or put the file back, and restart the server',
  ],
  [/^SQLITE_IOERR/, 'the disk reports an error; check the system log'],
  [/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)$/, 'no database answers at the address in DATABASE_URL'],
  [/^55P03$|^57014$/, 'another program has locked a table of the database; end that program, or its transaction'],
  [/^57P0[123]$/, 'the database is starting or stopping; try again in a moment'],
  [/^28(000|P01)$/, 'the database refuses the user in DATABASE_URL, or the password there or in PGPASSWORD'],
  [/^3D000$/, 'the database named in DATABASE_URL does not exist'],
  [/^53300$/, 'the database has too many connections'],
];

/** Returns the cause of a database error and its remedy as a clause, if the code is known. */
export function databaseAdvice(error: unknown): string | undefined {
  const code = codeOf(error);
  return databaseCauses.find(([codes]) => codes.test(code))?.[1];
}

/** Whether the database, which may still be read, refused a write: it is full, read-only or locked. */
export function isWriteRefused(error: unknown): boolean {
  return /^SQLITE_(FULL|READONLY|BUSY)|^53100$|^25006$/.test(codeOf(error));
}
