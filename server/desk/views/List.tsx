import type { ReactNode } from 'react';
import { formatAnswer, telephoneLink } from '../../../schema/field-kinds.ts';
import { fillIn } from '../../../schema/placeholders.ts';
import { formTypes } from '../../../schema/submission.ts';
import { describeVisit } from '../../../site/answers.ts';
import type { SharedSite } from '../../../site/shared-site.ts';
import { type ListedEnquiry, listStates, maxCounted } from '../../enquiries/list.ts';
import { nameOfKind } from '../../mail/format.ts';
import { deskPath, enquiryPath, formatCursor, listAddress } from '../paths.ts';
import { Badge, formatStoredTime } from './Badge.tsx';
import type { DeskFrame, ListView } from './desk-view.ts';
import { Button, Hidden, LinkButton, Notice } from './Prompt.tsx';

export function List({ view, frame: { site, hasMail } }: { view: ListView; frame: DeskFrame }) {
  const { query, rows, next, erased, now } = view;
  const { desk: words } = site;
  const { after: _, ...filter } = query;
  const { state, ...narrowing } = filter;
  const clear = Object.values(narrowing).some(Boolean) && <a href={listAddress({ state })}>{words.clear}</a>;
  return (
    <>
      <h1>{words.enquiries}</h1>
      {erased && <Notice text={fillIn(words.erased, { reference: erased })} isGood />}
      {!hasMail && <p className="notice">{words.mailOff}</p>}
      <Tabs view={view} site={site} />
      <Filter view={view} site={site} clear={rows.length > 0 && clear} />
      {rows.length === 0 ? (
        <p className="empty">
          {words.none[clear ? 'match' : state]} {clear}
        </p>
      ) : (
        <>
          <ol className="rows">
            {rows.map((row) => (
              <Row key={row.id} row={row} site={site} now={now} />
            ))}
          </ol>
          <p className="ends">
            {next && <LinkButton label={words.nextPage} href={listAddress({ ...filter, after: formatCursor(next) })} />}
            <a href={listAddress(filter, `${deskPath}/enquiries.csv`)}>{words.exportCsv}</a>
          </p>
        </>
      )}
    </>
  );
}

function Tabs({ view: { query, waiting }, site: { desk: words } }: { view: ListView; site: SharedSite }) {
  return (
    <nav className="tabs" aria-label={words.enquiries}>
      {listStates.map((state) => {
        const count = state === 'all' || state === 'done' ? 0 : waiting[state];
        const current = state === query.state ? 'page' : undefined;
        return (
          <a key={state} href={listAddress({ ...query, state, after: '' })} aria-current={current}>
            {words.lists[state]}
            {count > 0 && <span className="count">{count < maxCounted ? count : `${maxCounted - 1}+`}</span>}
          </a>
        );
      })}
    </nav>
  );
}

function Filter({ view: { query }, site: { desk: words, mail }, clear }: FilterProps) {
  const { state, q, form, from, to } = query;
  return (
    <search>
      <form className="filter" method="get" action={deskPath}>
        <Hidden fields={{ state }} />
        <label className="wide">
          {words.searchHint}
          <input type="search" name="q" defaultValue={q} autoComplete="off" />
        </label>
        <Button label={words.search} />
        {clear}
        <details open={[form, from, to].some(Boolean)}>
          <summary>{words.more}</summary>
          <div>
            <label>
              {words.form}
              <select name="form" defaultValue={form}>
                <option value="">{words.lists.all}</option>
                {formTypes.map((type) => (
                  <option key={type} value={type}>
                    {mail.kinds[type]}
                  </option>
                ))}
              </select>
            </label>
            {Object.entries({ from, to }).map(([name, day]) => (
              <label key={name}>
                {words[name as 'from' | 'to']}
                <input type="date" name={name} defaultValue={day} />
              </label>
            ))}
          </div>
        </details>
      </form>
    </search>
  );
}

type FilterProps = { view: ListView; site: SharedSite; clear: ReactNode };

/** Maximum characters of a message: more than the two lines that any screen shows. */
const maxExcerpt = 400;

function Row({ row, site, now }: { row: ListedEnquiry; site: SharedSite; now: Date }) {
  const { desk: words } = site;
  const { reference, name, phone, answers } = row;
  const valuesOf = (wanted: string) =>
    answers.filter(({ role }) => role === wanted).map((answer) => formatAnswer(answer, site.language));
  const about = [nameOfKind(site, row), ...valuesOf('service'), ...valuesOf('subject')];
  const wanted = describeVisit(answers, site.language);
  const [message = ''] = valuesOf('message');
  const call = telephoneLink(phone);
  return (
    <li>
      <Badge enquiry={row} site={site} now={now} />
      <div className="what">
        <h2>
          <a href={enquiryPath(reference)}>{name || words.noName}</a>
        </h2>
        <p>{about.join(' · ')}</p>
        {wanted && <p className="wanted">{fillIn(words.wants, { when: wanted })}</p>}
        {message && <p className="said">{message.slice(0, maxExcerpt)}</p>}
      </div>
      <div className="more">
        {call && <a href={call}>{phone}</a>}
        <p>
          {fillIn(words.receivedAt, { time: formatStoredTime(site, row.received_at, now) })} · <span>{reference}</span>
        </p>
      </div>
    </li>
  );
}
