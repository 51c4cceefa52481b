import { honeypotMax } from '../../schema/enquiry.ts';
import { fieldNames } from '../../schema/form-names.ts';
import { refusal } from '../http/refusal.ts';
import { cleanLine, cleanText } from './clean-text.ts';

/** Every name that is read from a submission; whatever else it carries is ignored. */
const names = [...fieldNames, 'website', 'formType', 'form'] as const;

/** What was submitted, name by name, as text that can be stored and shown. */
export type Fields = Partial<Record<(typeof names)[number], string>>;

/** Reads a JSON body: an object whose known fields are all text. */
export function readJsonFields(body: string): Fields {
  const value = parseJson(body);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw refusal(400, 'The form has to be sent as one JSON object of fields.');
  }
  return pickFields((name) => (Object.hasOwn(value, name) ? [(value as Record<string, unknown>)[name]] : []));
}

/** Reads the body of a form that a browser posted by itself. */
export function readFormFields(body: string): Fields {
  const pairs = body.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))] as const;
  });
  return pickFields((wanted) => pairs.filter(([name]) => name === wanted).map(([, value]) => value));
}

function pickFields(valuesOf: (name: string) => unknown[]): Fields {
  const fields: Fields = {};
  for (const name of names) {
    const [value, ...more] = valuesOf(name);
    if (value === undefined) continue;
    if (more.length > 0) throw refusal(400, `The field ${name} was sent more than once.`);
    if (typeof value !== 'string') throw refusal(400, `The field ${name} has to be text.`);
    fields[name] = name === 'message' ? cleanText(value) : cleanLine(value);
  }
  // Whatever fills the trap field may write more than it holds; that is no reason to refuse.
  if (fields.website) fields.website = fields.website.slice(0, honeypotMax);
  return fields;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw refusal(400, 'The form could not be read; it has to be sent as JSON.');
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refusal(400, 'The form could not be read; its fields are not encoded as a browser does it.');
  }
}
