import type { Database } from '../../server/database/database.ts';
import { normaliseReference } from '../../server/enquiries/reference.ts';
import { selectEnquiries } from '../../server/enquiries/select-enquiries.ts';
import { type Tools, usageError } from './command.ts';
import type { SelectedEnquiry } from './read-enquiries.ts';

/** The enquiries of the references that were typed; those that there are not are complained of. */
export async function findByReference(
  db: Database,
  typed: readonly string[],
  { complain }: Pick<Tools, 'complain'>,
): Promise<{ found: SelectedEnquiry[]; isComplete: boolean }> {
  if (typed.length === 0) throw usageError('No reference was given; write one or more, as list shows them.');
  const wanted = [...new Set(typed.map(normaliseReference))];
  const rows = await selectEnquiries(db).selectAll().where('reference', 'in', wanted).execute();
  const found = wanted.flatMap((reference) => rows.find((row) => row.reference === reference) ?? []);
  for (const reference of wanted) {
    if (!found.some((row) => row.reference === reference)) {
      complain(`There is no enquiry ${reference}; list shows those there are, and list --spam those kept apart.`);
    }
  }
  return { found, isComplete: found.length === wanted.length };
}
