import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';
import { addMs } from '../../schema/clock.ts';
import { isPostgresDatabase } from './dialect.ts';

function migration(up: Statements, down?: Statements): Migration {
  const run = (statements: Statements) => async (db: Kysely<unknown>) => {
    for (const statement of statements(isPostgresDatabase(db))) await sql.raw(statement).execute(db);
  };
  return { up: run(up), ...(down && { down: run(down) }) };
}

type Statements = (isPostgres: boolean) => readonly string[];

const createEnquiry = migration(() => [
  `create table enquiry (id text primary key, reference text not null unique, submission_key text not null unique,
    ${textColumns.map((name) => `${name} text not null`).join(', ')})`,
  'create index enquiry_received_at on enquiry (received_at)',
  'create table readiness (id integer primary key, checked_at text not null)',
]);

const textColumns = [
  'form_type',
  'state',
  'received_at',
  'fingerprint',
  'name',
  'phone',
  'email',
  'registration',
  'postcode',
  'service',
  'message',
  'preferred_date',
  'preferred_time',
];

const createOutbox = migration(() => [
  `create table outbox (id text primary key,
    enquiry_id text not null references enquiry (id) on delete cascade, ${mailColumns})`,
  // Partial, so that the worker's query stays fast however many mails have been sent.
  `create index outbox_waiting on outbox (due_at) where state = 'waiting'`,
  'create index outbox_enquiry on outbox (enquiry_id)',
  `insert into outbox (id, enquiry_id, kind, state, due_at, claimed_by, attempts, refusals, reason)
    select id || '-garage', id, 'garage', 'waiting', received_at, '', 0, 0, '' from enquiry where state = 'received'`,
]);

const mailColumns = `kind text not null, state text not null, due_at text not null, claimed_by text not null,
  attempts integer not null, refusals integer not null, reason text not null`;

/** Orders the queue by failures, then by time, so that one index finds the next mails to send. */
const orderOutbox = migration(() => [
  'drop index outbox_waiting',
  `create index outbox_waiting on outbox (refusals, due_at, id) where state = 'waiting'`,
]);

/** Records confirmations by a hash of the mail address; erased with their enquiries. */
const countConfirmations = migration(() => [
  `create table confirmation (mail_id text primary key references outbox (id) on delete cascade,
    recipient text not null, sent_at text not null)`,
  'create index confirmation_recipient on confirmation (recipient, sent_at)',
]);

/** Records the order of arrival, as SQLite does anyway. PostgreSQL's statistics would keep samples of erased values. */
const numberEnquiries = migration((isPostgres) => {
  const maintenance = 'create table maintenance (task text primary key, done_at text not null)';
  if (!isPostgres) return [maintenance];
  return [
    maintenance,
    'create sequence enquiry_number',
    'alter table enquiry add column number bigint',
    `update enquiry set number = ordered.number
      from (select id, nextval('enquiry_number') as number from (select id from enquiry order by received_at, id) as rows) as ordered
      where ordered.id = enquiry.id`,
    `alter table enquiry alter column number set default nextval('enquiry_number')`,
    ...withoutStatistics('enquiry', 'name', 'phone', 'email', 'registration', 'postcode', 'message'),
    ...withoutStatistics('outbox', 'reason'),
  ];
});

function withoutStatistics(table: string, ...columns: string[]): string[] {
  return columns.map((name) => `alter table ${table} alter column ${name} set statistics 0`);
}

/** Records which enquiries are done. Those received long before this migration count as done. */
const recordWork = migration(
  (isPostgres) => [
    `alter table enquiry add column done_at text not null default ''`,
    'alter table enquiry add column version integer not null default 0',
    `update enquiry set done_at = received_at where received_at < '${addMs(new Date(), -14 * 86_400_000)}'`,
    `create index enquiry_open on enquiry (received_at) where done_at = ''`,
    `create table enquiry_event (enquiry_id text not null references enquiry (id) on delete cascade,
      version integer not null, at text not null, who text not null, what text not null, note text not null,
      constraint enquiry_event_key primary key (enquiry_id, version))`,
    ...(isPostgres ? withoutStatistics('enquiry_event', 'who', 'note') : []),
  ],
  () => [
    'drop table enquiry_event',
    'drop index enquiry_open',
    'alter table enquiry drop column done_at',
    'alter table enquiry drop column version',
  ],
);

/**
 * Stores questions and answers in one JSON column, so that a new field needs no migration. The old columns stay for the
 * previous version; a trigger copies what that version inserts.
 */
const gatherAnswers = migration(
  (isPostgres) => {
    const columns = [
      `alter table enquiry add column form text not null default ''`,
      `alter table enquiry add column answers ${isPostgres ? 'jsonb' : 'text'} not null default '[]'`,
      `update enquiry set answers = ${gatheredAnswers('enquiry', isPostgres)}`,
    ];
    if (!isPostgres) {
      const trigger = `create trigger enquiry_answers after insert on enquiry when new.answers = '[]' begin
        update enquiry set answers = ${gatheredAnswers('new', false)} where id = new.id; end`;
      return [...columns, trigger];
    }
    return [
      ...columns,
      `create function gather_answers() returns trigger language plpgsql as $$ begin
        if new.answers = '[]' then new.answers := ${gatheredAnswers('new', true)}; end if; return new; end $$`,
      'create trigger enquiry_answers before insert on enquiry for each row execute function gather_answers()',
      ...withoutStatistics('enquiry', 'answers'),
    ];
  },
  (isPostgres) => [
    ...dropTrigger('enquiry_answers', isPostgres && 'gather_answers'),
    'alter table enquiry drop column answers',
    'alter table enquiry drop column form',
  ],
);

function dropTrigger(trigger: string, functionName: string | false): string[] {
  if (!functionName) return [`drop trigger ${trigger}`];
  return [`drop trigger ${trigger} on enquiry`, `drop function ${functionName}()`];
}

/** Adds the desk's sessions, lists and search texts. Code fills in the texts, because SQLite only folds ASCII. */
const openDesk = migration(
  (isPostgres) => {
    const insert = `insert into enquiry_search (enquiry_id, text) values (new.id, '')`;
    const tables = [
      `create table desk_link (id text primary key, who text not null, next text not null,
        requested_at text not null, due_at text not null, token_hash text not null, expires_at text not null)`,
      'create table desk_session (token_hash text primary key, who text not null, expires_at text not null)',
      ...Object.entries(listIndexes).map(
        ([name, condition]) => `create index ${name} on enquiry (received_at, reference) where ${condition}`,
      ),
      `create index outbox_failed on outbox (enquiry_id) where state = 'failed' and kind = 'garage'`,
      `create table enquiry_search (
        enquiry_id text primary key references enquiry (id) on delete cascade, text text not null)`,
      `insert into enquiry_search (enquiry_id, text) select id, '' from enquiry`,
      `create index enquiry_search_missing on enquiry_search (enquiry_id) where text = ''`,
    ];
    if (!isPostgres)
      return [...tables, `create trigger enquiry_to_search after insert on enquiry begin ${insert}; end`];
    return [
      ...tables,
      `create function add_to_search() returns trigger language plpgsql as $$ begin
        ${insert}; return null; end $$`,
      'create trigger enquiry_to_search after insert on enquiry for each row execute function add_to_search()',
      ...withoutStatistics('enquiry_search', 'text'),
    ];
  },
  (isPostgres) => [
    ...dropTrigger('enquiry_to_search', isPostgres && 'add_to_search'),
    ...[...Object.keys(listIndexes), 'outbox_failed'].map((name) => `drop index ${name}`),
    'drop table enquiry_search',
    'drop table desk_session',
    'drop table desk_link',
  ],
);

/** Conditions of partial indexes. SQLite uses such an index only for a query with the identical condition. */
const listIndexes = {
  enquiry_list_open: `state = 'received' and done_at = ''`,
  enquiry_list_done: `state = 'received' and done_at <> ''`,
  enquiry_list_held: `state <> 'received'`,
};

/**
 * SQL expression for the answers in the columns of a row. Has no ORDER BY within the aggregate: SQLite keeps the order
 * without it, and older versions, such as Litestream's and Debian's, cannot open a database that has it in a trigger.
 */
function gatheredAnswers(row: string, isPostgres: boolean): string {
  const fields = fieldColumns.map(
    ([column, name, kind, role], index) =>
      `select ${index} as place, '${name}' as name, '${kind}' as kind, ${role ? `'${role}'` : 'null'} as role, ${row}.${column} as value`,
  );
  const pairs = `'name', field.name, 'kind', field.kind, 'role', field.role, 'value', field.value`;
  const list = isPostgres
    ? `jsonb_agg(jsonb_strip_nulls(jsonb_build_object(${pairs})) order by field.place)`
    : `json_group_array(json(json_patch('{}', json_object(${pairs}))))`;
  return `coalesce((select ${list} from (${fields.join(' union all ')}) as field where field.value <> ''), '[]')`;
}

/** The previous version's columns for fields, each with its name, kind and role. */
export const fieldColumns = [
  ['name', 'name', 'text', 'name'],
  ['phone', 'phone', 'phone', 'answer-by'],
  ['email', 'email', 'email', 'answer-by'],
  ['registration', 'registration', 'plate', 'subject'],
  ['postcode', 'postcode', 'postcode', ''],
  ['service', 'service', 'select', 'service'],
  ['preferred_date', 'preferredDate', 'date', 'appointment'],
  ['preferred_time', 'preferredTime', 'slot', 'appointment'],
  ['message', 'message', 'textarea', 'message'],
] as const;

/** Adds a separate table for notices, because the previous version sends everything in the outbox. */
const addNotices = migration(
  () => [
    `create table notice (id text primary key, enquiry_id text references enquiry (id) on delete cascade, ${mailColumns})`,
    'create index notice_enquiry on notice (enquiry_id)',
    'create index notice_state on notice (state, due_at)',
    'create table secret (name text primary key, value text not null)',
    `insert into secret (name, value) values ('done-link', '${randomBytes(32).toString('base64url')}')`,
  ],
  () => ['drop table secret', 'drop table notice'],
);

/** Clears the search texts, to be filled in again: without accents, and later without apostrophes too. */
const refillSearch = migration(
  () => [`update enquiry_search set text = ''`],
  () => [`update enquiry_search set text = ''`],
);

/**
 * All migrations, which run in the order of their names. Never change a released one. Each only adds, so that the
 * previous version can run alongside; the next version removes what it replaces. `down` removes what it added.
 */
export const migrations: Record<string, Migration> = {
  '0001-enquiry': createEnquiry,
  '0002-outbox': createOutbox,
  '0003-outbox-order': orderOutbox,
  '0005-confirmation': countConfirmations,
  '0006-enquiry-number': numberEnquiries,
  '0008-work': recordWork,
  '0009-answers': gatherAnswers,
  '0010-desk': openDesk,
  '0011-notices': addNotices,
  '0012-search': refillSearch,
  '0013-search': refillSearch,
};
